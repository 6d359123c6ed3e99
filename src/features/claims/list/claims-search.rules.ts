/** Finds claims by typed words: provider, person, amount, claim number. Pure (decision 247). */
import { leftForAccounts } from '../../../profile/payments/left-to-pay.rules.ts';
import type { FoundRows } from '../../../ui/list/list-index.rules.ts';
import { amountsMeant, foldedWords, foldText, type CentsRange } from '../../../ui/list/typed-words.rules.ts';
import type { Claim } from '../claims.schema.ts';

/** Fewer digits are an amount only: most claim numbers have any two digits. */
const NUMBER_PART_DIGITS = 4;

const ONLY_DIGITS = /^\d+$/;

/** A claim must have every term. */
interface Term {
  /** '' if only an amount is meant. */
  word: string;
  amounts: CentsRange | null;
}

function termsOf(typed: string): Term[] {
  const amounts = amountsMeant(typed);
  if (amounts === null) return foldedWords(typed).map((word) => ({ word, amounts }));
  return [{ word: ONLY_DIGITS.test(typed) ? typed : '', amounts }];
}

export const searchTerms = (text: string): Term[] => text.split(/\s+/).flatMap(termsOf);

interface SearchedClaim {
  /** Provider and person. */
  names: string;
  number: string;
  /** Cents that the row shows: the cost, and what is left of it. */
  amounts: readonly number[];
}

function amountsOf({ memberCost, paid }: Claim): number[] {
  const left = leftForAccounts(memberCost, paid);
  return memberCost === null || left === null ? [] : [memberCost, left];
}

/** Folds each name once: families and providers repeat. */
function nameFolder(): (name: string) => string {
  const folded = new Map<string, string>();
  return (name) => {
    const known = folded.get(name) ?? foldText(name);
    folded.set(name, known);
    return known;
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

/** Prepares claims for a search; the result finds those that have every word of a text. */
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
    return Uint8Array.from(searched, (claim) => Number(terms.every((term) => has(claim, term))));
  };
}
