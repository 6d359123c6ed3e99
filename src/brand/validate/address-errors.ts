/** Errors for addresses of other sites that come from two layers (decisions/brands#other-sites-by-environment). */
import type { RecordError } from '../brand-error.ts';
import type { BrandRecord } from '../brand.schema.ts';
import type { BrandSource } from '../load/brand-source.ts';
import { layerOf } from '../resolve/trace.ts';

type CheckAddresses = (brand: BrandRecord, sources: readonly BrandSource[]) => RecordError[];

/** Errors for unused addresses in one environment: the same or a more general layer sets the address `everywhere`. */
const unusedAddresses: CheckAddresses = ({ sites }, sources) =>
  Object.entries(sites).flatMap(([site, { everywhere, ...others }]) => {
    const general = layerOf(sources, ['sites', site, 'everywhere']);
    return Object.keys(others)
      .map((environment) => ['sites', site, environment])
      .filter((path) => everywhere !== undefined && layerOf(sources, path) >= general)
      .map((path) => ({
        path,
        message: `'${everywhere}' is the address everywhere: write 'everywhere: null' before this, or delete it`,
      }));
  });

/** Errors for an external site that a layer renames without setting its address. The old address may then be wrong. */
const oldAddresses: CheckAddresses = ({ handOffs }, sources) =>
  Object.entries(handOffs).flatMap(([key, handOff]) => {
    const path = ['handOffs', key, 'name'];
    return Object.keys(handOff?.url ?? {}).flatMap((environment) => {
      const layer = layerOf(sources, ['handOffs', key, 'url', environment]);
      const message = `the address in ${environment} is still that of ${sources[layer]?.file}: write url.${environment} here too, or null for none`;
      return layer < layerOf(sources, path) ? [{ path, message }] : [];
    });
  });

export const addressErrors: CheckAddresses = (brand, sources) => [
  ...unusedAddresses(brand, sources),
  ...oldAddresses(brand, sources),
];
