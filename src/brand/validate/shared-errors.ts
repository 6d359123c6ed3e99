import { formatBrandError, type BrandError } from '../brand-error.ts';

const MOST_NAMED = 3;

function whose(codes: readonly string[], all: number): string {
  if (codes.length === all && all > 1) return 'every brand';
  const [first = '', ...others] = codes;
  if (codes.length > MOST_NAMED)
    return `${codes.slice(0, MOST_NAMED).join(', ')} and ${codes.length - MOST_NAMED} more`;
  return others.length > 0 ? `${codes.slice(0, -1).join(', ')} and ${codes.at(-1) ?? ''}` : first;
}

/** Merges equal errors of several brands. Adds the brand codes unless the file is in a brand's own folder. */
export function errorsWithBrands(
  found: readonly { code: string; errors: readonly BrandError[] }[],
  all: number,
): BrandError[] {
  const each = found.flatMap(({ code, errors }) => errors.map((error) => ({ code, error })));
  return [...Map.groupBy(each, ({ error }) => formatBrandError(error)).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    if (first.error.file.startsWith(`brands/${first.code}/`)) return [first.error];
    const codes = [...new Set(same.map(({ code }) => code))];
    return [{ ...first.error, message: `${first.error.message} (on ${whose(codes, all)})` }];
  });
}
