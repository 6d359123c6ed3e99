/** Keep-alive calls (spec 000 §7, 001 §7). Read only for success or error: neither tells the person anything. */
import { send } from '../../lib/http.ts';
import { keepAlive, vendorKeepAlive } from './keep-alive.schema.ts';

/** @throws ServiceError; a 401 has ended the session by then (`session.store.ts`) */
export const requestKeepAlive = (): Promise<unknown> => send(keepAlive, {});

/** @throws ServiceError */
export const requestVendorKeepAlive = (): Promise<unknown> => send(vendorKeepAlive, {});
