import type { BrandStates } from '../../brand/read-brands.ts';
import { formatBrandError } from '../../brand/brand-error.ts';
import type { PublishError } from './publish-errors.ts';

/** Errors in shared files, then errors in the files of the requested brands. */
export const fileErrors = ({ shared, own }: BrandStates, requested: readonly string[]): PublishError[] => [
  ...(shared.length > 0
    ? [{ code: null, lines: shared.map(formatBrandError), command: 'npm run brands -- check' }]
    : []),
  ...requested.flatMap((code) => {
    const lines = own.get(code)?.map(formatBrandError) ?? [];
    return lines.length > 0 ? [{ code, lines, command: `npm run brands -- check ${code}` }] : [];
  }),
];
