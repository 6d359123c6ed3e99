/** Brands that are still served although their folder under `brands/` was deleted or renamed (decisions/brands#removed-brands-and-lost-records). */
import type { BrandName } from '../../brand/validate/other-brand-names.ts';

/** The fields of a site that are known without reading the brand's files. */
export interface NamedSite {
  brand: BrandName;
}

export interface RemovedBrand {
  code: string;
  domain: string;
  /** Code of the brand that has this domain now, if the folder was renamed. */
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

/** The removed brands that are part of a publish. A renamed brand is requested by its new code, a deleted brand by its old code. */
export const removedInPublish = (
  gone: readonly RemovedBrand[],
  requested: readonly string[],
): RemovedBrand[] => gone.filter(({ code, replacedBy }) => requested.includes(replacedBy ?? code));

/** The removed brands whose removal was not accepted and which were not published under a new code. */
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
