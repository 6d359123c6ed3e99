/** Tiles of brands with errors in `npm run dev`, from what can be parsed. */
import { draftBrand } from '../../../src/brand/resolve/resolve-brand.ts';
import { brandLayers } from '../../../src/brand/read-brands.ts';
import type { Theme } from '../../../src/brand/brand.schema.ts';
import { resolveLayers } from '../../../src/brand/resolve/layers.ts';
import { lightScheme } from '../../../src/brand/theme/theme.ts';
import { capabilitiesOf } from '../../../src/renderer/render/site-capabilities.ts';
import type { TileSite } from './brand-filter.rules.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function colorsOf(theme: Theme | undefined): Record<string, string> {
  if (!theme) return {};
  const { primary, accent, ink, warm, cool } = lightScheme(theme);
  return { primary, accent, ink, warm, cool };
}

/** @returns null if a file cannot be parsed: values of other layers would take its place (decision 084) */
function draftSite(root: string, code: string): TileSite | null {
  try {
    const sources = brandLayers(root, code);
    const { brand, theme } = draftBrand(code, sources);
    if (sources.some(({ errors }) => errors.length > 0)) return null;
    const { name, prismBrandCode, domain, brandState, sharedBrandCode } = resolveLayers(
      sources.map(({ data }) => data),
    );
    return {
      code,
      number: typeof prismBrandCode === 'number' ? prismBrandCode : null,
      name: textOf(name) || code,
      domain: textOf(domain),
      state: textOf(brandState),
      family: textOf(sharedBrandCode),
      logo: '',
      colors: colorsOf(theme),
      capabilities: brand ? capabilitiesOf(brand) : [],
    };
  } catch {
    return null; // a folder without a record has no layers
  }
}

/** Tiles by brand code. @param codes of brands with errors */
export const brokenDrafts = (root: string, codes: readonly string[]): Map<string, TileSite> =>
  new Map(
    codes.flatMap((code) => {
      const site = draftSite(root, code);
      return site ? [[code, site] as const] : [];
    }),
  );
