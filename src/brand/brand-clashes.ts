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
 * @returns each fault twice, at the value of the one brand and of the other: nobody knows which is wrong
 */
export const clashes = (brands: readonly Layered[]): { between: [string, string]; fault: Fault }[] =>
  MUST_DIFFER.flatMap((key) => {
    const first = new Map<Data, Layered>();
    return brands.flatMap(({ code, sources }) => {
      const value = topValue(sources, key);
      if (value === undefined || value === null) return [];
      const other = first.get(value);
      if (other === undefined) {
        first.set(value, { code, sources });
        return [];
      }
      const between: [string, string] = [code, other.code];
      const says = (whose: string) => `'${String(value)}' is that of ${whose} as well`;
      return [
        { between, fault: faultAt(other.sources, [key], says(code)) },
        { between, fault: faultAt(sources, [key], says(other.code)) },
      ];
    });
  });
