/** Brands that are still served although their folder under `brands/` was deleted or renamed (decisions/brands#removed-brands-and-lost-records). */
import type { BrandName } from '../../brand/validate/other-brand-names.ts';

/** A site, or the fields that are known without reading its brand. */
export interface NamedSite {
  brand: BrandName;
}

export interface RemovedBrand {
  code: string;
  domain: string;
  /** Code of the brand that now has this domain: its folder was renamed. */
  replacedBy: string | undefined;
}

export const removedBrands = (
  domains: ReadonlyMap<string, string>,
  known: readonly string[],
  sites: readonly NamedSite[],
): RemovedBrand[] =>
  [...domains]
    .filter(([code]) => !known.includes(code))
    .map(([code, domain]) => ({
      code,
      domain,
      replacedBy: sites.find(({ brand }) => brand.domain === domain)?.brand.code,
    }));

/** Matches by their own code or by the code of the brand that replaced them. */
export const removedInPublish = (
  gone: readonly RemovedBrand[],
  requested: readonly string[],
): RemovedBrand[] => gone.filter(({ code, replacedBy }) => requested.includes(replacedBy ?? code));

/** Removed brands whose removal was not accepted and that were not published under a new code. */
export const removedStillServed = (
  gone: readonly RemovedBrand[],
  published: readonly NamedSite[],
  dropped: readonly string[],
): RemovedBrand[] =>
  gone.filter(({ code, replacedBy }) =>
    replacedBy === undefined
      ? !dropped.includes(code)
      : !published.some(({ brand }) => brand.code === replacedBy),
  );

export const removedBrandLine = ({ code, domain }: RemovedBrand): string =>
  `${domain} stays as it was published, though brands/${code} is gone`;
