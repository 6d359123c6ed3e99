/** The facets, sort orders and search of the claims list (spec 001 §2, §5). Pure. */
import { showCount } from '../../../lib/text/count.ts';
import type { FacetDefinition, ListDefinition, FoundRows } from '../../../ui/list/list-index.rules.ts';
import {
  compareCodes,
  compareNames,
  compareNumbers,
  sortKey,
  type SortDefinition,
} from '../../../ui/list/sort-rows.rules.ts';
import type { Claim, ClaimStatus } from '../claims.schema.ts';
import { t as claimText } from '../claims.text.ts';
import { nameInKey, patientKey } from '../patients.rules.ts';
import { t as planText } from '../plan-type.text.ts';
import { sortIndexOf } from '../../../profile/coverage/lines-of-business.ts';
import { claimKey } from '../../../profile/payments/claim-key.rules.ts';
import type { FacetName, SortName } from './claims-list.schema.ts';
import { t } from './claims-list.text.ts';
import { leftForAccounts } from '../../../profile/payments/left-to-pay.rules.ts';
import { amountsMeant, foldedWords, foldText, type CentsRange } from '../../../ui/list/typed-words.rules.ts';

/** A number with fewer digits is not looked up in claim numbers, because too many claim numbers contain it. */
const NUMBER_PART_DIGITS = 4;

const ONLY_DIGITS = /^\d+$/;

/** A part of the text that the member searches for. A claim must match all terms. */
interface Term {
  /** The word to find; '' if the term can only be an amount. */
  word: string;
  amounts: CentsRange | null;
}

function termsOf(typed: string): Term[] {
  const amounts = amountsMeant(typed);
  if (amounts === null) return foldedWords(typed).map((word) => ({ word, amounts }));
  return [{ word: ONLY_DIGITS.test(typed) ? typed : '', amounts }];
}

const searchTerms = (text: string): Term[] => text.split(/\s+/).flatMap(termsOf);

interface SearchedClaim {
  /** Names of the provider and the person. */
  names: string;
  number: string;
  /** Amounts that the row shows, in cents: the cost, and what is left to pay. */
  amounts: readonly number[];
}

function amountsOf({ memberCost, paid }: Claim): number[] {
  const left = leftForAccounts(memberCost, paid);
  return memberCost === null || left === null ? [] : [memberCost, left];
}

/** Folds each name only once, because the names of providers and family members repeat. */
function nameFolder(): (name: string) => string {
  const folded = new Map<string, string>();
  return (name) => {
    const foldedName = folded.get(name) ?? foldText(name);
    folded.set(name, foldedName);
    return foldedName;
  };
}

const patientName = ({ patient }: Claim): string =>
  [patient.firstName, patient.middleName, patient.lastName, patient.suffix].join(' ');

const isWithin = (amounts: readonly number[], { from, to }: CentsRange): boolean =>
  amounts.some((cents) => from <= cents && cents <= to);

const isInNumber = (number: string, word: string): boolean =>
  (word.length >= NUMBER_PART_DIGITS || !ONLY_DIGITS.test(word)) && number.includes(word);

const has = ({ names, number, amounts }: SearchedClaim, term: Term): boolean =>
  (term.amounts !== null && isWithin(amounts, term.amounts)) ||
  (term.word !== '' && (names.includes(term.word) || isInNumber(number, term.word)));

/** Prepares claims for searching. @returns a function that finds the claims with every word of a text */
export function claimSearch(claims: readonly Claim[]): (text: string) => FoundRows {
  const fold = nameFolder();
  const searched = claims.map((claim): SearchedClaim => ({
    names: `${fold(claim.provider)}\n${fold(patientName(claim))}`,
    number: foldText(claim.number),
    amounts: amountsOf(claim),
  }));
  return (text) => {
    const terms = searchTerms(text);
    if (terms.length === 0) return null;
    const whole = foldText(text); // a claim number with hyphens is several words, of which some may be too short
    return Uint8Array.from(searched, (claim) =>
      Number(claim.number === whole || terms.every((term) => has(claim, term))),
    );
  };
}

