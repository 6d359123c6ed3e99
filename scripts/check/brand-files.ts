/** Fails if a brand file has an error. Lists every error with its line. */
import { BrandFilesError, loadBrands } from '../../src/brand/read-brands.ts';
import { ROOT } from '../steps/run-step.ts';

try {
  const brands = loadBrands(ROOT);
  if (brands.length === 0) throw new Error('brands/ has no brand');
} catch (error) {
  console.error(error instanceof BrandFilesError ? error.message : error);
  process.exitCode = 1;
}
