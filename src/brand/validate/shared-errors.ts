/** Faults in files that brands share, and that not every brand has. */
import { showFault, type Fault } from '../load/brand-source.ts';

/** More brands than this are counted, not named. */
const MOST_NAMED = 3;

function whose(codes: readonly string[], all: number): string {
  if (codes.length === all && all > 1) return 'every brand';
  const [first = '', ...others] = codes;
  if (codes.length > MOST_NAMED)
    return `${codes.slice(0, MOST_NAMED).join(', ')} and ${codes.length - MOST_NAMED} more`;
  return others.length > 0 ? `${codes.slice(0, -1).join(', ')} and ${codes.at(-1) ?? ''}` : first;
}

/**
 * Each fault once, with the brands that have it; what stands in a brand's own folder says that already.
 * @param all how many brands were looked at
 */
export function namedFaults(
  found: readonly { code: string; faults: readonly Fault[] }[],
  all: number,
): Fault[] {
  const each = found.flatMap(({ code, faults }) => faults.map((fault) => ({ code, fault })));
  return [...Map.groupBy(each, ({ fault }) => showFault(fault)).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    if (first.fault.file.startsWith(`brands/${first.code}/`)) return [first.fault];
    const codes = [...new Set(same.map(({ code }) => code))];
    return [{ ...first.fault, message: `${first.fault.message} (on ${whose(codes, all)})` }];
  });
}
