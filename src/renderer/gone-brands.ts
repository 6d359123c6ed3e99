/** Brands that are served though their folder under `brands/` is gone (docs/decisions/048). */
import type { BrandSite } from '../brand/read-brands.ts';

export interface GoneBrand {
  code: string;
  /** Where it is served. */
  domain: string;
  /** The new brand that has its domain now: the folder was renamed. */
  heir: string | undefined;
}

/**
 * @param domains the domain under which each brand is served, by code
 * @param known codes of all brands that have a folder
 * @param sites the brands without errors
 */
export const goneBrands = (
  domains: ReadonlyMap<string, string>,
  known: readonly string[],
  sites: readonly BrandSite[],
): GoneBrand[] =>
  [...domains]
    .filter(([code]) => !known.includes(code))
    .map(([code, domain]) => ({
      code,
      domain,
      heir: sites.find(({ brand }) => brand.domain === domain)?.brand.code,
    }));

/** Those that a publish is about: asked for by their own code or by the one of their heir. */
export const goneAmong = (gone: readonly GoneBrand[], wanted: readonly string[]): GoneBrand[] =>
  gone.filter(({ code, heir }) => wanted.includes(heir ?? code));

/** Those that stay served as they are: not published under their heir's code, and not accepted. */
export const goneKept = (
  gone: readonly GoneBrand[],
  published: readonly BrandSite[],
  dropped: readonly string[],
): GoneBrand[] =>
  gone.filter(({ code, heir }) =>
    heir === undefined ? !dropped.includes(code) : !published.some(({ brand }) => brand.code === heir),
  );

/** Says that a site stays though its folder is gone. */
export const goneLine = ({ code, domain }: GoneBrand): string =>
  `${domain} stays as it was published, though brands/${code} is gone`;
