/** Placeholders in copy, such as `{brand.phone}`, and the values of a brand that replace them. */
import type { Brand } from '../brand.schema.ts';
import { applyConditions } from './conditions.ts';
import { copyErrorFinder } from './copy-errors.ts';

const PLACEHOLDER = /\{(?<name>[\w.-]+)\}/g;
/** Special characters of Markdown and HTML, escaped in a brand's values. */
const MARKUP = /[&<>*_`[\]\\~|]/g;

type Filler = (brand: Brand, updated: string) => string;

const FILLERS: ReadonlyMap<string, Filler> = new Map<string, Filler>(
  Object.entries<Filler>({
    'brand.name': ({ name }) => name,
    'brand.phone': ({ customerServicePhoneNumber }) => customerServicePhoneNumber,
    'brand.tty': ({ ttyNumber }) => ttyNumber,
    'brand.hours': ({ hours }) => hours.inSentence,
    'brand.domain': ({ domain }) => domain,
    'brand.state': ({ brandState }) => brandState,
    'brand.formsLabel': ({ formsLabel }) => formsLabel,
    footerCopyDate: (_brand, updated) => updated.slice(0, 4),
  }),
);

export const copyErrors = copyErrorFinder([...FILLERS.keys()]);

/**
 * Applies conditions and fills placeholders.
 * @param updated ISO date of the text; the copyright year comes from it, never from the clock
 */
export const fillPlaceholders = (text: string, brand: Brand, updated: string): string =>
  applyConditions(text, brand).text.replace(
    PLACEHOLDER,
    (whole, name: string) => FILLERS.get(name)?.(brand, updated) ?? whole,
  );

/** The same for Markdown, with special characters in the values escaped. */
export const fillMarkdown = (text: string, brand: Brand, updated: string): string =>
  applyConditions(text, brand).text.replace(PLACEHOLDER, (whole, name: string) => {
    const value = FILLERS.get(name)?.(brand, updated);
    return value?.replace(MARKUP, (sign) => `&#${sign.charCodeAt(0)};`) ?? whole;
  });
