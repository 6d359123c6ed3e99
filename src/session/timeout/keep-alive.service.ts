/** Keep-alive calls (spec 000 §7, 001 §7). Only success or error is read. */
import { send } from '../../lib/http.ts';
import { keepAlive, vendorKeepAlive } from './keep-alive.schema.ts';

/** @throws ServiceError; a 401 has already ended the session (`session.store.ts`) */
export const requestKeepAlive = (): Promise<unknown> => send(keepAlive, {});

/** @throws ServiceError */
export const requestVendorKeepAlive = (): Promise<unknown> => send(vendorKeepAlive, {});
