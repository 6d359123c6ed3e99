/** Converts errors in brand files to stored publish errors. */
import type { BrandStates } from '../brand/read-brands.ts';
import { showFault } from '../brand/load/brand-source.ts';
import type { PublishError } from './publish-errors.ts';

/** @param wanted brand codes. Errors of shared files are always included, and come first. */
export const fileErrors = ({ shared, own }: BrandStates, wanted: readonly string[]): PublishError[] => [
  ...(shared.length > 0
    ? [{ code: null, lines: shared.map(showFault), command: 'npm run brands -- check' }]
    : []),
  ...wanted.flatMap((code) => {
    const lines = own.get(code)?.map(showFault) ?? [];
    return lines.length > 0 ? [{ code, lines, command: `npm run brands -- check ${code}` }] : [];
  }),
];
