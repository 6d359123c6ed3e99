import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientOf, groupOf, planOf } from '../../../profile/group/groups.fixture.ts';
import type { ProfileClient } from '../../../profile/group/selected-group.rules.ts';
import {
  spendingBoxes,
  spendingClients,
  termsComeFirst,
  type SpendingBrand,
  type SpendingHolder,
} from './spending-clients.rules.ts';

const BRAND: SpendingBrand = { bypassHSA: false, hsaSetupInProcess: 'openHSA', medicareTab: true };
const holderOf = (
  clientList: readonly ProfileClient[],
  changes: Partial<SpendingHolder> = {},
): SpendingHolder => ({
  isSubscriber: true,
  mhsTermsConditionsCode: 'Y',
  clientList: [...clientList],
  ...changes,
});

const account = { spendingAccountExistsIndicator: true };
const dentalPlan = { productList: [planOf({ benefitPlanType: 'DE' })] };
const blueEdge = { productList: [planOf({ blueEdgeDentalIndv: true })] };
const withGroups = (...groups: Parameters<typeof groupOf>[0][]) =>
  clientOf({ groupList: groups.map((group) => groupOf(group)) });

const withAccount = withGroups(account);
const withoutAccount = withGroups({});
const blackout = { ...withAccount, spendingAccountBlackoutIndicator: true };
const enrolling = withGroups({ ...account, hsaEnrollmentInProcessIndicator: true });

describe("a client's module", () => {
  const moduleOf = (client: ProfileClient, changes?: Partial<SpendingHolder>, brand = BRAND) =>
    spendingClients(holderOf([client], changes), brand).map(({ module }) => module);

  it.each<[string, ProfileClient, string[]]>([
    ['spendingAccount for an account in a later group', withGroups({}, account), ['spendingAccount']],
    [
      'spendingAccountPlusOpenHSA for an account in one group and an enrollment in process in another',
      { ...withGroups(account, { hsaEnrollmentInProcessIndicator: true }), hsaSetupIndicator: true },
      ['spendingAccountPlusOpenHSA'],
    ],
    [
      'spendingAccount for an account, an enrollment in process and an FSA in three groups',
      {
        ...withGroups(account, { hsaEnrollmentInProcessIndicator: true }, { fsaExistsIndicator: true }),
        hsaSetupIndicator: true,
      },
      ['spendingAccount'],
    ],
    ['missing without a group', clientOf(), []],
    ['missing for dental plans only', withGroups(dentalPlan), []],
    [
      'spendingAccount for dental plans with an account',
      withGroups({ ...dentalPlan, ...account }),
      ['spendingAccount'],
    ],
    ['missing for Blue Edge Dental with an account', withGroups({ ...blueEdge, ...account }), []],
    [
      'none for Blue Edge Dental with an account, next to a medical group',
      withGroups({ ...blueEdge, ...account }, {}),
      ['none'],
    ],
    [
      'spendingAccount for a Medicare group if the brand’s Medicare groups have Spending',
      withGroups({ ...account, medicareIndicator: true }),
      ['spendingAccount'],
    ],
  ])('is %s', (_, client, modules) => {
    expect(moduleOf(client)).toEqual(modules);
  });

  it('is missing for Medicare groups if the brand excludes them from Spending', () => {
    const brand = { ...BRAND, medicareTab: false };
    const medicare = { ...account, medicareIndicator: true };
    expect(moduleOf(withGroups(medicare), {}, brand)).toEqual([]);
    expect(moduleOf(withGroups(medicare, {}), {}, brand)).toEqual(['none']);
  });

  it('is spendingAccountPlusContentOnly during an enrollment if the brand’s hsaSetupInProcess is contentOnly', () => {
    const client = { ...enrolling, hsaSetupIndicator: true };
    expect(moduleOf(client, {}, { ...BRAND, hsaSetupInProcess: 'contentOnly' })).toEqual([
      'spendingAccountPlusContentOnly',
    ]);
  });

  it('is returned with the account kinds and the employer from the profile', () => {
    const both = withGroups({ ...account, hsaExistsIndicator: true, fsaExistsIndicator: true });
    const [client] = spendingClients(holderOf([both]), BRAND);
    expect(client).toMatchObject({
      kinds: ['health-savings', 'flexible-spending'],
      employer: 'Larkmoor Robotics',
    });
    const ofClient = withGroups({ directPayIndicator: true, hsaExistsIndicator: true });
    expect(spendingClients(holderOf([ofClient]), BRAND)[0]).toMatchObject({ kinds: [], employer: null });
  });
});

