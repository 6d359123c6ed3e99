/** Loads `brands/_outside.yaml`, which lists the hosts of other sites to which pages may link. */
import { errorAt } from './source-positions.ts';
import { loadBrandSource } from './brand-source.ts';
import type { BrandError } from '../brand-error.ts';

export const OUTSIDE_FILE = 'brands/_outside.yaml';
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]+$/;

/** @returns the hosts, without their owners, which the file also contains */
export function loadOutsideSites(root: string): { outside: string[]; errors: BrandError[] } {
  const source = loadBrandSource(root, OUTSIDE_FILE);
  const errors = Object.entries(source.data).flatMap(([host, whose]) => {
    if (!HOST.test(host))
      return [errorAt([source], [host], `expected a host such as www.medicare.gov, got '${host}'`)];
    return typeof whose === 'string' && whose !== ''
      ? []
      : [errorAt([source], [host], 'expected in a few words whose site it is')];
  });
  return { outside: Object.keys(source.data), errors: [...source.errors, ...errors] };
}
