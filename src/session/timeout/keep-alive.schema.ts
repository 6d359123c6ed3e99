import * as v from 'valibot';
import { defineCall } from '../../lib/http/call.schema.ts';
import { text } from '../../lib/http/wire.schema.ts';

const success = v.object({ payload: v.object({ status: v.literal('success') }) });

/**
 * Called every 240 000 ms; only success or error is read (spec 000 §7, §9). 401 if the session has expired.
 * Not in the spec: path, response, and that the call extends the session by a whole lifetime. A session with a refresh
 * token is extended by a token refresh instead.
 */
export const keepAlive = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/keepAlive',
  access: 'session',
  response: success,
});

/** Sent together with keepAlive while a vendor cookie exists (spec 001 §7). Not in the spec: path and response. */
export const vendorKeepAlive = defineCall({
  method: 'get',
  path: '/sxesvc/x-services/vendor/keepAlive',
  access: 'session',
  response: success,
});

const storedResponse = v.pipe(
  v.object({ payload: v.object({ key: text, value: v.nullable(v.string()) }) }),
  v.transform(({ payload }) => payload.value),
);

/** A stored text; null if none (spec 000 §7 'server session storage'). Not in the spec: path, response, and that texts are stored per logon id. */
export const readServerStorage = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/sessionStorage/{key}',
  access: 'session',
  response: storedResponse,
});

/**
 * Stores a text of at most 10 000 characters for 60 minutes (spec 000 §9). Not in the spec: path, payload, response and
 * maximum length.
 */
export const writeServerStorage = defineCall({
  method: 'put',
  path: '/rbsmbl/x-services/sessionStorage/{key}',
  access: 'session',
  payload: v.object({ value: v.pipe(v.string(), v.maxLength(10_000)) }),
  response: storedResponse,
});
