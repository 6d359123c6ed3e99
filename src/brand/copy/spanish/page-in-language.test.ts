import { expect, it } from 'vitest';
import { PROJECT } from '../../brand-tree.fixture.ts';
import { localizeSite } from '../../localize-site.ts';
import { findBrand, loadBrands } from '../../read-brands.ts';
import { page } from '../page-copy.fixture.ts';
import { pageIn } from './page-in-language.ts';

const site = findBrand(loadBrands(PROJECT), 'mincr');
const [english, spanish] = [page('Hello.'), page('Hola.')];
const copy = { about: english, 'about.es': spanish };

it('pageIn returns the page in the language of the site, or undefined if the brand does not have the page', () => {
  const inSpanish = localizeSite({ ...site, copy }, 'es');
  expect(pageIn(localizeSite({ ...site, copy }, 'en'), 'about')).toBe(english);
  expect(pageIn(inSpanish, 'about')).toBe(spanish);
  expect(pageIn(inSpanish, 'terms')).toBeUndefined();
});
