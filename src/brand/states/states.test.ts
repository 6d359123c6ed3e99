/** State records, and the pages whose text depends on them. */
import { describe, expect, it } from 'vitest';
import { brandTree, PROJECT } from '../brand-tree.fixture.ts';
import { formatBrandError } from '../brand-error.ts';
import { emptyPlaceholders, fillMarkdown } from '../copy/placeholders.ts';
import { textPage } from '../copy/text-page.ts';
import { localizeSite } from '../localize-site.ts';
import { findBrand, loadBrands, readBrand } from '../read-brands.ts';
import { stateFact } from './state-facts.rules.ts';

const sites = loadBrands(PROJECT);
const LANGUAGES = ['en', 'es'] as const;
const brandIn = (code: string, language: 'en' | 'es' = 'en') =>
  localizeSite(findBrand(sites, code), language).brand;

const htmlOf = (code: string, language: 'en' | 'es', name: string): string => {
  const page = textPage(localizeSite(findBrand(sites, code), language), name);
  return (page?.groups ?? [])
    .flatMap(({ html, entries }) => [html, ...entries.map((entry) => entry.html)])
    .join('\n');
};

function errorsAfter(spoil: (tree: ReturnType<typeof brandTree>) => void, code = 'dirpa'): string[] {
  using tree = brandTree(['dirpa']);
  spoil(tree);
  const result = readBrand(tree.root, code);
  return 'errors' in result ? result.errors.map(formatBrandError) : [];
}

describe('facts about a state', () => {
  it.each([
    ['{state.name}', 'Pennsylvania', 'Pensilvania'],
    ['{state.regulator.phone}', '1-877-881-6388', '1-877-881-6388'],
    ['{if state.ownMarketplace}yes{else}no{end}', 'yes', 'yes'],
    ['{if state.otherRegulator}yes{else}no{end}', 'no', 'no'],
    ['{if state.otherRegulator.name}yes{else}no{end}', 'no', 'no'],
    ['[x]({state.marketplace.site})', '[x](https://pennie.com/)', '[x](https://pennie.com/)'],
  ])('replace placeholders and decide {if} conditions in both languages: %s', (text, english, spanish) => {
    expect(fillMarkdown(text, brandIn('dirpa'), '')).toBe(english);
    expect(fillMarkdown(text, brandIn('dirpa', 'es'), '')).toBe(spanish);
  });

  it('include notes, which become a Markdown list', () => {
    expect(fillMarkdown('{state.notes}', brandIn('dirny'), '')).toMatch(/^(?:- .+\n){3}- .+$/);
  });

  it('cause an error if they are missing but a page names them outside of a condition', () => {
    const [error] = emptyPlaceholders('Ask {state.medicaid.name}.', brandIn('dirwy'));
    expect(error).toMatchObject({
      index: 4,
      message: expect.stringContaining('write {if state.medicaid.name}'),
    });
    expect(emptyPlaceholders('{if state.medicaid.name}{state.medicaid.name}{end}', brandIn('dirwy'))).toEqual(
      [],
    );
  });
});

describe('the pages about a state', () => {
  it.each(LANGUAGES)('contain the regulator’s phone and the marketplace’s site (%s)', (language) => {
    const byState = Map.groupBy(sites, ({ brand }) => brand.brandState);
    const codes = [...byState.values()].flatMap(([site]) => site?.brand.code ?? []);
    const pages = codes.map((code) =>
      htmlOf(code, language, 'state-help').replaceAll(/\d-\d{3}-555-\d{4}/g, ''),
    );
    expect(new Set(pages).size).toBe(pages.length);
    for (const [at, code] of codes.entries()) {
      const { state } = brandIn(code);
      expect(pages[at]).toContain(state?.regulator.phone);
      expect(pages[at]).toContain(state && stateFact(state, 'state.marketplace.site', language));
    }
  });

  it('contain no unfilled placeholder', () => {
    for (const { brand } of sites)
      for (const language of LANGUAGES)
        expect(htmlOf(brand.code, language, 'state-help')).not.toMatch(/[{}]/);
  });
});

