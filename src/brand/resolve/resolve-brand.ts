import {
  parseBrandRecord,
  parseTheme,
  type Brand,
  type BrandRecord,
  type Tab,
  type Theme,
} from '../brand.schema.ts';
import { hoursTexts, withinSentence } from '../hours/hours-text.rules.ts';
import type { BrandSource } from '../load/brand-source.ts';
import { resolveLayers, type DataRecord } from './layers.ts';
import { tabOrder } from './tab-order.rules.ts';

/** A merged record that is not validated yet. */
export interface ResolvedBrand {
  data: DataRecord;
  /** The layers, the most general first. */
  sources: readonly BrandSource[];
}

export const resolveBrand = (sources: readonly BrandSource[]): ResolvedBrand => ({
  data: resolveLayers(sources.map(({ data }) => data)),
  sources,
});

const visibleTabs = ({ tabs, memberHome }: BrandRecord, code: string): Tab[] =>
  tabOrder(tabs).flatMap((id) => {
    const tab = tabs[id];
    if (!tab?.active || !(tab.brandVisibility?.includes(code) ?? true)) return [];
    const { after: _after, ...visible } = tab;
    return [{ id, ...visible, url: tab.url.replace('{memberHome}', memberHome) }];
  });

function hoursWithText({ hours }: BrandRecord): Brand['hours'] {
  const { english, spanish } = hours.text ?? hoursTexts(hours);
  return {
    ...hours,
    text: english,
    inSentence: english,
    spanishText: spanish,
    spanishInSentence: withinSentence(spanish),
  };
}

/** The page that compares plans. Only brands that sell plans have it. */
const PLANS_PAGE = 'plans';

/** Makes a brand from a valid record: adds the code, the visible tabs and the text of the hours. */
export const toBrand = (record: BrandRecord, code: string): Brand => ({
  ...record,
  code,
  language: 'en',
  state: undefined,
  pages: record.sellsPlans ? record.pages : record.pages.filter((name) => name !== PLANS_PAGE),
  tabs: visibleTabs(record, code),
  hours: hoursWithText(record),
});

/**
 * The parts of an invalid brand that can be previewed: the whole brand if its record passes the schema, otherwise only
 * its theme, if the theme is valid.
 */
export function draftBrand(code: string, sources: readonly BrandSource[]): { brand?: Brand; theme?: Theme } {
  if (sources.some(({ errors }) => errors.length > 0)) return {};
  const { data } = resolveBrand(sources);
  const result = parseBrandRecord(data);
  if (result.success) return { brand: toBrand(result.output, code), theme: result.output.theme };
  const theme = parseTheme(data['theme']);
  return theme ? { theme } : {};
}
