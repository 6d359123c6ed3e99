import type { BrandRecord } from '../brand.schema.ts';
import type { RecordError } from '../brand-error.ts';
import { isRecord, type Data } from '../resolve/layers.ts';
import { didYouMean } from '../nearest.ts';
import { misplacedTabs } from '../resolve/tab-order.rules.ts';

/** Errors for unknown brand codes in `brandVisibility`, which would hide the header tab on every brand. */
const unknownCodes = (tabs: BrandRecord['tabs'], codes: readonly string[]): RecordError[] =>
  Object.entries(tabs).flatMap(([id, { brandVisibility = [] }]) =>
    brandVisibility.flatMap((code, at) =>
      codes.length === 0 || codes.includes(code)
        ? []
        : [
            {
              path: ['tabs', id, 'brandVisibility', at],
              message: `there is no brand '${code}'${didYouMean(code, codes)}`,
            },
          ],
    ),
  );

const misplacedTabErrors = (tabs: BrandRecord['tabs']): RecordError[] =>
  misplacedTabs(tabs).map(({ name, after, isThere }) => ({
    path: ['tabs', name, 'after'],
    message: isThere
      ? `'${after}' comes after '${name}' itself; name another tab`
      : `there is no tab '${after}'${didYouMean(after, Object.keys(tabs))}`,
  }));

/** Errors in header tabs. If `codes` is empty, brand codes in tabs are not checked. */
export const tabErrors = ({ tabs }: BrandRecord, codes: readonly string[]): RecordError[] => [
  ...misplacedTabErrors(tabs),
  ...unknownCodes(tabs, codes),
  ...(Object.values(tabs).some(({ active }) => active)
    ? []
    : [{ path: ['tabs'], message: 'no tab is left: keep at least one active, such as home' }]),
];

/**
 * Hint for a brand file that contains a list of tabs: each tab must be written under its name. The example in the hint
 * is the first tab of the list that has an id.
 */
export function keyedTabsHint(list: readonly Data[]): string {
  const first = list.filter(isRecord).find(({ id }) => typeof id === 'string');
  const { id = 'claims', label = 'Claims' } = first ?? {};
  return `write each tab under its name, with only what differs, without dash and id: ${String(id)}: { label: ${String(label)} }`;
}
