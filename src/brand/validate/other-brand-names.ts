/** Finds other brands' names, domains and phone numbers, which no page or record of a brand may contain. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../brand.schema.ts';
import { oncePer } from '../../lib/http/once-per.ts';
import { parseBrandSource } from '../load/brand-source.ts';
import type { TextError } from '../copy/conditions.ts';

/** Matches phone numbers such as `1-800-555-0110`, `(800) 555-0110`, `800.555.0110` and `+18005550110`. */
const PHONE =
  /(?<![\p{L}\d])(?:\+?1[-.\u2010-\u2013 ]?)?\(?(?<area>\d{3})\)?[-.\u2010-\u2013 ]{0,2}(?<office>\d{3})[-.\u2010-\u2013 ]?(?<line>\d{4})(?![\p{L}\d])/gu;

const LIKELY = /\d{4}/;

interface WrittenPhone {
  written: string;
  /** The ten digits of the number, without the country code 1. */
  digits: string;
  index: number;
}

const phonesIn = (text: string): WrittenPhone[] =>
  LIKELY.test(text)
    ? [...text.matchAll(PHONE)].map(({ 0: written, index, groups = {} }) => ({
        written,
        digits: [groups['area'], groups['office'], groups['line']].join(''),
        index,
      }))
    : [];

/** Returns a function that tests whether a text contains one of these phone numbers, in any notation. */
export function phoneFinder(phones: readonly string[]): (text: string) => boolean {
  const numbers = new Set(phones.map(digitsOf));
  const ends = [...numbers].map((digits) => digits.slice(-4));
  return (text) =>
    ends.some((end) => text.includes(end)) && phonesIn(text).some(({ digits }) => numbers.has(digits));
}

const digitsOf = (phone: string): string => phonesIn(phone)[0]?.digits ?? '';

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export interface BrandName extends Pick<Brand, 'code' | 'name' | 'domain'> {
  /** The brand's phone number, if its own file sets a number that differs from the number in the base. */
  phone?: string;
}

const NOT_INSIDE_BEFORE = String.raw`(?<![\w.-])`;
const NOT_INSIDE_AFTER = String.raw`(?![\w-])`;

const patternOf = (words: readonly string[]): RegExp =>
  words.length === 0
    ? /(?!)/g // matches nothing; an empty alternative would match everywhere
    : new RegExp(`${NOT_INSIDE_BEFORE}(${words.map(escape).join('|')})${NOT_INSIDE_AFTER}`, 'gi');

const wordsOf = (all: readonly BrandName[]): string[] => all.flatMap(({ name, domain }) => [name, domain]);

/** Words that are allowed on this brand: its name, its domain, and the sites in its record. */
const allowedWords = ({ name, domain, sites }: Brand): string[] => [
  name,
  domain,
  ...Object.values(sites).flatMap((site) =>
    Object.values(site).flatMap((address) => URL.parse(address)?.hostname ?? []),
  ),
];

/** Matches names and domains of other brands, except those that are allowed words of this brand. */
export function otherBrandsPattern(own: Brand, all: readonly BrandName[]): RegExp {
  const allowed = allowedWords(own);
  return patternOf(wordsOf(all).filter((word) => !allowed.includes(word)));
}

interface WordSearch {
  /** Finds where a word may start. Three times as fast as `longest`. */
  starts: RegExp;
  /** Matches the longest word at a position. */
  longest: RegExp;
}

/** The compiled patterns. All brands share them, because compiling takes milliseconds. */
const wordSearch = oncePer((all: readonly BrandName[]): WordSearch => {
  const words = wordsOf(all).toSorted((a, b) => b.length - a.length);
  const any = words.map(escape).join('|');
  return {
    starts: new RegExp(any, 'gi'),
    longest: new RegExp(`${NOT_INSIDE_BEFORE}(?=(${any})${NOT_INSIDE_AFTER})`, 'iy'),
  };
});

/** Yields the longest word at each position, including overlapping words. */
function* longestWords({ starts, longest }: WordSearch, text: string): Generator<string> {
  starts.lastIndex = 0;
  for (let match = starts.exec(text); match; match = starts.exec(text)) {
    starts.lastIndex = match.index + 1;
    longest.lastIndex = match.index;
    const [, word] = longest.exec(text) ?? [];
    if (word !== undefined) yield word;
  }
}

