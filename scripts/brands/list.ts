/** `npm run brands -- list`: a table of all brands. */
import { readBrands, type BrandSite } from '../../src/brand/read-brands.ts';

const COLUMNS: readonly [heading: string, cell: (brand: BrandSite['brand']) => string | number][] = [
  ['code', ({ code }) => code],
  ['number', ({ prismBrandCode }) => prismBrandCode],
  ['family', ({ sharedBrandCode }) => sharedBrandCode],
  ['state', ({ brandState }) => brandState],
  ['name', ({ name }) => name],
  ['domain', ({ domain }) => domain],
  ['flow', ({ signIn }) => signIn.flow],
  ['footer', ({ footer }) => footer.kind],
  ['progress', ({ planProgress }) => planProgress.version],
];

/** Leaves out brands with errors. The last line counts the errors. */
export function list(root: string): { text: string; ok: boolean } {
  const { sites, errors } = readBrands(root);
  const rows = [
    COLUMNS.map(([heading]) => heading),
    ...sites.map(({ brand }) => COLUMNS.map(([, cell]) => String(cell(brand)))),
  ];
  const widths = COLUMNS.map((_column, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const many = errors.length === 1 ? 'is 1 error' : `are ${errors.length} errors`;
  const last = errors.length > 0 ? [`There ${many}; brands with errors are left out: npm run brands -- check`] : [];
  return { text: [...lines, '', `${sites.length} brands`, ...last].join('\n'), ok: errors.length === 0 };
}
