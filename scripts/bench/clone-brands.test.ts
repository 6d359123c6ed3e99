import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readBrands } from '../../src/brand/read-brands.ts';
import { sampleBrands } from '../checkout.fixture.ts';
import { copyCheckout } from '../steps/copy-checkout.ts';
import { cloneBrands } from './clone-brands.ts';

const codes = sampleBrands.map(({ code }) => code);
const copy = copyCheckout(resolve(import.meta.dirname, '../..'), { brands: codes });
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('makes ten brands of each that can be published together', () => {
  expect(cloneBrands(copy)).toBe(codes.length * 10);
  expect(readBrands(copy).errors).toEqual([]);
});
