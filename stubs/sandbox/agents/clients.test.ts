/** What an agent may see of clients, tested over HTTP (spec 000 §1, §6; decisions/staff#an-agent-opens-a-clients-portal). */
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { bookOfBusiness } from '../../../src/features/agents/book/book.schema.ts';
import { openClient } from '../../../src/features/simulation/simulation.schema.ts';
import { accessLog } from '../../../src/features/account/settings/sign-ins/access-log.schema.ts';
import { memberInfo } from '../../../src/profile/profile.schema.ts';
import { userLogout } from '../../../src/session/sign-in/sign-in.schema.ts';
import { keepAlive } from '../../../src/session/timeout/keep-alive.schema.ts';
import { updateProfile } from '../../../src/features/account/account.schema.ts';
import { LARGEST_AGENCY } from '../../people/agencies.ts';
import { codes, error, openAccounts, type OpenAccounts } from '../accounts.fixture.ts';
import { NOON } from '../sandbox.fixture.ts';
import { SESSION_SECONDS } from '../sign-in/session-store.ts';

const MARIA = { agencyId: '40211', clientId: '40211-0001' };
const REASON = 'Yearly plan review';

const bookOf = (services: OpenAccounts, id: string, agencyId: string) =>
  services.as(id, bookOfBusiness, { params: { agencyId } });

const open = (services: OpenAccounts, id: string, client: typeof MARIA, reason = REASON) =>
  services.as(id, openClient, { payload: { ...client, reason } });

const opened = async (services: OpenAccounts, id = 'gwen') =>
  v.parse(openClient.response, await (await open(services, id, MARIA)).json());

describe('the book of business', () => {
  it.each([
    ['gwen', '40211', 64],
    ['agnes', LARGEST_AGENCY, 5000],
    ['ivan', '40211', 64], // internal staff have the entitlements of agency 1
    ['ivan', '1', 80],
  ])('shows %s the clients of agency %s', async (id, agencyId, size) => {
    const response = await (await bookOf(openAccounts(), id, agencyId)).json();
    expect(v.parse(bookOfBusiness.response, response)).toMatchObject({ items: { length: size }, skipped: 0 });
  });

  it.each([
    ['an agent of another agency', 'gwen', LARGEST_AGENCY, 'NOT-YOUR-AGENCY'],
    ['an agency that does not exist', 'agnes', '99999', 'NOT-YOUR-AGENCY'],
    ['an agent who may only give quotes in that agency', 'gwen', '40388', 'NOT-ENTITLED'],
    ['an admin without the entitlement', 'adele', '51730', 'NOT-ENTITLED'],
    ['internal staff whose agency 1 may only give quotes', 'no-proxy', '1', 'NOT-ENTITLED'],
    ['a member', 'maria', '40211', 'NOT-STAFF'],
  ])('is refused for %s', async (_, id, agencyId, code) => {
    expect(await codes(await bookOf(openAccounts(), id, agencyId))).toEqual(error(403, code));
  });
});

describe("a client's portal", () => {
  it('opens with a token that contains agent, agency and client', async () => {
    const services = openAccounts();
    const { token, logonId } = await opened(services);
    const [, claims = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      agent: 'AG40211',
      agency: MARIA.agencyId,
      client: MARIA.clientId,
      exp: NOON / 1000 + SESSION_SECONDS,
    });
    expect(logonId).toBe('MARIA');
    expect((await services.request(memberInfo, {}, token)).status).toBe(200);
    const stopped = await services.request(userLogout, {}, token);
    expect(v.parse(userLogout.response, await stopped.json()).nextAction).toBe('stopSimulation');
    expect((await services.request(memberInfo, {}, token)).status).toBe(401);
  });

  it.each([
    [
      'an agent of another agency',
      'gwen',
      { agencyId: LARGEST_AGENCY, clientId: '60001-0001' },
      'NOT-YOUR-AGENCY',
    ],
    [
      'an agent whose agency does not have the client',
      'gwen',
      { ...MARIA, clientId: '60001-0001' },
      'NOT-YOUR-CLIENT',
    ],
    [
      'an agent without the entitlement',
      'gwen',
      { agencyId: '40388', clientId: '40388-0001' },
      'NOT-ENTITLED',
    ],
    [
      'an admin without the entitlement',
      'adele',
      { agencyId: '51730', clientId: '51730-0001' },
      'NOT-ENTITLED',
    ],
    ['a member', 'daniel', MARIA, 'NOT-STAFF'],
  ])('is refused to %s', async (_, id, client, code) => {
    const services = openAccounts();
    expect(await codes(await open(services, id, client))).toEqual(error(403, code));
  });

  it('cannot be opened if the client has no portal account or the given reason is too short', async () => {
    const services = openAccounts();
    const client = { ...MARIA, clientId: '40211-0002' };
    expect(await codes(await open(services, 'gwen', client))).toEqual(error(404, 'NO-PORTAL-ACCOUNT'));
    expect((await open(services, 'gwen', MARIA, 'Hm')).status).toBe(400);
  });

  it('is read-only, cannot open another client, and closes when its token expires', async () => {
    const services = openAccounts();
    const { token } = await opened(services);
    const refused = await services.request(updateProfile, { payload: { nickName: 'M' } }, token);
    expect(await codes(refused)).toEqual(error(403, 'SIMULATION-READ-ONLY'));
    const other = { payload: { ...MARIA, clientId: '40211-0009', reason: REASON } };
    expect(await codes(await services.request(openClient, other, token))).toEqual(error(403, 'NOT-STAFF'));
    services.clock.now += SESSION_SECONDS * 1000;
    expect((await services.request(memberInfo, {}, token)).status).toBe(401);
    expect((await services.request(keepAlive, {}, token)).status).toBe(401);
  });

  it.each([
    ['gwen', { role: 'agent', by: 'Gwen O.', organization: 'Fernhill Benefits Agency' }],
    ['ivan', { role: 'customer-service', by: 'Ivan P.', organization: 'Fernhill Benefits Agency' }],
  ])('adds an entry to the member’s access log when %s opens the portal', async (id, expected) => {
    const services = openAccounts();
    await opened(services, id);
    const query = { fromDate: '2026-11-01', toDate: '2026-11-30' };
    const response = await (await services.as('maria', accessLog, { query })).json();
    const [last] = v.parse(accessLog.response, response).items;
    expect(last).toMatchObject({ ...expected, reason: REASON, memberFirstName: 'Maria' });
  });
});
