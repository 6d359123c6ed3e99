/** The portal's client id and secret for the token login (spec 000 §7): added here, so that no browser knows them. */
import * as v from 'valibot';
import { requestTokens, revokeTokens } from '../../src/session/tokens/tokens.schema.ts';
import { refuse } from '../../stubs/sandbox/http/requests.ts';

/** Who the portal is to the services that give tokens. */
export interface Client {
  id: string;
  secret: string;
}

const FORM = 'application/x-www-form-urlencoded';

/** The forms that the portal itself sends, by their exact address. No other request gets the secret. */
const FORMS: Readonly<Partial<Record<string, v.GenericSchema<unknown, object>>>> = {
  [requestTokens.path]: requestTokens.payload,
  [revokeTokens.path]: revokeTokens.payload,
};

/** A form's values; null where a name stands twice, because two readers could choose differently. */
function valuesOf(form: URLSearchParams): Record<string, string> | null {
  const pairs = [...form];
  const values = Object.fromEntries(pairs);
  return Object.keys(values).length === pairs.length ? values : null;
}

/** The form with the fields of the contract alone; null where it is not one of the portal's. */
async function formOf(
  request: Request,
  schema: v.GenericSchema<unknown, object>,
): Promise<URLSearchParams | null> {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';');
  if (type.trim().toLowerCase() !== FORM) return null;
  const form = v.safeParse(schema, valuesOf(new URLSearchParams(await request.text())));
  return form.success ? new URLSearchParams(form.output as Record<string, string>) : null;
}

/** The refresh grant sends id and secret in its form as well; what a browser wrote there goes. */
function addClient(form: URLSearchParams, client: Client): void {
  form.delete('client_id');
  form.delete('client_secret');
  if (form.get('grant_type') !== 'refresh_token') return;
  form.set('client_id', client.id);
  form.set('client_secret', client.secret);
}

/**
 * A request as the services get it: the portal's own forms to the token endpoint with Basic authorization, every other
 * request as it is.
 * @param client null: the services there have given the portal no secret
 * @returns a refusal (400) of a post to these addresses that is none of the portal's forms, and of any query there
 */
export async function withClientSecret(request: Request, client: Client | null): Promise<Request | Response> {
  const { url, method, signal } = request;
  const { pathname, search } = new URL(url);
  const schema = FORMS[pathname];
  if (schema === undefined) return request;
  // Token services read a query like the form, and could take their grant from it (decision 061).
  if (search !== '') return refuse(400, 'QUERY-NOT-ALLOWED');
  if (client === null || method !== 'POST') return request;
  const form = await formOf(request, schema);
  if (!form) return refuse(400, 'unsupported_grant_type');
  addClient(form, client);
  const headers = new Headers(request.headers);
  const pair = Buffer.from(`${client.id}:${client.secret}`).toString('base64');
  headers.set('Authorization', `Basic ${pair}`);
  headers.delete('Content-Length'); // of another form
  return new Request(url, { method, headers, body: form.toString(), signal });
}

/** The client that the environment names for services behind SERVICES_ORIGIN: OAUTH_CLIENT_ID, OAUTH_CLIENT_SECRET. */
export function clientOf(environment: Readonly<Partial<Record<string, string>>>): Client | null {
  const { OAUTH_CLIENT_ID: id, OAUTH_CLIENT_SECRET: secret } = environment;
  return id && secret ? { id, secret } : null;
}
