import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { isSubscriberCode } from '../../../src/profile/coverage/family.rules.ts';
import * as spending from '../../../src/features/spending/spending-accounts.schema.ts';
import { HSA_TERMS } from '../content/hsa-terms.ts';
import * as hsa from '../../../src/features/spending/hsa/hsa.schema.ts';
import { vendorDetails } from '../../../src/features/spending/vendor.schema.ts';
import * as transactions from '../../../src/features/spending/transactions.schema.ts';
import { addDays } from '../../../src/lib/date/date.ts';
import { baseMessage } from '../../../src/lib/http/base-message.ts';
import { mtmCapabilityInfo } from '../../../src/features/prescriptions/medication-therapy.schema.ts';
import { memberInfo, volatileMemberInfo } from '../../../src/profile/profile.schema.ts';
import { DAY, memberNamed, openSandbox, PATHS } from '../sandbox.fixture.ts';

/** Signs a person in, and returns functions that send calls. */
async function as(id: string, { ask, signIn } = openSandbox()) {
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
    'return the conditions of the spending module for %s',
    async (id, blackout, auto, setup, code, inProcess, exists, hasHsa, hasFsa) => {
      const { profile, accounts, terms } = await as(id);
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

  it('return no account to a spouse, and different conditions for two clients', async () => {
    const kit = await as('kit');
    expect(isSubscriberCode((await kit.profile()).relationshipCode)).toBe(false);
    expect(await kit.accounts()).toMatchObject({ total: 0, spendingAccountExists: false });
    const [first, second] = (await (await as('vera')).profile()).clientList;
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
  it('reports that accounts exist for a client whose account list is empty', async () => {
    const { profile, list } = await as('sonja');
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

  it('reports that an account shared with a spouse exists, and the spouse sees it in the list', async () => {
    const { profile, accounts } = await as('tomas');
    const { relationshipCode, clientList, spendingAccountExists } = await profile();
    expect(isSubscriberCode(relationshipCode)).toBe(false);
    expect([spendingAccountExists, clientList[0]?.groupList[0]?.spendingAccountExistsIndicator]).toEqual([
      true,
      true,
    ]);
    expect(await accounts()).toMatchObject({ total: 1 });
  });

  it('reports that two clients enroll automatically, and that one of the two clients offers an HSA', async () => {
    const { clientList } = await (await as('ansel')).profile();
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

describe('HSA terms and enrollment', () => {
  it('are stored for the person, and appear in the profile', async () => {
    const sandbox = openSandbox();
    const [otto, cleo, mona] = [
      await as('otto', sandbox),
      await as('cleo', sandbox),
      await as('mona', sandbox),
    ];
    const accept = (version?: string) =>
      otto.post(hsa.hsaTermsAndConditions.path, { accepted: true, ...(version ? { version } : {}) });
    expect((await accept()).status).toBe(409);
    expect((await accept('2')).status).toBe(409);
    const accepted = await accept(HSA_TERMS.version);
    expect(v.parse(hsa.hsaTermsAndConditions.response, await accepted.json())).toMatchObject({
      accepted: true,
      version: HSA_TERMS.version,
    });
    expect([await otto.terms(), await cleo.terms()]).toEqual(['Y', 'N']);
    await otto.post(hsa.hsaTermsAndConditions.path, { accepted: false });
    expect(await otto.terms()).toBe('N');

    const enrolled = { umi: cleo.family.umi, ...cleo.ids };
    const [once, twice] = [
      await cleo.post(hsa.hsaEnroll.path, enrolled),
      await cleo.post(hsa.hsaEnroll.path, enrolled),
    ];
    expect(v.parse(hsa.hsaEnroll.response, await once.json())).toEqual(
      v.parse(hsa.hsaEnroll.response, await twice.json()),
    );
    const inProcess = async ({ profile }: typeof cleo) =>
      (await profile()).clientList[0]?.groupList[0]?.hsaEnrollmentInProcessIndicator;
    expect([await inProcess(cleo), await inProcess(mona)]).toEqual([true, false]);
    expect((await cleo.accounts()).hsaEnrollmentInProcess).toBe(true);
  });

  it('are refused for dependents, for other people, and if the client offers no HSA', async () => {
    const [kit, gia, cleo] = [await as('kit'), await as('gia'), await as('cleo')];
    expect((await kit.post(hsa.hsaTermsAndConditions.path, { accepted: true })).status).toBe(403);
    expect((await kit.post(hsa.hsaEnroll.path, { umi: kit.family.umi, ...kit.ids })).status).toBe(403);
    expect((await gia.post(hsa.hsaEnroll.path, { umi: gia.family.umi, ...gia.ids })).status).toBe(400);
    expect((await gia.post(hsa.hsaEnroll.path, { umi: cleo.family.umi, ...cleo.ids })).status).toBe(403);
    expect((await cleo.post(hsa.hsaEnroll.path, { umi: gia.family.umi, ...cleo.ids })).status).toBe(403);
  });
});

describe('a spending account', () => {
  it('has transactions that add up to its balance', async () => {
    const { accounts, get } = await as('maria');
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
    const { accounts, get } = await as('mona');
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

  it('is refused to other people, and so are its client, group and umi', async () => {
    const [maria, daniel] = [await as('maria'), await as('daniel')];
    const [account] = (await maria.accounts()).accounts;
    const query = { accountId: account?.id ?? '', fromDate: '2026-01-01', toDate: DAY };
    for (const id of ['daniel', 'ruth']) {
      const { get } = await as(id);
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
    const [maria, nora] = [await as('maria'), await as('nora')];
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
  const { post, ids } = await as('maria');
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
