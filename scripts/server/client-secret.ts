/** The portal's client id and secret for the token login (spec 000 §7): added here, so that no browser knows them. */
import { CLIENT } from '../../stubs/sandbox/caller.middleware.ts';

/** Addresses of the token endpoint: issue, refresh, revoke. */
const TOKEN_ENDPOINT = /^\/api\/oauth\/tokens(?:\/|$)/;

/**
 * Adds Basic authorization to a request for the token endpoint; every other request stays as it is.
 * @param client of the services behind; the sandbox's own unless told
 */
export function addClientSecret(request: Request, client: { id: string; secret: string } = CLIENT): void {
  if (!TOKEN_ENDPOINT.test(new URL(request.url).pathname)) return;
  const pair = Buffer.from(`${client.id}:${client.secret}`).toString('base64');
  request.headers.set('Authorization', `Basic ${pair}`);
}
