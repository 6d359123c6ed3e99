/** The calls for lists and balances of spending accounts (spec 001 §3 'Spending account', §7). */
import type { Hono } from 'hono';
import * as spending from '../../../src/features/spending/spending-accounts.schema.ts';
import { addDays } from '../../../src/lib/date/date.ts';
import type { Client, Family, Group } from '../../people/family.ts';
import type { Member } from '../../people/member-of.ts';
import { refuse } from '../http/requests.ts';
import type { Caller, SandboxServices, SandboxEnv } from '../context.ts';
import { movementsOf } from './account-movements.ts';
import { ACCOUNT_NAMES, balanceOf, useByOf, type Account } from './account-records.ts';
import { dollars, paidFrom, visibleAccounts } from './visible-accounts.ts';
import { isEnrolling } from '../member/profile-changes.ts';
import { serveCall } from '../serve-call.ts';

type OwnGroup = (
  family: Family,
  requested: { clientNumber: string; groupNumber: string },
) => { client: Client; group: Group } | undefined;

/** How many days back transactions count as recent (spec 001 §9 'Spending transactionDays 30'). */
const RECENT_DAYS = 30;

/** The last day whose payments are posted: the day before `day`, because payments are posted at the end of each day. */
const postedOn = (day: string): string => addDays(day, -1);

/** The group code of an account. It contains the kind, because a group may have two accounts. */
const groupCodeOf = ({ group, kind }: Account): string => `${group.number}-${kind}`;

const participant = ({ family }: Member): string => `P${family.umi}`;

function accountWire(
  services: SandboxServices,
  account: Account,
  member: Member,
  caller: Caller,
  day: string,
) {
  const balance = balanceOf(member.family, account);
  const useBy = useByOf(account, day);
  const recent = movementsOf(services, account, member, caller, day).filter(
    ({ date }) => date > addDays(day, -RECENT_DAYS),
  );
  return {
    accountId: account.id,
    groupCode: groupCodeOf(account),
    participantCode: participant(member),
    accountType: ACCOUNT_NAMES[account.kind],
    accountTypeCode: account.kind,
    transactionCount: recent.length,
    transactionDays: RECENT_DAYS,
    balance: dollars(balance),
    currentBalance: dollars(balance - paidFrom(services, account, member, caller)),
    accountDisplaySeq: account.order,
    hcraIndicator: account.kind === 'HRA' ? ('Y' as const) : ('N' as const),
    balanceAsOfDate: postedOn(day),
    useByDate: useBy?.useBy ?? '',
    claimByDate: useBy?.claimBy ?? '',
    carryoverLimit: useBy ? dollars(useBy.carryover) : '',
  };
}

/** Adds the account calls. @param ownGroup finds a group of the family, with its client */
export function addAccountRoutes(
  routes: Hono<SandboxEnv>,
  services: SandboxServices,
  ownGroup: OwnGroup,
): void {
  serveCall(routes, services, spending.accountList, ({ query, member, caller, day }) => {
    const { family } = member;
    const requestedGroup = ownGroup(family, query);
    if (!requestedGroup || ![family.umi, `${family.umi}0`].includes(query.memberID)) {
      return refuse(403, 'NOT-YOUR-ACCOUNTS');
    }
    const { client, group } = requestedGroup;
    const accounts = visibleAccounts(member).filter((account) => account.group === group);
    const shown = client.blackout ? [] : accounts;
    return {
      payload: {
        spendingAccounts: [
          {
            clientNumber: client.number,
            clientName: client.name,
            groupNumber: group.number,
            spendingAccountExists: accounts.length > 0,
            hsaEnrollmentInProcess: isEnrolling(services, caller.person, group),
            isInBlackout: client.blackout ?? false,
            moduleId: '',
            count: shown.length,
            accountList: shown.map((account) => accountWire(services, account, member, caller, day)),
          },
        ],
      },
    };
  });

  serveCall(routes, services, spending.claimAmount, ({ query, member, caller, day }) => {
    const account = visibleAccounts(member).find((candidate) => groupCodeOf(candidate) === query.groupCode);
    if (!account || query.participantCode !== participant(member)) return refuse(403, 'NOT-YOUR-ACCOUNT');
    const balance = balanceOf(member.family, account);
    return {
      payload: {
        participantCode: query.participantCode,
        groupCode: query.groupCode,
        balance: dollars(balance),
        currentBalance: dollars(balance - paidFrom(services, account, member, caller)),
        balanceAsOfDate: postedOn(day),
      },
    };
  });
}
