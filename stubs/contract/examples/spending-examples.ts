import * as spending from '../../../src/features/spending/spending-accounts.schema.ts';
import { HSA_TERMS } from '../../sandbox/content/hsa-terms.ts';
import * as hsa from '../../../src/features/spending/hsa/hsa.schema.ts';
import { vendorDetails } from '../../../src/features/spending/vendor.schema.ts';
import * as transactions from '../../../src/features/spending/transactions.schema.ts';
import { addDays } from '../../../src/lib/date/date.ts';
import { mtmCapabilityInfo } from '../../../src/features/prescriptions/medication-therapy.schema.ts';
import { accountsOf } from '../../sandbox/spending/account-records.ts';
import { example, type ExampleContext } from '../example.ts';

/** The numbers of the caller's first client and of that client's first group. */
function groupOf({ member: { family } }: ExampleContext) {
  const [client] = family.clients;
  return { clientNumber: client.number, groupNumber: client.groups[0]?.number ?? '' };
}

const firstAccount = ({ member: { family } }: ExampleContext): string => accountsOf(family)[0]?.id ?? '';

const accounts = (world: ExampleContext) => ({
  query: { memberID: `${world.member.family.umi}0`, vendorType: 'SELECTACCOUNT' as const, ...groupOf(world) },
});

/** One person for each state of the spending module (spec 001 §4). */
const BY_STATE = [
  'blair',
  'tess',
  'otto',
  'gia',
  'mona',
  'reza',
  'lena',
  'dov',
  'amos',
  'cleo',
  'kit',
  'vera',
];

export const spendingExamples = [
  example(spending.accountList, 'maria', accounts),
  ...BY_STATE.map((id) => example(spending.accountList, id, accounts)),
  example(spending.claimAmount, 'maria', (world) => ({
    query: { participantCode: `P${world.member.family.umi}`, groupCode: `${groupOf(world).groupNumber}-FSA` },
  })),
  example(spending.getAccountTypes, 'maria', (world) => ({
    payload: { clientNumber: groupOf(world).clientNumber },
  })),
  example(vendorDetails, 'maria', (world) => ({
    query: { ...groupOf(world), yearEndDate: `${world.day.slice(0, 4)}1231` },
  })),
  example(transactions.accountTransactions, 'maria', (world) => ({
    query: { accountId: firstAccount(world), fromDate: addDays(world.day, -90), toDate: world.day },
  })),
  example(transactions.accountContributions, 'maria', (world) => ({
    query: { accountId: firstAccount(world) },
  })),
  example(hsa.hsaTermsAndConditions, 'otto', () => ({
    payload: { accepted: true, version: HSA_TERMS.version },
  })),
  example(hsa.hsaEnroll, 'cleo', (world) => ({
    payload: { umi: world.member.family.umi, ...groupOf(world) },
  })),
  example(mtmCapabilityInfo, 'maria', (world) => ({
    payload: {
      capabilityPayload: { capability: 'MEDICATION-REVIEW', groupNumber: groupOf(world).groupNumber },
      mtmId: `MTM${world.member.self.ecId}`,
    },
  })),
];
