import { loadAlerts, type AlertSource } from '../alerts/alerts.ts';
import { fileError, type BrandError } from '../brand-error.ts';
import { updatedErrors } from '../copy/page-copy.ts';
import { buildTime, dayOf } from '../moments.ts';
import { brandNames, otherBrandsSearch, type OtherBrandsSearch } from '../validate/other-brand-names.ts';
import { loadBrandSource, type BrandSource } from './brand-source.ts';
import { entriesIn, namesOf } from './folder-entries.ts';
import { loadPages, type PageFolder } from './load-pages.ts';
import { brandsFolder, SHARED_FOLDERS, unexpectedEntryErrors } from './unexpected-files.ts';

export interface SharedFiles extends PageFolder {
  codes: readonly string[];
  base: BrandSource;
  families: Map<string, BrandSource>;
  alerts: readonly AlertSource[];
  search: OtherBrandsSearch;
  /** Build time, milliseconds since 1970. */
  now: number;
  /** The time at which notices are current: `now`, except in a preview of another day. */
  noticesAsOf: number;
}

/** Reported once: without shared pages, every brand would report most of its pages as missing. */
const noPagesError = (names: readonly string[]): BrandError[] =>
  names.length > 0
    ? []
    : [fileError('brands/_pages', 'expected the pages that brands share here, found none')];

const sharedFolderErrors = (root: string, codes: readonly string[]): BrandError[] => [
  ...unexpectedEntryErrors('brands', entriesIn(root, 'brands'), brandsFolder(codes)),
  ...(['_alerts', '_families', '_schema'] as const).flatMap((name) =>
    unexpectedEntryErrors(`brands/${name}`, entriesIn(root, `brands/${name}`), SHARED_FOLDERS[name]),
  ),
];

/** Shared pages dated in the future, in the base's time zone: brands farther west reach that day hours later. */
const futureDateErrors = ({ pages }: PageFolder, { data }: BrandSource, now: number): BrandError[] =>
  typeof data['timeZone'] === 'string'
    ? [...pages.values()].flatMap((page) => updatedErrors(page, dayOf(now, String(data['timeZone']))))
    : [];

/** Loads the shared files. `asOf`: time at which notices are current, in milliseconds; default: build time. */
export function loadShared(root: string, codes: readonly string[], asOf?: number): SharedFiles {
  const folder = loadPages(root, 'brands/_pages');
  const families = namesOf(entriesIn(root, 'brands/_families'), '.yaml').map(
    (name) => [name, loadBrandSource(root, `brands/_families/${name}.yaml`)] as const,
  );
  const { alerts, errors: alertErrors } = loadAlerts(
    root,
    codes,
    families.map(([name]) => name),
  );
  const base = loadBrandSource(root, 'brands/_base.yaml');
  const now = buildTime();
  return {
    ...folder,
    codes,
    alerts,
    search: otherBrandsSearch(brandNames(root, codes)),
    now,
    noticesAsOf: asOf ?? now,
    base,
    families: new Map(families),
    errors: [
      ...sharedFolderErrors(root, codes),
      ...noPagesError(folder.pageNames),
      ...folder.errors,
      ...futureDateErrors(folder, base, now),
      ...alertErrors,
    ],
  };
}
