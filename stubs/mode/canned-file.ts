/** Maps a call to the file of its canned response. */
import type { CallShape } from '../../src/lib/http/call.schema.ts';
import type { StubPerson } from './mode.rules.ts';

/** The folder of a site that contains the canned responses. */
export const FOLDER = '/stubs';

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
};

/** The fields of a call that determine the file of its canned response. */
export type CallWithResponse = Pick<CallShape, 'method' | 'path' | 'signsIn'> & {
  response: CallShape['response'] | { json: true };
};

/** Reduces a call to plain data without schemas, for the script in the page. */
export const withResponse = ({ method, path, signsIn, response }: CallWithResponse): CallWithResponse => ({
  method,
  path,
  ...(signsIn ? { signsIn } : {}),
  response: 'file' in response ? { file: response.file } : { json: true },
});

/**
 * The path of a canned response below `/stubs/`: the service's path with parameter names in place of values, then the
 * method unless it is GET, then `producer` for an agent's sign-in. For example, a PUT of
 * `/wcs/…/store/{storeID}/ratingInfo` gets `wcs/…/store/storeID/ratingInfo.put.json`.
 */
export function cannedFile(call: CallWithResponse, person: StubPerson = 'member'): string {
  const path = call.path.slice(1).replaceAll(/[{}]/g, '');
  const method = call.method === 'get' ? '' : `.${call.method}`;
  const role = person === 'producer' && call.signsIn ? '.producer' : '';
  const ending = 'file' in call.response ? ENDINGS[call.response.file] : 'json';
  return `${path}${method}${role}.${ending ?? 'bin'}`;
}

const isParameter = (part: string): boolean => part.startsWith('{');

function isOf(call: CallWithResponse, method: string, path: string): boolean {
  const parts = call.path.split('/');
  const requested = path.split('/');
  return (
    call.method === method.toLowerCase() &&
    parts.length === requested.length &&
    parts.every((part, at) => (isParameter(part) ? requested[at] !== '' : part === requested[at]))
  );
}

const parameters = ({ path }: CallWithResponse): number => path.split('/').filter(isParameter).length;

/**
 * The URL path of the canned response to a request; null if the request matches no call of the contract.
 * @param path the request's path, with parameter values
 */
export function cannedAddress(
  calls: readonly CallWithResponse[],
  method: string,
  path: string,
  person: StubPerson,
): string | null {
  const [call] = calls
    .filter((candidate) => isOf(candidate, method, path))
    .sort((a, b) => parameters(a) - parameters(b));
  return call ? `${FOLDER}/${cannedFile(call, person)}` : null;
}