/** A faster form of `otherBrandsPattern`. @returns a function that finds each name or domain in a text once */
export function otherBrandsFinder(own: Brand, all: readonly BrandName[]): (text: string) => string[] {
  const allowed = allowedWords(own);
  const lower = new Set(allowed.map((word) => word.toLowerCase()));
  let pattern: RegExp | undefined;
  const exact = (text: string): string[] => {
    pattern ??= otherBrandsPattern(own, all);
    return [...new Set([...text.matchAll(pattern)].map(([word]) => word))];
  };
  // If an allowed word starts with a forbidden name, `longest` would match the allowed word and miss the name.
  const isAtStart = (word: string): boolean =>
    [...lower].some((phrase) => phrase.startsWith(word.toLowerCase()));
  if (wordsOf(all).some((word) => !allowed.includes(word) && isAtStart(word))) return exact;
  const search = wordSearch(all);
  return (text) => {
    for (const word of longestWords(search, text)) if (!lower.has(word.toLowerCase())) return exact(text);
    return [];
  };
}

const KEY_LINE = /^(?:name|domain|customerServicePhoneNumber):[ \t].*$/gm;

/**
 * Names, domains and phone numbers of all brands. Reads only three lines of each file, which is faster than parsing.
 */
export function brandNames(root: string, codes: readonly string[]): BrandName[] {
  const keysOf = (file: string) =>
    parseBrandSource('', (textOf(join(root, 'brands', file)).match(KEY_LINE) ?? []).join('\n')).data;
  const base = keysOf('_base.yaml');
  return codes.flatMap((code): BrandName[] => {
    const { name, domain, customerServicePhoneNumber: phone } = keysOf(`${code}/brand.yaml`);
    if (typeof name !== 'string' || typeof domain !== 'string') return [];
    const isOwn = typeof phone === 'string' && phone !== base['customerServicePhoneNumber'];
    return [isOwn ? { code, name, domain, phone } : { code, name, domain }];
  });
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function instead(word: string, all: readonly BrandName[], canFill: boolean): string {
  const what = all.some(({ domain }) => domain.toLowerCase() === word.toLowerCase()) ? 'domain' : 'name';
  return canFill ? `write {brand.${what}} for the brand's own ${what}` : `write the brand's own ${what}`;
}

/** Finds the names of other brands in a text. `canFill`: whether the text may contain placeholders. */
export type OtherBrandsSearch = (own: Brand) => (text: string, canFill: boolean) => TextError[];

function phoneSearch(all: readonly BrandName[]): OtherBrandsSearch {
  const owners = Map.groupBy(
    all.filter(({ phone }) => phone !== undefined),
    ({ phone = '' }) => digitsOf(phone),
  );
  return (own) => {
    const number = digitsOf(own.customerServicePhoneNumber);
    return (text, canFill) =>
      phonesIn(text).flatMap(({ written, digits, index }) => {
        const [owner, ...others] = owners.get(digits) ?? [];
        // Skips a phone number that both brands set, because brand-conflicts.ts reports it.
        if (!owner || others.length > 0 || owner.code === own.code || digits === number) return [];
        const what = canFill ? '{brand.phone}' : own.customerServicePhoneNumber;
        return [{ index, message: `'${written}' is ${owner.code}'s phone number: write ${what} instead` }];
      });
  };
}

/**
 * Caches whether a text contains any brand's name or domain. A text without one needs no name search for any brand.
 * @param all every brand
 */
export function otherBrandsSearch(all: readonly BrandName[]): OtherBrandsSearch {
  // A quick first test for these words, so that the slower regular expression does not run on most texts.
  const words = all.flatMap(({ name, domain }) => [name.toLowerCase(), domain.toLowerCase()]);
  const texts = new Map<string, boolean>();
  const holdsName = (text: string): boolean => {
    let holds = texts.get(text);
    if (holds === undefined) {
      const lower = text.toLowerCase();
      holds = words.some((word) => lower.includes(word));
    }
    texts.set(text, holds);
    return holds;
  };
  const numbers = phoneSearch(all);
  return (own) => {
    const pattern = otherBrandsPattern(own, all);
    const foreignNumbers = numbers(own);
    const owner = (word: string): string =>
      all.find(({ name, domain }) =>
        [name, domain].some((phrase) => phrase.toLowerCase() === word.toLowerCase()),
      )?.code ?? 'another brand';
    return (text, canFill) => [
      ...(holdsName(text)
        ? [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
            index,
            message: `names another brand: '${word}' is ${owner(word)}'s; ${instead(word, all, canFill)}`,
          }))
        : []),
      ...foreignNumbers(text, canFill),
    ];
  };
}
