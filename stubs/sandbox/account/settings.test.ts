import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { updateProfile } from '../../../src/features/account/account.schema.ts';
import { accessLog } from '../../../src/features/account/settings/sign-ins/access-log.schema.ts';
import * as settings from '../../../src/features/account/settings/settings.schema.ts';
import { startCsrProxy } from '../../../src/features/simulation/simulation.schema.ts';
import { addDays } from '../../../src/lib/date/date.ts';
import { memberInfo } from '../../../src/profile/profile.schema.ts';
import * as tokens from '../../../src/session/tokens/tokens.schema.ts';
import { PASSWORD } from '../../people/person.ts';
import { codes, error, MN, openAccounts } from '../accounts.fixture.ts';
import { DAY } from '../sandbox.fixture.ts';
import { deviceOf } from '../sign-in/sign-in-log.ts';

function open() {
  const asker = openAccounts();
  const profile = async (id: string) =>
    v.parse(settings.accountProfile.response, await (await asker.as(id, settings.accountProfile)).json());
  const save = (payload: object) =>
    asker.as('maria', updateProfile, { payload: { ...payload, currentPassword: PASSWORD } });
  const signIns = async (token: string) =>
    v.parse(
      settings.recentSignIns.response,
      await (await asker.request(settings.recentSignIns, {}, token)).json(),
    ).items;
  const isOpen = async (token: string) => (await asker.request(memberInfo, {}, token)).status === 200;
  return { ...asker, profile, save, signIns, isOpen };
}

const phone = (phoneType: string, phoneNumber: string) => ({ phoneType, phoneNumber });

describe('updateProfile', () => {
  it('keeps fields and phones that were not sent, even when another phone is removed', async () => {
    const { profile, save, user } = open();
    const before = await profile('maria');
    await save({ phones: [phone('CELL', '412-555-0119'), phone('BUS', '412-555-0120')] });
    await save({ phones: [phone('BUS', '')], nickName: 'Mari' });
    expect(await profile('maria')).toEqual({ ...before, CELL: '412-555-0119', nickName: 'Mari' });
    await save({ phones: [phone('HOME', '412-555-0121')] });
    expect((await user('maria')).phone).toBe('412-555-0121');
  });

  it('stores only fields that the call defines', async () => {
    const { save, services } = open();
    expect((await save({ nickName: 'Mari', role: 'INTERNAL', temporary: false })).status).toBe(200);
    const stored = services.state.get('MARIA', 'account', 'profile', v.record(v.string(), v.unknown()));
    expect(stored).toEqual({ nickName: 'Mari' });
  });

  it('refuses the whole request if the zip code is not in the state', async () => {
    const { profile, save } = open();
    const before = await profile('maria');
    expect(await codes(await save({ nickName: 'Mari', state: 'AZ', zipCode: '15222' }))).toEqual(
      error(400, 'ZIP-NOT-IN-STATE'),
    );
    expect(await profile('maria')).toEqual(before);
  });
});

describe('communication preferences', () => {
  const sms = {
    paperless: ['EOB'],
    notifications: [{ eventType: 'CLAIM', channels: ['EMAIL', 'SMS'] }],
  };

  it('that include text messages are persisted only if the person has a mobile number', async () => {
    const { as, save } = open();
    const put = () => as('maria', settings.saveCommunicationPreferences, { payload: sms });
    expect(await codes(await put())).toEqual(error(400, 'MOBILE-MISSING'));
    await save({ phones: [phone('CELL', '412-555-0119')] });
    expect((await put()).status).toBe(200);
    const persisted = await (await as('maria', settings.communicationPreferences)).json();
    expect(v.parse(settings.communicationPreferences.response, persisted)).toEqual(sms);
  });
});

describe('the list of sign-ins', () => {
  async function grant({ request }: ReturnType<typeof open>, payload: object) {
    const response = await request(tokens.requestTokens, { payload }, null);
    return v.parse(tokens.requestTokens.response, await response.json());
  }

  it('lists other sessions, and marks the current session even after its token was refreshed', async () => {
    const services = open();
    const first = await services.ltpaSignIn('maria');
    const password = {
      grant_type: 'password',
      scope: tokens.TOKEN_SCOPE,
      username: 'maria',
      password: PASSWORD,
    };
    const granted = await grant(services, password);
    const { accessToken } = await grant(services, {
      grant_type: 'refresh_token',
      access_token: granted.accessToken,
      refresh_token: granted.refreshToken,
    });
    const flags = (await services.signIns(accessToken)).map(({ isCurrent, isOpen }) => [isCurrent, isOpen]);
    expect(flags).toEqual([
      [true, true],
      [false, true],
    ]);
    expect((await services.signIns(first.token)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });

  it("shows earlier sessions as closed after signOutEverywhere, while other people's sessions stay open", async () => {
    const services = open();
    const password = {
      grant_type: 'password',
      scope: tokens.TOKEN_SCOPE,
      username: 'maria',
      password: PASSWORD,
    };
    const granted = await grant(services, password);
    const [maria, daniel, ivan] = [
      await services.ltpaSignIn('maria'),
      await services.ltpaSignIn('daniel'),
      await services.ltpaSignIn('ivan'),
    ];
    const proxy = await services.request(
      startCsrProxy,
      {
        params: { ...MN, logonID: 'maria' },
        headers: { ObSSOCookie: ivan.trustedToken },
        payload: { reason: 'A call' },
      },
      ivan.token,
    );
    const staff = v.parse(startCsrProxy.response, await proxy.json());
    const response = await services.request(settings.signOutEverywhere, {}, maria.token);
    expect(v.parse(settings.signOutEverywhere.response, await response.json())).toBe(2);
    const tokensOf = [maria.token, maria.trustedToken, granted.accessToken, daniel.token, staff.token];
    expect(await Promise.all(tokensOf.map(services.isOpen))).toEqual([false, false, false, true, true]);
    const refreshed = await services.request(
      tokens.requestTokens,
      {
        payload: {
          grant_type: 'refresh_token',
          access_token: granted.accessToken,
          refresh_token: granted.refreshToken,
        },
      },
      null,
    );
    expect(refreshed.status).toBe(400);
    const again = await services.ltpaSignIn('maria');
    expect((await services.signIns(again.token)).map(({ isOpen }) => isOpen)).toEqual([true, false, false]);
    const query = { fromDate: addDays(DAY, -1), toDate: DAY };
    const log = await (await services.request(accessLog, { query }, again.token)).json();
    expect(v.parse(accessLog.response, log).items[0]).toMatchObject({
      role: 'customer-service',
      reason: 'A call',
    });
  });

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', 'Safari, iPhone'],
    ['curl/8', ''],
  ])('shows the device of "%s" as "%s"', (agent, device) => {
    expect(deviceOf(agent)).toBe(device);
  });
});
