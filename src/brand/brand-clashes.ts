/** What two brands must not have in common. */
import { faultAt } from './brand-place.ts';
import type { BrandSource, Fault } from './brand-source.ts';
import type { Data } from './layers.ts';

const MUST_DIFFER = ['prismBrandCode', 'domain', 'name', 'storeID'] as const;

interface Layered {
  code: string;
  sources: readonly BrandSource[];
}

/** A single value at the top of a record, as the last layer that has it says. */
const topValue = (sources: readonly BrandSource[], key: string): Data | undefined =>
  sources.findLast(({ data }) => Object.hasOwn(data, key))?.data[key];

/**
 * Two brands with one number, domain, name or store would answer for each other.
 * @returns each fault, at the later brand's value, with the codes of the two
 */
export const clashes = (brands: readonly Layered[]): { between: [string, string]; fault: Fault }[] =>
  MUST_DIFFER.flatMap((key) => {
    const first = new Map<Data, string>();
    return brands.flatMap(({ code, sources }) => {
      const value = topValue(sources, key);
      if (value === undefined || value === null) return [];
      const other = first.get(value);
      if (other === undefined) {
        first.set(value, code);
        return [];
      }
      const message = `'${String(value)}' already belongs to ${other}`;
      return [{ between: [code, other], fault: faultAt(sources, [key], message) }];
    });
  });
