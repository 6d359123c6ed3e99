import { ROUTED_PAGES } from './addresses.ts';
import { alertsOf, type BrandAlert } from './alerts/alerts.ts';
import { noticesOf, type Notice } from './alerts/notice-questions.ts';
import type { BrandError } from './brand-error.ts';
import type { Brand } from './brand.schema.ts';
import type { PageSource } from './copy/page-copy.ts';
import { clausesFor } from './copy/privacy-page.ts';
import { spanishName } from './copy/spanish/spanish-pages.rules.ts';
import { loadBrand, type LoadedBrand } from './load/load-brand.ts';
import type { SharedFiles } from './load/load-shared.ts';
import { picturesOfPages } from './pictures/picture-use.ts';
import type { Picture } from './pictures/pictures.ts';
import { resolveBrand } from './resolve/resolve-brand.ts';
import { stateRules, writtenIn, type WrittenIn } from './rule-changes/record-entries.ts';
import { loadLogo, paintLogo, type Logo } from './theme/logo.ts';
import { STATE_FOLDER } from './states/load-states.ts';
import type { BrandLayers } from './validate/brand-conflicts.ts';
import { validateBrand } from './validate/validate-brand.ts';
import { missingPages, validateSite } from './validate/validate-site.ts';

export interface BrandSite {
  brand: Brand;
  /** For each key of the record, the file that sets it. */
  written: WrittenIn;
  logo: Logo;
  /** Pages by name, in the order of `brand.pages`, with unfilled placeholders. `about.es` translates `about`. */
  copy: Record<string, PageSource>;
  pictures: Record<string, Picture>;
  alerts: BrandAlert[];
  /** The brand's notices, including past notices. */
  notices: Notice[];
}

export interface BrandResult extends BrandLayers {
  site?: BrandSite;
  errors: BrandError[];
  /** Errors of this brand, such as missing pages and broken links. Their cause may be in shared files. */
  siteErrors?: BrandError[];
}

/** @param isValid whether an earlier read of these files found no errors; the pages are then not checked again */
export function readSite(root: string, code: string, shared: SharedFiles, isValid = false): BrandResult {
  const loaded = loadBrand(root, code, shared);
  const { sources } = loaded;
  if (!loaded.hasLayers) return { code, sources, errors: loaded.errors };

  const resolved = resolveBrand(sources);

  const validated = validateBrand(code, resolved, shared.codes);
  if ('errors' in validated) return { code, sources, errors: [...validated.errors, ...loaded.errors] };
  const state = shared.states.get(validated.brand.brandState);
  const brand: Brand = { ...validated.brand, state };
  const logo = loadLogo(root, code, brand.theme);
  const errors = [...loaded.errors, ...('errors' in logo ? logo.errors : [])];
  const missing = missingPages(loaded, brand, shared);
  if (errors.length > 0 || 'errors' in logo) return { code, sources, errors, siteErrors: missing };
  const { drawing } = logo;
  if (shared.brokenStates.has(brand.brandState)) return { code, sources, drawing, errors };
  const copy = copyOf(loaded, brand);
  // If pages are missing, reports only these, because each link to them would be an error too.
  const siteErrors = missing.length > 0 || isValid ? missing : validateSite(loaded, brand, copy, shared);
  if (siteErrors.length > 0) return { code, sources, drawing, errors, siteErrors };
  return { code, sources, drawing, errors, site: toSite(loaded, brand, drawing, copy, shared) };
}

const stateLayer = ({ brandState, state }: Brand) => ({
  file: `${STATE_FOLDER}/${brandState.toLowerCase()}.yaml`,
  data: stateRules(state),
});

function toSite(
  loaded: LoadedBrand,
  brand: Brand,
  drawing: string,
  pages: ReadonlyMap<string, PageSource>,
  { alerts, now, noticesAsOf }: SharedFiles,
): BrandSite {
  return {
    brand,
    written: writtenIn([stateLayer(brand), ...loaded.sources]),
    logo: paintLogo(drawing, brand.theme),
    copy: Object.fromEntries([...pages].filter(([name]) => !ROUTED_PAGES.includes(name))),
    pictures: picturesOfPages([...pages.values()], loaded.pictures),
    alerts: alertsOf(
      alerts.map(({ alert }) => alert),
      brand,
      noticesAsOf,
    ),
    notices: noticesOf(alerts, brand, now),
  };
}

/** The listed pages of a brand that have a file, in the order of the list. */
const copyOf = ({ pages }: LoadedBrand, brand: Brand): Map<string, PageSource> =>
  new Map(
    pageFiles(brand).flatMap((name) => {
      const page = pages.get(name);
      return page ? [[name, clausesFor(page, brand)] as const] : [];
    }),
  );

const pageFiles = ({ pages }: Brand): string[] => pages.flatMap((name) => [name, spanishName(name)]);
