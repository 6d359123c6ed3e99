import { describe, expect, it } from 'vitest';
import { PROJECT } from '../brand-tree.fixture.ts';
import { localizeSite } from '../localize-site.ts';
import { findBrand, loadBrands } from '../read-brands.ts';
import { page } from './page-copy.fixture.ts';
import { hasSpanish, pageIn } from './page-in-language.ts';

const site = findBrand(loadBrands(PROJECT), 'mincr');
const [english, spanish, own] = [page('Hello.'), page('Hola.'), page('Ours.')];
const copy = { about: english, 'about.es': spanish, own };
const [inEnglish, inSpanish] = [localizeSite({ ...site, copy }, 'en'), localizeSite({ ...site, copy }, 'es')];

describe('the Markdown of a page', () => {
  it('is that of the language', () => {
    expect(pageIn(inEnglish, 'about')).toEqual({ page: english, isTranslated: true });
    expect(pageIn(inSpanish, 'about')).toEqual({ page: spanish, isTranslated: true });
  });

  it('stays English without a Spanish file', () => {
    expect(pageIn(inSpanish, 'own')).toEqual({ page: own, isTranslated: false });
    expect(hasSpanish(copy, 'own')).toBe(false);
    expect(hasSpanish(copy, 'about')).toBe(true);
  });

  it('is not there for a page that the brand does not have', () => {
    expect(pageIn(inSpanish, 'terms')).toBeUndefined();
  });

  it('is not needed by a page whose texts are in text files', () => {
    expect(hasSpanish(copy, 'login')).toBe(true);
  });
});
