/** Opens a sandbox for tests that send calls of the contract. */
import * as v from 'valibot';
import type { Call } from '../../src/lib/http/call.schema.ts';
import type { AnyInput } from '../../src/lib/http/request.ts';
import * as flows from '../../src/session/sign-in/sign-in-flows.schema.ts';
import { getUserInfo } from '../../src/session/user/user-info.schema.ts';
import { createContractClient } from '../contract/ask.ts';
import { PASSWORD } from '../people/person.ts';
import { openSandbox } from './sandbox.fixture.ts';

/** The store of the Minnesota brand, on whose site `openSandbox` signs in. */
export const MN = { storeID: '10163' };

export const basic = (logonId: string, password = PASSWORD): string =>
  `Basic ${Buffer.from(`${logonId}:${password}`).toString('base64')}`;

export const codes = async (response: Response): Promise<unknown> => [response.status, await response.json()];

/** The value that `codes` returns for a refusal with this status and these messages. */
export const error = (status: number, ...messages: readonly string[]): unknown => [
  status,
  { errors: messages.map((errorMessage) => ({ errorMessage })) },
];

export function openAccounts() {
  const sandbox = openSandbox();
  const asker = createContractClient(sandbox);
  /** Sends a call with a new token of a person. @param id null to send no token */
  const as = (id: string | null, call: Call, input: AnyInput = {}) =>
    asker.request(call, input, id === null ? null : asker.tokenOf(id));
  const user = async (id: string) =>
    v.parse(getUserInfo.response, await (await as(id, getUserInfo, { query: {} })).json());
  const ltpa = (id: string, password?: string, params = MN) =>
    asker.request(flows.ltpaLogin, { params, headers: { Authorization: basic(id, password) } }, null);
  const ltpaSignIn = async (id: string) => v.parse(flows.ltpaLogin.response, await (await ltpa(id)).json());
  return { ...sandbox, ...asker, as, user, ltpa, ltpaSignIn };
}
export type OpenAccounts = ReturnType<typeof openAccounts>;