describe('termsComeFirst', () => {
  const automatic = (changes: Partial<SpendingHolder> = {}) =>
    termsComeFirst(
      holderOf(
        [{ ...withGroups({ ...account, hsaExistsIndicator: true }), autoEnrollIndicator: true }],
        changes,
      ),
      'C1',
    );

  it('is true for an automatically enrolled member until the terms are accepted', () => {
    expect(automatic({ mhsTermsConditionsCode: 'N' })).toBe(true);
    expect(automatic({ mhsTermsConditionsCode: '' })).toBe(true);
    expect(automatic()).toBe(false);
  });

  it('is false for a client without automatic enrollment, and for an unknown client', () => {
    const holder = holderOf([withAccount], { mhsTermsConditionsCode: 'N' });
    expect([termsComeFirst(holder, 'C1'), termsComeFirst(holder, 'C9')]).toEqual([false, false]);
  });
});

describe('spendingBoxes', () => {
  type Input = [clients: readonly ProfileClient[], brand?: Partial<SpendingBrand>, isSubscriber?: boolean];
  const kinds = (...[clients, brand = {}, isSubscriber = true]: Input): string[] =>
    spendingBoxes(holderOf(clients, { isSubscriber }), { ...BRAND, ...brand }, null).map(({ kind }) => kind);

  it.each<[string, Input, string[]]>([
    ['spendingAccount for an account', [[withAccount]], ['spendingAccount']],
    [
      'two boxes for two clients with accounts',
      [[withAccount, withAccount]],
      ['spendingAccount', 'spendingAccount'],
    ],
    ['bypassHSA without an account', [[withoutAccount]], ['bypassHSA']],
    ['no box for a dependent without an account', [[withoutAccount], {}, false], []],
    ['spendingAccount for a dependent with an account', [[withAccount], {}, false], ['spendingAccount']],
    ['bypassHSA during a blackout', [[blackout]], ['bypassHSA']],
    ['bypassHSA for an HSA enrollment in process', [[enrolling]], ['bypassHSA']],
    ['one bypassHSA box for two clients without balances', [[blackout, withoutAccount]], ['bypassHSA']],
    [
      'bypassHSA in second place if only the second of three clients has no balances',
      [[withAccount, blackout, withAccount]],
      ['spendingAccount', 'bypassHSA', 'spendingAccount'],
    ],
    [
      'bypassHSA for an account if the brand shows texts instead of balances',
      [[withAccount], { bypassHSA: true }],
      ['bypassHSA'],
    ],
    [
      'one bypassHSA box for two accounts if the brand shows texts instead of balances',
      [[withAccount, withAccount], { bypassHSA: true }],
      ['bypassHSA'],
    ],
    ['no box without groups', [[clientOf()]], []],
    [
      'no box for a client with dental plans only',
      [[withAccount, withGroups(dentalPlan)]],
      ['spendingAccount'],
    ],
    ['no box for a Blue Edge Dental group', [[withGroups({ ...account, ...blueEdge })]], []],
    [
      'no box for a Medicare group if the brand’s Medicare groups have no Spending',
      [[withGroups({ ...account, medicareIndicator: true })], { medicareTab: false }],
      [],
    ],
  ])('returns %s', (_, input, expected) => {
    expect(kinds(...input)).toEqual(expected);
  });

  it('returns no box while the selected group is a dental-plan group', () => {
    const boxes = (selected: Parameters<typeof groupOf>[0]) =>
      spendingBoxes(holderOf([withAccount]), BRAND, groupOf(selected));
    expect([boxes(dentalPlan), boxes(blueEdge), boxes({})].map(({ length }) => length)).toEqual([0, 0, 1]);
  });

  it('gives each client’s box the module that the panel shows for that client', () => {
    const holder = holderOf([blackout, { ...withAccount, clientId: 'C2' }]);
    const modules = new Map(
      spendingClients(holder, BRAND).map(({ client, module }) => [client.clientId, module]),
    );
    for (const { client, module } of spendingBoxes(holder, BRAND, null))
      expect(module).toBe(modules.get(client.clientId));
  });

  it('returns one balance box per client whose balances may be shown, and at most one box with a text', () => {
    const clients = fc.array(fc.constantFrom(withAccount, withoutAccount, blackout, enrolling), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(clients, fc.boolean(), fc.boolean(), (clientList, isSubscriber, bypassHSA) => {
        const shown = kinds(clientList, { bypassHSA }, isSubscriber);
        expect(shown.filter((kind) => kind === 'bypassHSA').length).toBeLessThanOrEqual(1);
        expect(shown.filter((kind) => kind === 'spendingAccount')).toHaveLength(
          bypassHSA ? 0 : clientList.filter((client) => client === withAccount).length,
        );
      }),
    );
  });
});
