/** Placeholders in copy, such as `{brand.phone}`, and the values of a brand that replace them. */
import { showLongDate } from '../../lib/date/long-date.ts';
import type { Brand } from '../brand.schema.ts';
import { STATE_FACTS, stateFact, wordsIn } from '../states/state-facts.rules.ts';
import { applyConditions, type TextError } from './conditions.ts';
import { copyErrorFinder } from './copy-errors.ts';

const PLACEHOLDER = /\{(?<name>[\w.-]+)\}/g;
/** Special characters of Markdown and HTML, which are escaped in a brand's values. */
const MARKUP = /[&<>*_`[\]\\~|]/g;
const LOCALES = { en: 'en-US', es: 'es-US' } as const;

const escapeMarkup = (value: string): string => value.replace(MARKUP, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns a brand's value for a placeholder, or undefined if the brand has none. */
type Filler = (brand: Brand, updated: string) => string | undefined;

const stateFillers = [...STATE_FACTS.keys()].map((fact): [string, Filler] => [
  fact,
  ({ state, language }) => state && stateFact(state, fact, language),
]);

const FILLERS: ReadonlyMap<string, Filler> = new Map<string, Filler>([
  ...Object.entries<Filler>({
    'brand.name': ({ name }) => name,
    'brand.phone': ({ customerServicePhoneNumber }) => customerServicePhoneNumber,
    'brand.tty': ({ ttyNumber }) => ttyNumber,
    'brand.hours': ({ hours }) => hours.inSentence,
    'brand.domain': ({ domain }) => domain,
    'brand.state': ({ brandState }) => brandState,
    'brand.formsLabel': ({ formsLabel }) => formsLabel,
    'brand.minimumMemberAge': ({ minimumMemberAge }) => String(minimumMemberAge),
    'privacy.entity': ({ privacy, language }) => wordsIn(privacy.entity, language),
    'privacy.effective': ({ privacy, language }) => showLongDate(privacy.effective, LOCALES[language]),
    footerCopyDate: (_brand, updated) => updated.slice(0, 4),
  }),
  ...stateFillers,
]);

/** Placeholders whose values are several lines of Markdown. */
const BLOCKS: ReadonlyMap<string, Filler> = new Map<string, Filler>(
  Object.entries<Filler>({
    'state.notes': ({ state, language }) =>
      state?.notes.map((note) => `- ${escapeMarkup(wordsIn(note, language))}`).join('\n'),
    /** The brand's name, its privacy office, and the appeals address without the first line. */
    'privacy.address': ({ name, privacy, appeals, language }) =>
      [name, wordsIn(privacy.office, language), ...appeals.address.slice(1)].map(escapeMarkup).join('<br>\n'),
  }),
);

const PLACEHOLDER_NAMES: readonly string[] = [...FILLERS.keys(), ...BLOCKS.keys()];

export const copyErrors = copyErrorFinder(PLACEHOLDER_NAMES);

/**
 * Applies conditions and fills placeholders.
 * @param updated ISO date of the text. The copyright year is the year of this date, not the current year.
 */
export const fillPlaceholders = (text: string, brand: Brand, updated: string): string =>
  applyConditions(text, brand).text.replace(
    PLACEHOLDER,
    (whole, name: string) => FILLERS.get(name)?.(brand, updated) ?? whole,
  );

/** Like `fillPlaceholders`, for Markdown: escapes special characters in the values. */
export const fillMarkdown = (text: string, brand: Brand, updated: string): string =>
  applyConditions(text, brand).text.replace(PLACEHOLDER, (whole, name: string) => {
    const value = FILLERS.get(name)?.(brand, updated);
    return value === undefined ? (BLOCKS.get(name)?.(brand, updated) ?? whole) : escapeMarkup(value);
  });

/** Errors for placeholders without a value on this brand, such as a phone number that the state's record lacks. */
export function emptyPlaceholders(text: string, brand: Brand): TextError[] {
  if (!text.includes('{')) return [];
  const chosen = applyConditions(text, brand);
  return [...chosen.text.matchAll(PLACEHOLDER)].flatMap(({ index, groups }) => {
    const name = groups?.['name'] ?? '';
    const filler = FILLERS.get(name) ?? BLOCKS.get(name);
    if (!filler || filler(brand, '') !== undefined) return [];
    const message = `{${name}} has no value on this brand: write {if ${name}}…{end} around it, or add it to brands/_states/${brand.brandState.toLowerCase()}.yaml`;
    return [{ index: chosen.positionOf(index), message }];
  });
}
