import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { isSubscriberCode } from '../../../src/profile/coverage/family.rules.ts';
import * as spending from '../../../src/features/spending/spending-accounts.schema.ts';
import { vendorDetails } from '../../../src/features/spending/vendor.schema.ts';
import * as transactions from '../../../src/features/spending/transactions.schema.ts';
import { addDays } from '../../../src/lib/date/date.ts';
import { mtmCapabilityInfo } from '../../../src/features/prescriptions/medication-therapy.schema.ts';
import { DAY, memberNamed } from '../sandbox.fixture.ts';
import { openSpending } from './spending.fixture.ts';

/** The conditions of the table in spec 001 §4, with a person for each row. */
const STATES = [
  // id, blackout, auto-enroll, HSA setup, terms code, enrollment in process, account exists, has HSA, has FSA
  ['blair', true, false, false, 'Y', false, true, true, false],
  ['tess', false, true, true, 'Y', false, true, true, false],
  ['otto', false, true, true, 'N', false, true, true, false],
  ['gia', false, true, false, 'Y', false, true, false, true],
  ['mona', false, false, true, 'Y', false, true, true, false],
  ['reza', false, false, true, 'Y', true, true, false, true],
  ['lena', false, false, true, 'Y', true, true, false, false],
  ['dov', false, false, true, 'Y', false, true, false, false],
  ['amos', false, false, true, 'Y', true, false, false, false],
  ['cleo', false, false, true, 'N', false, false, false, false],
] as const;

describe('the profile and the account list', () => {
  it.each(STATES)(
    'return the spending indicators that are defined for %s',
    async (id, blackout, auto, setup, code, inProcess, exists, hasHsa, hasFsa) => {
      const { profile, accounts, terms } = await openSpending(id);
      const [client] = (await profile()).clientList;
      const group = client?.groupList[0];
      expect({
        blackout: client?.spendingAccountBlackoutIndicator,
        auto: client?.autoEnrollIndicator,
        setup: client?.hsaSetupIndicator,
        code: await terms(),
        inProcess: group?.hsaEnrollmentInProcessIndicator,
        exists: group?.spendingAccountExistsIndicator,
        hasHsa: group?.hsaExistsIndicator,
        hasFsa: group?.fsaExistsIndicator,
      }).toEqual({ blackout, auto, setup, code, inProcess, exists, hasHsa, hasFsa });
      const list = await accounts();
      expect(list).toMatchObject({
        isInBlackout: blackout,
        hsaEnrollmentInProcess: inProcess,
        spendingAccountExists: exists,
      });
      if (!blackout) {
        const kinds = list.accounts.map(({ kind }) => kind);
        expect([kinds.includes('health-savings'), kinds.includes('flexible-spending')]).toEqual([
          hasHsa,
          hasFsa,
        ]);
      }
    },
  );

  it('return no account to a spouse, and return the spending indicators of each client separately', async () => {
    const kit = await openSpending('kit');
    expect(isSubscriberCode((await kit.profile()).relationshipCode)).toBe(false);
    expect(await kit.accounts()).toMatchObject({ total: 0, spendingAccountExists: false });
    const [first, second] = (await (await openSpending('vera')).profile()).clientList;
    expect([
      first?.spendingAccountBlackoutIndicator,
      first?.groupList[0]?.hsaEnrollmentInProcessIndicator,
    ]).toEqual([true, false]);
    expect([
      second?.spendingAccountBlackoutIndicator,
      second?.groupList[0]?.hsaEnrollmentInProcessIndicator,
    ]).toEqual([false, true]);
  });
});

describe('the profile of a member with several clients or a shared account', () => {
  it('sets spendingAccountExistsIndicator for a client even if the account list of that client is empty', async () => {
    const { profile, list } = await openSpending('sonja');
    const { clientList } = await profile();
    const groups = clientList.flatMap(({ clientNumber, groupList }) =>
      groupList.map((group) => ({ clientNumber, ...group })),
    );
    expect(groups.map((group) => group.spendingAccountExistsIndicator)).toEqual([true, true]);
    const listed = await Promise.all(
      groups.map(async ({ clientNumber, groupNumber }) => {
        const response = await (await list({ clientNumber, groupNumber })).json();
        return v.parse(spending.accountList.response, response)[0]?.total;
      }),
    );
    expect(listed).toEqual([2, 0]);
  });

  it('reports a shared account even if the member is not the subscriber, and agrees with the account list', async () => {
    const { profile, accounts } = await openSpending('tomas');
    const { relationshipCode, clientList, spendingAccountExists } = await profile();
    expect(isSubscriberCode(relationshipCode)).toBe(false);
    expect([spendingAccountExists, clientList[0]?.groupList[0]?.spendingAccountExistsIndicator]).toEqual([
      true,
      true,
    ]);
    expect(await accounts()).toMatchObject({ total: 1 });
  });

  it('reports that two clients enroll automatically, and that one of the two clients offers an HSA', async () => {
    const { clientList } = await (await openSpending('ansel')).profile();
    expect(
      clientList.map((client) => [
        client.autoEnrollIndicator,
        client.hsaSetupIndicator,
        client.groupList[0]?.spendingAccountExistsIndicator,
      ]),
    ).toEqual([
      [true, true, false],
      [true, false, false],
    ]);
  });
});