describe('reading a brand', () => {
  it.each<[what: string, spoil: (tree: ReturnType<typeof brandTree>) => void, message: RegExp]>([
    [
      'a state without a record',
      (tree) => tree.remove('brands/_states/pa.yaml'),
      /brandState: expected brands\/_states\/pa\.yaml, with the offices and rules of this state, found none$/,
    ],
    [
      'a wrong phone number',
      (tree) => tree.edit('brands/_states/pa.yaml', 'phone: 1-844-844-8040', 'phone: 844-8040'),
      /_states\/pa\.yaml:\d+:\d+ marketplace\.phone: expected a phone number such as 1-800-555-0110, got '844-8040'$/,
    ],
    [
      'an unknown key in a state record',
      (tree) => tree.edit('brands/_states/pa.yaml', 'medicaid:', 'medicade:'),
      /_states\/pa\.yaml:\d+:1 medicade: is not a key of a state record; did you mean medicaid\?$/,
    ],
    [
      'a name without a Spanish text',
      (tree) => tree.edit('brands/_states/pa.yaml', '  spanish: "Pensilvania"\n', ''),
      /_states\/pa\.yaml:\d+:\d+ name\.spanish: is missing$/,
    ],
    [
      'an implausible number of days to pay a claim',
      (tree) => tree.edit('brands/_states/pa.yaml', 'days: 45', 'days: 450'),
      /_states\/pa\.yaml:\d+:\d+ promptPay\.days: expected a number of days, 1 to 120, got '450'$/,
    ],
    [
      'fourteen languages instead of fifteen',
      (tree) => tree.edit('brands/_states/pa.yaml', 'languages: [es, ', 'languages: ['),
      /_states\/pa\.yaml:\d+:\d+ languages: expected 15 languages/,
    ],
    [
      'a language without a tagline',
      (tree) => tree.edit('brands/_states/pa.yaml', 'languages: [es, ', 'languages: [xx, '),
      /_states\/pa\.yaml:\d+:\d+ languages\[0\]: expected a language with a text, one of aii, am, .*, got 'xx'/,
    ],
    [
      "another state's phone number",
      (tree) => tree.edit('brands/_states/pa.yaml', '  phone: 1-877-881-6388', '  phone: 1-800-247-0560'),
      /_states\/pa\.yaml:10:3 regulator\.phone: '1-800-247-0560' is also on line \d+ of brands\/_states\/nd\.yaml: write this state's own$/,
    ],
    [
      "another state's law",
      (tree) => tree.edit('brands/_states/mn.yaml', 'Minn. Stat. § 62Q.75', '40 P.S. § 991.2166'),
      /_states\/mn\.yaml:\d+:3 promptPay\.law: '40 P\.S\. § 991\.2166' is also on line \d+ of brands\/_states\/pa\.yaml/,
    ],
    [
      'an office of another state',
      (tree) =>
        tree.edit('brands/_states/mn.yaml', '"Minnesota Department of C', '"West Virginia Department of C'),
      /_states\/mn\.yaml:\d+:5 regulator\.name\.english: 'West Virginia' is another state: this file is about Minnesota$/,
    ],
    [
      'the privacy law of another state',
      (tree) => tree.edit('brands/_states/mn.yaml', 'The Minnesota Health R', 'The Ohio Health R'),
      /_states\/mn\.yaml:\d+:3 privacyLaw\.english: 'Ohio' is another state/,
    ],
    [
      'a record whose file name is no postal code',
      (tree) => tree.write('brands/_states/pq.yaml', tree.read('brands/_states/pa.yaml')),
      /_states\/pq\.yaml:1:1 expected the postal code of a state as the name, such as pa\.yaml$/,
    ],
    [
      'a link to a site that is not on the list',
      (tree) => tree.edit('brands/_pages/state-help.md', 'https://www.dol.gov', 'https://wwww.dol.gov'),
      /state-help\.md:\d+:\d+ 'wwww\.dol\.gov' is not among the sites that pages may link to; did you mean www\.dol\.gov\?/,
    ],
    [
      'a link to a site whose name is unlike all on the list, without a guess',
      (tree) => tree.edit('brands/_pages/state-help.md', 'https://www.dol.gov', 'https://www.dmv.gov'),
      /state-help\.md:\d+:\d+ 'www\.dmv\.gov' is not among the sites that pages may link to: add it/,
    ],
    [
      'a link to a missing section',
      (tree) => tree.edit('brands/_pages/about.md', '](/', '](/faqs/#wht-is-a-claim) [x](/'),
      /about\.md:\d+:\d+ there is no target #wht-is-a-claim on \/faqs\/; did you mean what-is-a-claim\?/,
    ],
    [
      'a related page that no brand has',
      (tree) => tree.edit('brands/_pages/about.md', 'related: [', 'related: [covrage, '),
      /about\.md:\d+:1 related: there is no page 'covrage' with a text of its own; did you mean coverage\?/,
    ],
    [
      'an outside site without an owner',
      (tree) =>
        tree.edit('brands/_outside.yaml', 'www.irs.gov: Tax rules of spending accounts', 'www.irs.gov:'),
      /_outside\.yaml:\d+:1 www\.irs\.gov: expected in a few words whose site it is$/,
    ],
  ])('reports %s', (_what, spoil, message) => {
    expect(errorsAfter(spoil).join('\n')).toMatch(new RegExp(message.source, 'm'));
  });
});
