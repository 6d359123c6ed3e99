import { send } from '../../lib/http.ts';
import { keepAlive, vendorKeepAlive } from './keep-alive.schema.ts';

/** @throws ServiceError; a 401 has already ended the session */
export const requestKeepAlive = (): Promise<unknown> => send(keepAlive, {});

/** @throws ServiceError */
export const requestVendorKeepAlive = (): Promise<unknown> => send(vendorKeepAlive, {});