describe('a spending account', () => {
  it('has transactions that add up to its balance', async () => {
    const { accounts, get } = await openSpending('maria');
    const [account] = (await accounts()).accounts;
    if (!account) throw new Error('no account');
    const read = async (fromDate: string) => {
      const response = await get(transactions.accountTransactions.path, {
        accountId: account.id,
        fromDate,
        toDate: DAY,
      });
      return v.parse(transactions.accountTransactions.response, await response.json());
    };
    const { transactions: all } = await read('2020-01-01');
    expect(all[0]?.balanceAfter).toBe(account.currentBalance);
    for (const [at, { amount, balanceAfter }] of all.entries()) {
      expect(balanceAfter - amount).toBe(all[at + 1]?.balanceAfter ?? 0);
    }
    expect((await read(addDays(DAY, -29))).total).toBe(account.recentTransactions);
    expect(account.recentDays).toBe(30);
  });

  it('has contributions by year, with the amount that remains until the limit', async () => {
    const { accounts, get } = await openSpending('mona');
    const id = (await accounts()).accounts[0]?.id ?? '';
    const years = async (values: Record<string, string>) =>
      v.parse(
        transactions.accountContributions.response,
        await (await get(transactions.accountContributions.path, { accountId: id, ...values })).json(),
      );
    const [first, ...others] = await years({});
    expect(await years({ year: String(first?.year) })).toEqual([first]);
    expect(others.every(({ year }) => year < (first?.year ?? 0))).toBe(true);
    expect(first?.remaining).toBe(
      Math.max(0, (first?.limit ?? 0) - (first?.own ?? 0) - (first?.employer ?? 0)),
    );
  });

  it("cannot be read by other people or with another family's ids", async () => {
    const [maria, daniel] = [await openSpending('maria'), await openSpending('daniel')];
    const [account] = (await maria.accounts()).accounts;
    const query = { accountId: account?.id ?? '', fromDate: '2026-01-01', toDate: DAY };
    for (const id of ['daniel', 'ruth']) {
      const { get } = await openSpending(id);
      expect((await get(transactions.accountTransactions.path, query)).status).toBe(403);
      expect((await get(transactions.accountContributions.path, query)).status).toBe(403);
    }
    expect((await daniel.accounts()).accounts).toEqual([]);
    expect((await maria.list({ memberID: '10085520301' })).status).toBe(403);
    expect((await maria.list({ clientNumber: '0031807' })).status).toBe(403);
    expect((await maria.list({ vendorType: 'OTHER' })).status).toBe(400);
    const balance = { participantCode: account?.participantCode ?? '', groupCode: account?.groupCode ?? '' };
    expect((await maria.get(spending.claimAmount.path, balance)).status).toBe(200);
    expect((await daniel.get(spending.claimAmount.path, balance)).status).toBe(403);
  });

  it('has a type and a vendor that depend on client, group and year', async () => {
    const [maria, nora] = [await openSpending('maria'), await openSpending('nora')];
    const types = async ({ post, ids }: typeof maria) =>
      v
        .parse(
          spending.getAccountTypes.response,
          await (await post(spending.getAccountTypes.path, { clientNumber: ids.clientNumber })).json(),
        )
        .map(({ code }) => code);
    expect([await types(maria), await types(nora)]).toEqual([['FSA', 'DCFSA'], []]);
    const shows = async ({ get, ids }: typeof maria, yearEndDate: string) =>
      v.parse(vendorDetails.response, await (await get(vendorDetails.path, { ...ids, yearEndDate })).json())
        .showsClaimsAndSpending;
    expect([
      await shows(maria, '20261231'),
      await shows(maria, '20191231'),
      await shows(nora, '20261231'),
    ]).toEqual([true, false, false]);
  });
});

it("mtmCapabilityInfo counts visits, and refuses another person's id", async () => {
  const { post, ids } = await openSpending('maria');
  const send = (mtmId: string) =>
    post(mtmCapabilityInfo.path, {
      capabilityPayload: { capability: 'REVIEW', groupNumber: ids.groupNumber },
      mtmId,
    });
  const ownId = `MTM${memberNamed('maria').self.ecId}`;
  await send(ownId);
  expect((await (await send(ownId)).json()).payload.visits).toBe(2);
  expect((await send('MTM900740301')).status).toBe(403);
});
