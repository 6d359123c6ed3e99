/** Fails when a brand file has a fault, and lists every fault with its line. */
import { BrandFaultsError, loadBrands } from '../../src/brand/read-brands.ts';
import { ROOT } from '../steps/run-step.ts';

try {
  const brands = loadBrands(ROOT);
  if (brands.length === 0) throw new Error('brands/ holds no brand');
} catch (error) {
  console.error(error instanceof BrandFaultsError ? error.message : error);
  process.exitCode = 1;
}
