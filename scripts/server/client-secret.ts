/** The portal's client id and secret for the token login (spec 000 §7): added here, so that no browser knows them. */

/** Who the portal is to the services that give tokens. */
export interface Client {
  id: string;
  secret: string;
}

/** Addresses of the token endpoint: issue, refresh, revoke. */
const TOKEN_ENDPOINT = /^\/api\/oauth\/tokens(?:\/|$)/;

/** The refresh grant sends id and secret in its form as well; what a browser wrote there goes. */
async function formWith(client: Client, request: Request): Promise<string> {
  const form = new URLSearchParams(await request.text());
  form.delete('client_id');
  form.delete('client_secret');
  if (form.get('grant_type') === 'refresh_token') {
    form.set('client_id', client.id);
    form.set('client_secret', client.secret);
  }
  return form.toString();
}

/**
 * A request as the services get it: one for the token endpoint with Basic authorization, every other as it is.
 * @param client null: whoever answers has no secret of ours, and none is added
 */
export async function withClientSecret(request: Request, client: Client | null): Promise<Request> {
  if (client === null || !TOKEN_ENDPOINT.test(new URL(request.url).pathname)) return request;
  const headers = new Headers(request.headers);
  const pair = Buffer.from(`${client.id}:${client.secret}`).toString('base64');
  headers.set('Authorization', `Basic ${pair}`);
  headers.delete('Content-Length'); // of another form
  const { url, method } = request;
  const body = method === 'POST' ? { body: await formWith(client, request) } : {};
  return new Request(url, { method, headers, ...body });
}

/** The client that the environment names for services behind SERVICES_ORIGIN: OAUTH_CLIENT_ID, OAUTH_CLIENT_SECRET. */
export function clientOf(environment: Readonly<Partial<Record<string, string>>>): Client | null {
  const { OAUTH_CLIENT_ID: id, OAUTH_CLIENT_SECRET: secret } = environment;
  return id && secret ? { id, secret } : null;
}
