import * as v from 'valibot';
import * as spending from '../../../src/features/spending/spending-accounts.schema.ts';
import { baseMessage } from '../../../src/lib/http/base-message.ts';
import { memberInfo, volatileMemberInfo } from '../../../src/profile/profile.schema.ts';
import { memberNamed, openSandbox, PATHS } from '../sandbox.fixture.ts';

/** Signs a person in, and returns functions that send calls. */
export async function openSpending(id: string, { ask, signIn } = openSandbox()) {
  const headers = await signIn(id);
  const { family } = memberNamed(id);
  const [client] = family.clients;
  const ids = { clientNumber: client.number, groupNumber: client.groups[0]?.number ?? '' };
  const get = (path: string, values: Record<string, string> = {}) =>
    ask('GET', `${path}?${new URLSearchParams(values)}`, undefined, headers);
  const post = (path: string, payload: unknown) => ask('POST', path, { baseMessage, payload }, headers);
  const list = async (changes: object = {}) =>
    get(spending.accountList.path, {
      memberID: family.umi,
      vendorType: 'SELECTACCOUNT',
      ...ids,
      ...changes,
    });
  const accounts = async () => {
    const [first] = v.parse(spending.accountList.response, await (await list()).json());
    if (!first) throw new Error('no client');
    return first;
  };
  const profile = async () => v.parse(memberInfo.response, await (await get(PATHS.memberInfo)).json());
  const terms = async () =>
    v.parse(volatileMemberInfo.response, await (await get(PATHS.volatileMemberInfo)).json())
      .mhsTermsConditionsCode;
  return { family, ids, get, post, list, accounts, profile, terms };
}
