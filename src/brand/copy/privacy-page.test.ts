/** Each brand has its own privacy policy in both languages (spec 000 §2 'different document per brand'). */
import { describe, expect, it } from 'vitest';
import { brandTree, PROJECT } from '../brand-tree.fixture.ts';
import { formatBrandError } from '../brand-error.ts';
import { localizeSite } from '../localize-site.ts';
import { findBrand, loadBrands, readBrand } from '../read-brands.ts';
import { textPage } from './text-page.ts';

const sites = loadBrands(PROJECT);
const LANGUAGES = ['en', 'es'] as const;

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function policyOf(code: string, language: 'en' | 'es') {
  const page = textPage(localizeSite(findBrand(sites, code), language), 'privacy');
  if (!page) throw new Error(`${code} has no privacy policy`);
  return page;
}

/** The text of a policy without the brand's names, domain and phone numbers. */
function anonymous(code: string, language: 'en' | 'es'): string {
  const { brand } = findBrand(sites, code);
  const { groups, description, lead } = policyOf(code, language);
  const text = [description, lead, ...groups.flatMap(({ title, html }) => [title, html])].join('\n');
  const own = [brand.name, brand.domain, brand.customerServicePhoneNumber, brand.ttyNumber];
  return text
    .replaceAll(new RegExp(own.map(escape).join('|'), 'g'), '')
    .replaceAll(/tel:\+\d+|\d-\d{3}-\d{3}-\d{4}/g, '');
}

const clausesOf = (code: string): string[] => policyOf(code, 'en').contents.map(({ id }) => id);

describe('the privacy policies', () => {
  it.each(LANGUAGES)(
    'differ between any two brands, even if names, domains and phone numbers are ignored (%s)',
    (language) => {
      const texts = sites.map(({ brand }) => anonymous(brand.code, language));
      expect(new Set(texts).size).toBe(sites.length);
      for (const text of texts) expect(text).not.toMatch(/\{[a-z]/);
    },
  );

  it.each(LANGUAGES)(
    'name the company, the state and the year in which they take effect (%s)',
    (language) => {
      for (const { brand } of sites) {
        const text = policyOf(brand.code, language)
          .groups.map(({ html }) => html)
          .join('');
        const { entity } = brand.privacy;
        expect(text).toContain(
          (language === 'es' ? entity.spanish : entity.english).replaceAll('&', '&amp;'),
        );
        const name = language === 'es' ? brand.state?.name.spanish : brand.state?.name.english;
        expect(text).toContain(name);
        expect(text).toContain(brand.privacy.effective.slice(0, 4));
      }
    },
  );

  it('say that a search term appears in the page address and stays in the browser history', () => {
    for (const [language, address, history] of [
      ['en', 'stands after a # in the address', 'Your browser may keep it in its history'],
      ['es', 'va después de un # en la dirección', 'Su navegador puede guardarlo en su historial'],
    ] as const) {
      const text = policyOf('mincr', language)
        .groups.map(({ html }) => html)
        .join('');
      expect(text).toContain(address);
      expect(text).toContain(history);
    }
  });

  it('contain the clauses that the brand record lists and the clauses that the brand’s features require', () => {
    expect(clausesOf('ibcah')).toContain('medicare');
    expect(clausesOf('ibccr')).not.toContain('medicare');
    expect(clausesOf('hmbcbs')).toContain('chat');
    expect(clausesOf('namtn')).not.toContain('chat');
    expect(clausesOf('ibcah')).toContain('shopping');
    expect(clausesOf('namtn')).not.toContain('shopping');
    for (const { brand } of sites)
      expect(clausesOf(brand.code)).toEqual(expect.arrayContaining(brand.privacy.clauses));
  });

  it('contain the same sections in both languages', () => {
    for (const { brand } of sites)
      expect(policyOf(brand.code, 'es').contents.map(({ id }) => id)).toEqual(clausesOf(brand.code));
  });
});

describe('a brand record', () => {
  it('has an error if it lists a clause that does not exist', () => {
    using tree = brandTree();
    tree.edit('brands/wybcbs/brand.yaml', 'clauses: [visits]', 'clauses: [visit]');
    const result = readBrand(tree.root, 'wybcbs');
    expect('errors' in result ? result.errors.map(formatBrandError) : []).toEqual([
      expect.stringMatching(
        /^brands\/wybcbs\/brand\.yaml:\d+:\d+ privacy\.clauses\[0\]: there is no optional clause 'visit'; did you mean visits\? Known: shopping, /,
      ),
    ]);
  });
});
