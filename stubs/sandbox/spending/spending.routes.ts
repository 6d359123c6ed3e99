/** The calls for spending accounts (spec 001 §3 'Spending account', §7). */
import * as spending from '../../../src/features/spending/spending-accounts.schema.ts';
import * as hsa from '../../../src/features/spending/hsa/hsa.schema.ts';
import { vendorDetails } from '../../../src/features/spending/vendor.schema.ts';
import { mtmCapabilityInfo } from '../../../src/features/prescriptions/medication-therapy.schema.ts';
import { parseWireDate } from '../../../src/lib/date/date.ts';
import * as v from 'valibot';
import type { Client, Family, Group } from '../../people/family.ts';
import { refuse } from '../http/requests.ts';
import { createRouter, type SandboxServices, type Caller, type SandboxEnv } from '../context.ts';
import { isSubscriber } from '../member/member-info.ts';
import { coveragePeriod, groupOf } from '../member/plan-periods.ts';
import {
  ACCOUNT_NAMES,
  accountKinds,
  YEARLY_LIMIT,
  type Account,
  type AccountTransaction,
} from './account-records.ts';
import { enroll, saveTerms, type SavedTerms } from '../member/profile-changes.ts';
import { HSA_TERMS } from '../content/hsa-terms.ts';
import { addAccountRoutes } from './spending-accounts.routes.ts';
import { accountsOf } from './account-records.ts';
import { serveCall } from '../serve-call.ts';
import type { Hono } from 'hono';
import * as transactions from '../../../src/features/spending/transactions.schema.ts';
import type { Member } from '../../people/member-of.ts';
import { movementsOf, type Movement } from './account-movements.ts';
import { dollars, visibleAccounts } from './visible-accounts.ts';

/** Descriptions of transactions by type, except payments of claims, where the description depends on the claim. */
const DESCRIPTIONS = {
  MBR: 'Payroll contribution',
  EMP: 'Employer contribution',
  PAY: 'Payment to a provider',
  INT: 'Interest',
} as const;

function addHistoryRoutes(routes: Hono<SandboxEnv>, services: SandboxServices): void {
  /** An account with its transactions; undefined if the member may not see it. */
  const movementsIn = (
    id: string,
    member: Member,
    caller: Caller,
    day: string,
  ): [Account, Movement[]] | undefined => {
    const account = visibleAccounts(member).find((candidate) => candidate.id === id);
    return account && [account, movementsOf(services, account, member, caller, day)];
  };

  serveCall(routes, services, transactions.accountTransactions, ({ query, member, caller, day }) => {
    if (query.fromDate > query.toDate) return refuse(400, 'BAD-REQUEST');
    const held = movementsIn(query.accountId, member, caller, day);
    if (!held) return refuse(403, 'NOT-YOUR-ACCOUNT');
    const [account, movements] = held;
    const list = movements.flatMap(({ date, kind, amount, balanceAfter, claimNumber = '' }, index) =>
      date < query.fromDate || date > query.toDate
        ? []
        : [
            {
              transactionId: `${account.id}-${movements.length - index}`,
              transactionDate: date,
              transactionTypeCode: kind,
              description: claimNumber === '' ? DESCRIPTIONS[kind] : '',
              amount: dollars(amount),
              runningBalance: dollars(balanceAfter),
              claimNumber,
            },
          ],
    );
    return { payload: { transactions: list, totalCount: list.length } };
  });

  serveCall(routes, services, transactions.accountContributions, ({ query, member, caller, day }) => {
    const held = movementsIn(query.accountId, member, caller, day);
    if (!held) return refuse(403, 'NOT-YOUR-ACCOUNT');
    const [{ kind }, movements] = held;
    const years = [...new Set(movements.map(({ date }) => date.slice(0, 4)))].filter(
      (year) => query.year === undefined || query.year === year,
    );
    const sum = (year: string, of: AccountTransaction['kind']): number =>
      movements
        .filter((movement) => movement.kind === of && movement.date.startsWith(year))
        .reduce((total, { amount }) => total + amount, 0);
    return {
      payload: {
        contributions: years.map((year) => {
          const [fromMember, fromEmployer] = [sum(year, 'MBR'), sum(year, 'EMP')];
          const limit = YEARLY_LIMIT[kind];
          return {
            year: Number(year),
            memberContribution: dollars(fromMember),
            employerContribution: dollars(fromEmployer),
            contributionLimit: limit === null ? '' : dollars(limit),
            remainingLimit: limit === null ? '' : dollars(Math.max(0, limit - fromMember - fromEmployer)),
          };
        }),
      },
    };
  });
}

