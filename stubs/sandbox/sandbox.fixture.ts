/** Opens in-memory sandboxes for tests, with a clock that the test can set. */
import * as v from 'valibot';
import { claimSummary, type ClaimQuery as WholeClaimQuery } from '../../src/features/claims/claims.schema.ts';
import {
  getMessages,
  type MessageQuery as WholeMessageQuery,
} from '../../src/features/messages/messages.schema.ts';
import { addDays, toCompactDate, type IsoDate } from '../../src/lib/date/date.ts';
import { baseMessage } from '../../src/lib/http/base-message.ts';
import { userLogin } from '../../src/session/sign-in/sign-in.schema.ts';
import { memberOf } from '../people/member-of.ts';
import { PEOPLE } from '../people/people.ts';
import { PASSWORD } from '../people/person.ts';
import { createSandbox, type SandboxOptions } from './app.ts';

/** Today's date in tests. */
export const DAY: IsoDate = '2026-11-12';
export const NOON = Date.UTC(2026, 10, 12, 17);

export type ClaimQuery = Partial<WholeClaimQuery>;
export type MessageQuery = Partial<WholeMessageQuery>;

export const PATHS = {
  userLogin: '/rbsmbl/x-services/userInfo/userLogin',
  logout: '/rbsmbl/x-services/userauth/v1/login',
  memberInfo: '/rbsmbl/x-services/member/v3/memberInfo',
  volatileMemberInfo: '/rbsmbl/x-services/member/v1/volatileMemberInfo',
  claimSummary: '/rbsmbl/x-services/claim/summary',
  getMessages: '/rbsmbl/x-services/member/getMessages',
} as const;

/** The member and family of a person, by the person's id in `stubs/people`. */
export function memberNamed(id: string) {
  const person = PEOPLE.find((candidate) => candidate.id === id);
  const member = person && memberOf(person);
  if (!member) throw new Error(`no member is called ${id}`);
  return member;
}

/** A complete claims query for a person: 12 months and every group. `changes` override its fields. */
export function claimQuery(id: string, changes: ClaimQuery = {}) {
  const { family, self } = memberNamed(id);
  const isSubscriber = ['18', '20'].includes(self.relationshipCode);
  return {
    baseMessage,
    payload: {
      reqClaimAccumActivitySummary: {
        contractId: family.agreementId,
        umi: family.umi,
        relationCode: self.relationshipCode,
        startDate: toCompactDate(addDays(DAY, -365)),
        endDate: toCompactDate(DAY),
        groupNumTable: family.clients.flatMap(({ groups }) => groups.map(({ number }) => number)),
        channelType: 'I' as const,
        lastLandedPageDate: toCompactDate(addDays(DAY, -18)),
        clientId: family.clients.map((client) => client.id),
        ...(isSubscriber ? {} : { pin: self.pin }),
        ...changes,
      },
    },
  };
}

/** A complete message query for a person: 12 months, first page, every category. `changes` override its fields. */
export function messageQuery(id: string, changes: MessageQuery = {}) {
  const { family, self } = memberNamed(id);
  const isSubscriber = ['18', '20'].includes(self.relationshipCode);
  return {
    baseMessage,
    payload: {
      messagesPerPage: 10,
      pageNumber: 1,
      pageId: 'activitySummary',
      requestKey: `${self.ecId}-1`,
      callerRelationship: self.relationshipCode,
      messageCategory: [],
      ecidList: (isSubscriber ? family.members : [self]).map(({ ecId }) => ecId),
      subscriberECID: family.members[0].ecId,
      fromDate: addDays(DAY, -365),
      toDate: DAY,
      ...changes,
    },
  };
}

/** Opens a sandbox. @returns the sandbox, its clock, and functions that send requests to it */
export function openSandbox(options: Partial<SandboxOptions> = {}) {
  const clock = { now: NOON };
  const sandbox = createSandbox({ databaseFile: ':memory:', now: () => clock.now, ...options });

  /** Sends a request. A body is sent as JSON. */
  const ask = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> =>
    sandbox.app.request(path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });

  const login = (logonId: string, password = PASSWORD, brand = 'mincr') =>
    ask('POST', PATHS.userLogin, { baseMessage, payload: { logonId, password, brand } });

  const signIn = async (logonId: string, brand = 'mincr') => {
    const { token } = v.parse(userLogin.response, await (await login(logonId, PASSWORD, brand)).json());
    return { Authorization: `Bearer ${token.accessToken}`, APPID: 'CHMMBR' };
  };

  const claims = async (id: string, changes?: ClaimQuery) => {
    const response = await ask('POST', PATHS.claimSummary, claimQuery(id, changes), await signIn(id));
    return v.parse(claimSummary.response, await response.json());
  };

  const messages = async (id: string, changes?: MessageQuery) => {
    const response = await ask('POST', PATHS.getMessages, messageQuery(id, changes), await signIn(id));
    return v.parse(getMessages.response, await response.json());
  };

  return { ...sandbox, clock, ask, login, signIn, claims, messages };
}

/** Some calls that need a member's token, each with a valid request. */
export const MEMBER_CALLS = [
  { method: 'GET', path: PATHS.memberInfo, body: undefined },
  { method: 'GET', path: PATHS.volatileMemberInfo, body: undefined },
  { method: 'POST', path: PATHS.claimSummary, body: claimQuery('maria') },
  { method: 'POST', path: PATHS.getMessages, body: messageQuery('maria') },
  { method: 'DELETE', path: PATHS.logout, body: undefined },
] as const;
