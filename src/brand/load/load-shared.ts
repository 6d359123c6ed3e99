import { loadAlerts, type AlertSource } from '../alerts/alerts.ts';
import { copiedSpanish } from '../alerts/copied-spanish.ts';
import { fileError, type BrandError } from '../brand-error.ts';
import { CLAUSES_FOLDER, updatedErrors } from '../copy/page-copy.ts';
import { translationErrors } from '../copy/spanish/translation-errors.ts';
import { buildTime, dayOf } from '../moments.ts';
import { brandNames, otherBrandsSearch, type OtherBrandsSearch } from '../validate/other-brand-names.ts';
import { loadStates } from '../states/load-states.ts';
import type { StateRecord } from '../states/state.schema.ts';
import { loadBrandSource, type BrandSource } from './brand-source.ts';
import { missingTranslations } from '../copy/spanish/translation-errors.ts';
import { entriesIn, namesOf } from './folder-entries.ts';
import { loadPages, type PageFolder } from './load-pages.ts';
import { loadOutsideSites } from './outside-sites.ts';
import { brandsFolder, SHARED_FOLDERS, unexpectedEntryErrors } from './unexpected-files.ts';

export interface SharedFiles extends PageFolder {
  codes: readonly string[];
  base: BrandSource;
  families: Map<string, BrandSource>;
  alerts: readonly AlertSource[];
  /** State records by state code, in capitals. */
  states: ReadonlyMap<string, StateRecord>;
  /** States whose file has errors. Brands of these states get no errors for missing facts. */
  brokenStates: ReadonlySet<string>;
  unfinishedStates: ReadonlyMap<string, readonly BrandError[]>;
  /** Hosts of other sites to which pages may link. */
  outside: readonly string[];
  search: OtherBrandsSearch;
  /** The build time in milliseconds since 1970. */
  now: number;
  /** The time that decides which notices are current: `now`, unless a page is previewed as of another time. */
  noticesAsOf: number;
}

/** A single error if there are no shared pages at all, because every brand would otherwise report missing pages. */
const noPagesError = (names: readonly string[]): BrandError[] =>
  names.length > 0
    ? []
    : [fileError('brands/_pages', 'expected the pages that brands share here, found none')];

const sharedFolderErrors = (root: string, codes: readonly string[]): BrandError[] => [
  ...unexpectedEntryErrors('brands', entriesIn(root, 'brands'), brandsFolder(codes)),
  ...(['_alerts', '_families', '_privacy', '_schema', '_states'] as const).flatMap((name) =>
    unexpectedEntryErrors(`brands/${name}`, entriesIn(root, `brands/${name}`), SHARED_FOLDERS[name]),
  ),
];

const toPrivacy = (name: string): string => name.replace(/^clauses(?=\.|$)/, 'privacy');

function loadSharedPages(root: string, folder: string): PageFolder {
  const loaded = loadPages(root, folder);
  return { ...loaded, errors: [...loaded.errors, ...missingTranslations(folder, loaded.pageNames)] };
}

/** Adds the privacy clauses as the shared page `privacy`. Each brand later selects its own clauses. */
function withPrivacy(folder: PageFolder, clauses: PageFolder): PageFolder {
  if (folder.pageNames.length === 0) return folder;
  const pages = [...clauses.pages].map(([name, page]) => [toPrivacy(name), page] as const);
  return {
    ...folder,
    pages: new Map([...folder.pages, ...pages]),
    pageNames: [...folder.pageNames, ...clauses.pageNames.map(toPrivacy)],
    errors: [...folder.errors, ...clauses.errors],
  };
}

/** Errors for shared pages dated after today in the base's time zone. */
const futureDateErrors = ({ pages }: PageFolder, { data }: BrandSource, now: number): BrandError[] =>
  typeof data['timeZone'] === 'string'
    ? [...pages.values()].flatMap((page) => updatedErrors(page, dayOf(now, String(data['timeZone']))))
    : [];

/** Loads the layers that brands share: the base, and the families by name. */
export const loadSharedLayers = (root: string): Pick<SharedFiles, 'base' | 'families'> => ({
  base: loadBrandSource(root, 'brands/_base.yaml'),
  families: new Map(
    namesOf(entriesIn(root, 'brands/_families'), '.yaml').map((name) => [
      name,
      loadBrandSource(root, `brands/_families/${name}.yaml`),
    ]),
  ),
});

/**
 * Loads the shared files.
 * @param asOf time that decides which notices are current, in milliseconds since 1970; default: the build time
 */
export function loadShared(root: string, codes: readonly string[], asOf?: number): SharedFiles {
  const folder = withPrivacy(loadSharedPages(root, 'brands/_pages'), loadSharedPages(root, CLAUSES_FOLDER));
  const {
    states,
    broken: brokenStates,
    unfinished: unfinishedStates,
    errors: stateErrors,
  } = loadStates(root);
  const { outside, errors: outsideErrors } = loadOutsideSites(root);
  const { base, families } = loadSharedLayers(root);
  const { alerts, errors: alertErrors } = loadAlerts(root, codes, [...families.keys()]);
  const now = buildTime();
  return {
    ...folder,
    codes,
    alerts,
    states,
    brokenStates,
    unfinishedStates,
    outside,
    search: otherBrandsSearch(brandNames(root, codes)),
    now,
    noticesAsOf: asOf ?? now,
    base,
    families,
    errors: [
      ...sharedFolderErrors(root, codes),
      ...noPagesError(folder.pageNames),
      ...folder.errors,
      ...stateErrors,
      ...outsideErrors,
      ...translationErrors(folder.pages),
      ...futureDateErrors(folder, base, now),
      ...alertErrors,
      ...copiedSpanish(alerts),
    ],
  };
}