const VENDOR = 'SELECTACCOUNT';

/** A group of the family with its client; undefined if the numbers do not match. */
function ownGroup(
  family: Family,
  requested: { clientNumber: string; groupNumber: string },
): { client: Client; group: Group } | undefined {
  const requestedGroup = groupOf(family, requested.groupNumber);
  return requestedGroup?.client.number === requested.clientNumber ? requestedGroup : undefined;
}

function addHsaRoutes(routes: Hono<SandboxEnv>, services: SandboxServices): void {
  serveCall(routes, services, hsa.hsaTermsAndConditions, ({ payload, member, caller, day }) => {
    if (!isSubscriber(member.self)) return refuse(403, 'SUBSCRIBERS-ONLY');
    const { accepted, version = '' } = payload;
    if (accepted && version !== HSA_TERMS.version) return refuse(409, 'TERMS-CHANGED');
    const terms: SavedTerms = accepted ? { code: 'Y', version, day } : { code: 'N', version: '', day: '' };
    saveTerms(services, caller.person, terms);
    return {
      payload: {
        mhsTermsConditionsCode: terms.code,
        mhsTermsVersion: terms.version,
        mhsTermsAcceptedDate: terms.day,
      },
    };
  });

  serveCall(routes, services, hsa.hsaEnroll, ({ payload, member: { family, self }, caller, day }) => {
    const requestedGroup = ownGroup(family, payload);
    const isOwnUmi = [family.umi, `${family.umi}0`].includes(payload.umi);
    if (!requestedGroup || !isOwnUmi || !isSubscriber(self)) return refuse(403, 'NOT-YOUR-GROUP');
    if (!requestedGroup.client.hsaSetup) return refuse(400, 'HSA-NOT-OFFERED');
    if (accountsOf(family).some(({ kind, group }) => kind === 'HSA' && group === requestedGroup.group))
      return refuse(409, 'HSA-EXISTS');
    const confirmationNumber = enroll(services, caller.person, requestedGroup.group.number, day);
    return { payload: { status: 'IN-PROCESS' as const, confirmationNumber } };
  });
}

export function spendingRoutes(services: SandboxServices) {
  const routes = createRouter();
  addHsaRoutes(routes, services);
  addAccountRoutes(routes, services, ownGroup);
  addHistoryRoutes(routes, services);

  serveCall(routes, services, spending.getAccountTypes, ({ payload, member: { family } }) => {
    const client = family.clients.find(({ number }) => number === payload.clientNumber);
    if (!client) return refuse(403, 'NOT-YOUR-CLIENT');
    const kinds = [
      ...new Set(client.groups.flatMap(accountKinds)),
      ...(client.hsaSetup ? ['HSA' as const] : []),
    ];
    return {
      payload: {
        accountTypes: [...new Set(kinds)].map((kind, index) => ({
          sequenceNo: index + 1,
          vendorCode: VENDOR,
          hmAccountCode: kind,
          hmAccountDescription: ACCOUNT_NAMES[kind],
          icisCode: `${client.number.slice(-4)}${kind}`,
        })),
      },
    };
  });

  serveCall(routes, services, vendorDetails, ({ query, member: { family }, day }) => {
    const requestedGroup = ownGroup(family, query);
    if (!requestedGroup) return refuse(403, 'NOT-YOUR-GROUP');
    const yearEnd = parseWireDate(query.yearEndDate);
    if (!yearEnd) return refuse(400, 'BAD-REQUEST');
    const covered = requestedGroup.group.products.some((product) => {
      const { begin, end } = coveragePeriod(product, day);
      return begin <= yearEnd && (end === null || end >= yearEnd);
    });
    const shows =
      covered && (requestedGroup.group.spendingAccount === true || requestedGroup.client.hsaSetup === true);
    return { payload: { claimAndSpending: shows, vendorName: shows ? VENDOR : '' } };
  });

  serveCall(routes, services, mtmCapabilityInfo, ({ payload, member: { family, self }, caller }) => {
    const { capabilityPayload, mtmId } = payload;
    if (mtmId !== `MTM${self.ecId}` || !groupOf(family, capabilityPayload.groupNumber)) {
      return refuse(403, 'NOT-YOUR-ID');
    }
    const owner = caller.person.logonId;
    const visits = (services.state.get(owner, 'mtm', mtmId, v.number()) ?? 0) + 1;
    services.state.set(owner, 'mtm', mtmId, visits);
    return { payload: { status: 'SUCCESS' as const, mtmId, visits } };
  });

  return routes;
}
