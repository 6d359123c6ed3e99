/** Adds the portal's OAuth client id and secret to token requests (spec 000 §7), so that they never reach a browser. */
import * as v from 'valibot';
import { requestTokens, revokeTokens } from '../../../src/session/tokens/tokens.schema.ts';
import { refuse } from '../../../stubs/sandbox/http/requests.ts';

/** The portal's credentials at the token services. */
export interface Client {
  id: string;
  secret: string;
}

const FORM = 'application/x-www-form-urlencoded';

/** The forms that the portal sends, by exact path. The secret is added to no other request. */
const FORMS: Readonly<Partial<Record<string, v.GenericSchema<unknown, object>>>> = {
  [requestTokens.path]: requestTokens.payload,
  [revokeTokens.path]: revokeTokens.payload,
};

/** The values of a form; null if a name occurs twice, because two parsers could pick different values. */
function valuesOf(form: URLSearchParams): Record<string, string> | null {
  const pairs = [...form];
  const values = Object.fromEntries(pairs);
  return Object.keys(values).length === pairs.length ? values : null;
}

/** The form, reduced to the fields in the contract; null if it is not one of the portal's forms. */
async function formOf(
  request: Request,
  schema: v.GenericSchema<unknown, object>,
): Promise<URLSearchParams | null> {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';');
  if (type.trim().toLowerCase() !== FORM) return null;
  const form = v.safeParse(schema, valuesOf(new URLSearchParams(await request.text())));
  return form.success ? new URLSearchParams(form.output as Record<string, string>) : null;
}

/** Removes any id and secret that the browser sent. Adds the portal's own to a refresh grant, whose form must contain them. */
function addClient(form: URLSearchParams, client: Client): void {
  form.delete('client_id');
  form.delete('client_secret');
  if (form.get('grant_type') !== 'refresh_token') return;
  form.set('client_id', client.id);
  form.set('client_secret', client.secret);
}

/**
 * Adds Basic authorization to the portal's own token requests. Other requests stay unchanged.
 * @param client null if these services have no client secret
 * @returns the request to forward, or a 400 response if a token request is invalid
 */
export async function withClientSecret(request: Request, client: Client | null): Promise<Request | Response> {
  const { url, method, signal } = request;
  const { pathname, search } = new URL(url);
  const schema = FORMS[pathname];
  if (schema === undefined) return request;
  // Token services read the query like form fields, so a query could change the grant (decisions/services#the-client-secret).
  if (search !== '') return refuse(400, 'QUERY-NOT-ALLOWED');
  if (client === null || method !== 'POST') return request;
  const form = await formOf(request, schema);
  if (!form) return refuse(400, 'unsupported_grant_type');
  addClient(form, client);
  const headers = new Headers(request.headers);
  const pair = Buffer.from(`${client.id}:${client.secret}`).toString('base64');
  headers.set('Authorization', `Basic ${pair}`);
  headers.delete('Content-Length'); // the changed form has a different length
  return new Request(url, { method, headers, body: form.toString(), signal });
}
