/** Other brands' names, domains and phone numbers: no page and no record of a brand may hold one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../brand.schema.ts';
import { parseBrandSource } from '../load/brand-source.ts';
import type { TextProblem } from '../copy/conditions.ts';
import { digitsOf, phonesIn } from './phones.rules.ts';

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What tells a brand from others in words. */
export interface Named extends Pick<Brand, 'code' | 'name' | 'domain'> {
  /** Its number, where its own file sets one that the base does not have. */
  phone?: string;
}

/** A domain inside a longer one does not count. */
const patternOf = (words: readonly string[]): RegExp =>
  words.length === 0
    ? /(?!)/g // an empty choice would match everywhere
    : new RegExp(`(?<![\\w.-])(${words.map(escape).join('|')})(?![\\w-])`, 'gi');

/** A pattern of every other brand's name and domain, without the brand's own words and the sites that its record names. */
export function foreignPattern(own: Brand, all: readonly Named[]): RegExp {
  const sent = Object.values(own.sites).flatMap((site) => URL.parse(site)?.hostname ?? []);
  const allowed = [own.name, own.domain, ...sent];
  return patternOf(
    all.flatMap(({ name, domain }) => [name, domain]).filter((word) => !allowed.includes(word)),
  );
}

const KEY_LINE = /^(?:name|domain|customerServicePhoneNumber):[ \t].*$/gm;

/** Names, domains and numbers of all brands: three lines of each file, so that one brand is checked without reading the others. */
export function brandNames(root: string, codes: readonly string[]): Named[] {
  const keysOf = (file: string) =>
    parseBrandSource('', (textOf(join(root, 'brands', file)).match(KEY_LINE) ?? []).join('\n')).data;
  const base = keysOf('_base.yaml');
  return codes.flatMap((code): Named[] => {
    const { name, domain, customerServicePhoneNumber: phone } = keysOf(`${code}/brand.yaml`);
    if (typeof name !== 'string' || typeof domain !== 'string') return [];
    const isOwn = typeof phone === 'string' && phone !== base['customerServicePhoneNumber'];
    return [isOwn ? { code, name, domain, phone } : { code, name, domain }];
  });
}

/** A file that cannot be read is reported by the reader of its brand. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** What an editor most likely meant to write. */
function instead(word: string, all: readonly Named[], canFill: boolean): string {
  const what = all.some(({ domain }) => domain.toLowerCase() === word.toLowerCase()) ? 'domain' : 'name';
  return canFill ? `write {brand.${what}} for the brand's own ${what}` : `write the brand's own ${what}`;
}

/** Finds other brands' names and numbers in a text of one brand; `canFill` where placeholders are filled. */
export type ForeignSearch = (own: Brand) => (text: string, canFill: boolean) => TextProblem[];

/** Finds numbers that only other brands have. */
function phoneSearch(all: readonly Named[]): ForeignSearch {
  const owners = Map.groupBy(
    all.filter(({ phone }) => phone !== undefined),
    ({ phone = '' }) => digitsOf(phone),
  );
  return (own) => {
    const number = digitsOf(own.customerServicePhoneNumber);
    return (text, canFill) =>
      phonesIn(text).flatMap(({ written, digits, index }) => {
        const [owner, ...others] = owners.get(digits) ?? [];
        // Brands that share a number are reported where they do.
        if (!owner || others.length > 0 || owner.code === own.code || digits === number) return [];
        const what = canFill ? '{brand.phone}' : own.customerServicePhoneNumber;
        return [{ index, message: `'${written}' is ${owner.code}'s phone number: write ${what} instead` }];
      });
  };
}

/** @param all every brand; most texts name none and are looked at once for all brands */
export function foreignSearch(all: readonly Named[]): ForeignSearch {
  // Far faster than the pattern, and enough to skip a text.
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
    const pattern = foreignPattern(own, all);
    const foreignNumbers = numbers(own);
    const owner = (word: string): string =>
      all.find(({ name, domain }) => [name, domain].some((one) => one.toLowerCase() === word.toLowerCase()))
        ?.code ?? 'another brand';
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