/** Prefix of the element ids in the list. */
export const LIST_ID = 'claims';

export interface ListContext {
  /** Keys of the family's members, in display order. */
  memberOrder: readonly string[];
  /** The member's last visit, yyyy-MM-dd. Claims with a later service date are new. */
  lastVisit: string;
  /** Employer names by group number, because members recognize a name more easily than a number. */
  groupNames: Readonly<Record<string, string>>;
}

const PLAN_TYPES = ['medical', 'dental', 'vision', 'drug'] as const satisfies readonly Claim['planType'][];
const STATUSES = [
  'in-process',
  'approved',
  'partly-approved',
  'denied',
  'adjusted',
  'unknown',
] as const satisfies readonly ClaimStatus[];

/** Position of an option in a list; options that are not in the list come last. */
const rankIn = (order: readonly string[], option: string): number =>
  order.includes(option) ? order.indexOf(option) : order.length;

/** The label of a plan type. A type that this build does not know is shown as it is. */
function planTypeLabel(option: string): string {
  const planType = PLAN_TYPES.find((type) => type === option);
  return planType ? planText(planType) : option;
}

function statusLabel(option: string): string {
  const status = STATUSES.find((status) => status === option);
  return status ? claimText(`status.${status}`) : option;
}

/** Whether the service date is after the last visit (spec 001 §2 'count of claims since the last visit'). */
export const isNew = ({ serviceDate }: Claim, { lastVisit }: ListContext): boolean => serviceDate > lastVisit;

const facetsOf = (context: ListContext): Record<FacetName, FacetDefinition<Claim>> => ({
  member: {
    label: () => t('facet.member'),
    optionOf: ({ patient }) => patientKey(patient),
    optionLabel: nameInKey,
    rankOf: (option) => rankIn(context.memberOrder, option),
  },
  planType: {
    label: () => t('facet.planType'),
    optionOf: ({ planType }) => planType,
    optionLabel: planTypeLabel,
    rankOf: sortIndexOf,
  },
  status: {
    label: () => t('facet.status'),
    optionOf: ({ status }) => status,
    optionLabel: statusLabel,
    rankOf: (option) => rankIn(STATUSES, option),
  },
  group: {
    label: () => t('facet.group'),
    optionOf: ({ groupNumber }) => groupNumber,
    optionLabel: (group) => {
      const name = context.groupNames[group];
      return name ? t('groupOf', { name, group }) : t('group', { group });
    },
  },
  newness: {
    label: () => t('facet.newness'),
    optionOf: (claim) => (isNew(claim, context) ? 'new' : 'seen'),
    optionLabel: (option) => t(option === 'new' ? 'newness.new' : 'newness.seen'),
  },
});

const byDate = sortKey(({ serviceDate }: Claim) => serviceDate, compareCodes);
const byCost = sortKey(({ memberCost }: Claim) => memberCost, compareNumbers);
const byProvider = sortKey(({ provider }: Claim) => provider || null, compareNames);
const byMember = sortKey(({ patient }: Claim) => patient.firstName, compareNames);

const CLAIM_SORTS: Readonly<Record<SortName, SortDefinition<Claim>>> = {
  newest: { key: byDate, descending: true, label: () => t('sort.newest') },
  oldest: { key: byDate, label: () => t('sort.oldest') },
  highest: { key: byCost, descending: true, label: () => t('sort.highest') },
  lowest: { key: byCost, label: () => t('sort.lowest') },
  provider: { key: byProvider, label: () => t('sort.provider') },
  member: { key: byMember, label: () => t('sort.member') },
};

export const claimsListOf = (context: ListContext): ListDefinition<Claim> => ({
  idOf: claimKey,
  search: claimSearch,
  facets: facetsOf(context),
  sorts: CLAIM_SORTS,
  words: {
    count: (count) => t('count', { count, shown: showCount(count) }),
    firstOpen: () => t('firstOpen'),
    noneLeft: () => ({ text: t('noneLeft'), next: t('noneLeftNext') }),
  },
});
