/** Errors in brand files, in the form that a publish keeps and the directory shows. */
import type { BrandStates } from '../brand/read-brands.ts';
import { showFault } from '../brand/load/brand-source.ts';
import type { PublishError } from './publish-errors.ts';

/** @param wanted codes of the brands that are meant; errors of shared files come first, always */
export const fileErrors = ({ shared, own }: BrandStates, wanted: readonly string[]): PublishError[] => [
  ...(shared.length > 0
    ? [{ code: null, lines: shared.map(showFault), command: 'npm run brands -- check' }]
    : []),
  ...wanted.flatMap((code) => {
    const lines = own.get(code)?.map(showFault) ?? [];
    return lines.length > 0 ? [{ code, lines, command: `npm run brands -- check ${code}` }] : [];
  }),
];
