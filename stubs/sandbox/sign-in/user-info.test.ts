import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { updateProfile } from '../../../src/features/account/account.schema.ts';
import * as keeping from '../../../src/session/timeout/keep-alive.schema.ts';
import * as info from '../../../src/session/user/user-info.schema.ts';
import { PASSWORD } from '../../people/person.ts';
import { codes, error, MN, openAccounts } from '../accounts.fixture.ts';

describe('the user data record', () => {
  it('contains changes that the person made, but no changes that other people made', async () => {
    const { as, user } = openAccounts();
    const change = (payload: object) => as('maria', updateProfile, { payload });
    await change({ nickName: 'Mari', city: 'Pittsburgh' });
    await change({ email1: 'mari@mail.example', currentPassword: PASSWORD });
    expect(await user('maria')).toMatchObject({
      nickName: 'Mari',
      email: 'mari@mail.example',
      phone: '(412) 555-0118',
      address: { city: 'Pittsburgh', zipCode: '15222' },
      dateOfBirth: '1984-03-14',
    });
    expect(await user('daniel')).toMatchObject({ nickName: '', email: 'daniel.delgado@mail.example' });
    expect((await change({ email1: 'a@b.c' })).status).toBe(400);
    expect((await change({ phone1: '555-0118' })).status).toBe(400);
  });

  it('contains agencies and regions of staff, and a role unless the person is a visitor', async () => {
    const { user } = openAccounts();
    expect(await user('gwen')).toMatchObject({
      actorType: 'AGENT',
      storeId: 10_163,
      agencies: [{ agencyId: '40211' }, { agencyId: '40388', region: 'ND', entitlements: ['QUOTE'] }],
      regions: [{ region: 'MN', brand: 'mincr' }, { region: 'ND' }],
      brokerAgencies: { MA: ['40211'] },
    });
    expect(await user('piper')).toMatchObject({ actorType: null, address: { zipCode: '58102' } });
    expect((await user('ivan')).agencies.map(({ agencyId }) => agencyId)).toContain('1');
  });

  it('is refused to other people', async () => {
    const { as } = openAccounts();
    const ask = (UserID: string) => as('maria', info.getUserInfo, { query: { UserID } });
    expect((await ask('maria')).status).toBe(200);
    expect(await codes(await ask('daniel'))).toEqual(error(403, 'NOT-YOUR-ID'));
  });
});

describe('rating information', () => {
  const rows = { ratingInfo: [{ storeId: 10_164, brand: 'ndbcbs' }] };

  it('is stored separately for each person and store', async () => {
    const { as } = openAccounts();
    const read = async (id: string, params = MN): Promise<unknown> =>
      (await as(id, info.getRatingInfo, { params })).json();
    expect(await read('maria')).toEqual({ ratingInfo: [{ storeId: 10_163, brand: 'mincr' }] });
    await as('maria', info.saveRatingInfo, { params: MN, payload: rows });
    expect(await read('maria')).toEqual(rows);
    expect(await read('daniel')).not.toEqual(rows);
    expect(await read('maria', { storeID: '10165' })).not.toEqual(rows);
    expect((await as('maria', info.getRatingInfo, { params: { storeID: '1' } })).status).toBe(404);
  });

  it('cannot be read or saved with an expired token; a save without a token succeeds but stores nothing', async () => {
    const { request, tokenOf, clock } = openAccounts();
    const token = tokenOf('maria');
    clock.now += 1_800_000;
    const read = (by: string | null) => request(info.getRatingInfo, { params: MN }, by);
    const save = (by: string | null) => request(info.saveRatingInfo, { params: MN, payload: rows }, by);
    expect((await read(token)).status).toBe(401);
    expect((await save(token)).status).toBe(401);
    expect((await save(null)).status).toBe(200);
    expect(await (await read(null)).json()).toEqual({ ratingInfo: [] });
  });
});

describe('the keep-alive and storage services', () => {
  it('extend only the caller’s session when keepAlive is called', async () => {
    const { request, tokenOf, clock } = openAccounts();
    const [token, other] = [tokenOf('maria'), tokenOf('maria')];
    const ask = async (by: string) => (await request(keeping.keepAlive, {}, by)).status;
    for (let turn = 0; turn < 30; turn += 1) {
      expect(await ask(token)).toBe(200);
      clock.now += 240_000; // 30 turns take two hours
    }
    expect(await ask(other)).toBe(401);
    expect(await ask(token)).toBe(200);
    clock.now += 1_800_000;
    expect(await ask(token)).toBe(401);
    expect(await ask(token)).toBe(401);
  });

  it('do not extend a session through vendorKeepAlive, and getUserInfo does not extend a session either', async () => {
    const { request, tokenOf, clock } = openAccounts();
    const token = tokenOf('maria');
    for (let turn = 0; turn < 7; turn += 1) {
      expect((await request(keeping.vendorKeepAlive, {}, token)).status).toBe(200);
      expect((await request(info.getUserInfo, { query: {} }, token)).status).toBe(200);
      clock.now += 240_000;
    }
    clock.now += 120_000;
    expect((await request(keeping.vendorKeepAlive, {}, token)).status).toBe(401);
  });

  it('store a text for an hour, separately for each key and person', async () => {
    const { as, clock } = openAccounts();
    const read = async (id: string, key: string) =>
      v.parse(
        keeping.readServerStorage.response,
        await (await as(id, keeping.readServerStorage, { params: { key } })).json(),
      );
    await as('maria', keeping.writeServerStorage, { params: { key: 'group' }, payload: { value: 'A' } });
    expect(await read('maria', 'group')).toBe('A');
    expect(await read('maria', 'other')).toBeNull();
    expect(await read('daniel', 'group')).toBeNull();
    clock.now += 3_600_000;
    expect(await read('maria', 'group')).toBeNull();
  });
});
