/** Which pages need a Spanish translation, and what a page and its translation must have in common. */
import { describe, expect, it } from 'vitest';
import { brandTree } from '../../brand-tree.fixture.ts';
import { formatBrandError } from '../../brand-error.ts';
import { localizeSite } from '../../localize-site.ts';
import { readBrand, readBrands } from '../../read-brands.ts';
import { pageIn } from './page-in-language.ts';
import { missingTranslations } from './translation-errors.ts';

const page = (title: string, body: string, updated = '2026-11-21') =>
  `---\ntitle: ${title}\ndescription: ${title}\nupdated: ${updated}\n---\n${body}`;
const BODY =
  '## Where\n\nCall {brand.phone}. {if messageCenter}[Write](/msg/).{end}\n\n### When\n\nAt noon.\n';
const ENGLISH = page('Visits', BODY);
const SPANISH = page('Visitas', BODY.replace('Call', 'Llame al').replace('At noon', 'A las doce'));

function readWith(files: Readonly<Record<string, string>>) {
  using tree = brandTree();
  for (const [name, text] of Object.entries(files)) tree.write(`brands/mincr/pages/${name}.md`, text);
  return readBrand(tree.root, 'mincr');
}

const errorsIn = (spanish: string, english = ENGLISH): string[] => {
  const result = readWith({ about: english, 'about.es': spanish });
  return 'errors' in result ? result.errors.map((error) => formatBrandError(error).trim()) : [];
};

it('a brand’s own pages are read in both languages', () => {
  const result = readWith({ about: ENGLISH, 'about.es': SPANISH });
  if (!('site' in result)) throw new Error(JSON.stringify(result.errors));
  expect(pageIn(localizeSite(result.site, 'es'), 'about')).toMatchObject({
    file: 'brands/mincr/pages/about.es.md',
    front: { title: 'Visitas' },
  });
});

describe('a page and its translation', () => {
  it('give no error about a difference if only their wording differs', () => {
    expect(errorsIn(SPANISH)).toEqual([]);
    const there = '1. By May 4, 2026, you pay $1,200.00 (see [3](/faqs/#a1)) or 15%. July 2027.\n';
    const here =
      '1. Hasta el 4 de mayo de 2026 paga $1,200.00 (vea [3](/faqs/#a1)) o el 15%. Julio de 2027.\n';
    expect(errorsIn(`${SPANISH}\n${here}`, `${ENGLISH}\n${there}`)).toEqual([
      expect.stringContaining('there is no target #a1 on /faqs/'),
      expect.stringContaining('there is no target #a1 on /faqs/'),
    ]);
  });

  it.each<[what: string, pair: string | [english: string, spanish: string], error: RegExp]>([
    [
      'a different number of sections',
      SPANISH.replace('### When', '## When'),
      /about\.es\.md:1:1 expected as many headings that begin with ## as in .*about\.md, which has 1; got 2$/,
    ],
    [
      'a different number of headings in a section',
      SPANISH.replace('### When', 'When'),
      /begin with ### as in/,
    ],
    [
      'a different link',
      SPANISH.replace('/msg/', '/faqs/'),
      /about\.es\.md:8:\d+ about\.md and about\.es\.md have different links: only about\.md has \/msg\/, only about\.es\.md has \/faqs\/; write the same links in both$/,
    ],
    [
      'an additional link',
      `${SPANISH}\n[x](/faqs/)\n`,
      /about\.es\.md:14:5 .* different links: only about\.es\.md has \/faqs\/; write the same links in both$/,
    ],
    [
      'a link that only the English page has',
      [`${ENGLISH}\n[x](/faqs/)\n`, SPANISH],
      /about\.md:14:5 .* different links: only about\.md has \/faqs\/; write the same links in both$/,
    ],
    [
      'a phone number in place of the placeholder',
      [ENGLISH.replace('{brand.phone}', '1-800-555-0110'), SPANISH],
      /about\.md:8:6 '1-800-555-0110' is typed here, and about\.es\.md has \{brand\.phone\}: write \{brand\.phone\}$/,
    ],
    [
      'a missing phone placeholder',
      SPANISH.replace('{brand.phone}', '1'),
      /expected \{brand\.phone\}, as .* has$/,
    ],
    ['an additional placeholder', `${SPANISH}\n{brand.tty}\n`, /expected no \{brand\.tty\}: .* has none$/],
    [
      'a different condition',
      SPANISH.replace('{if messageCenter}', '{if chat}'),
      /expected \{if (messageCenter|chat)\} as often as in .*about\.md$/,
    ],
    [
      'a translation older than the English page',
      SPANISH.replace('11-21', '11-20'),
      /about\.es\.md:4:1 updated: .*about\.md changed on 2026-11-21, this page on 2026-11-20: make the change here too/,
    ],
    [
      'a different amount',
      SPANISH.replace('Visitas\nupdated', 'Visitas de $30\nupdated'),
      /about\.es\.md:3:1 .*about\.md has \$30 less often/,
    ],
    ...(
      [
        [
          'You pay $40.',
          'Usted paga $30.',
          /about\.es\.md:\d+:\d+ expected \$40 as in .*about\.md, got \$30$/,
        ],
        ['By May 4, 2026.', 'Hasta el 5 de mayo de 2026.', /expected May 4 as in .*, got 5 de mayo$/],
        ['On May 4.', 'El 4 de junio.', /expected May 4 as in .*, got 4 de junio$/],
        ['Since May 2026.', 'Desde junio de 2026.', /expected May 2026 as in .*, got junio de 2026$/],
        [
          'Call 1-800-985-3059.',
          'Llame al 1-800-985-3095.',
          /expected 1-800-985-3059 as in .*, got 1-800-985-3095$/,
        ],
        ['10% and 10%.', 'El 10% y más.', /about\.md has 10%, which is here less often/],
      ] as const
    ).map(([there, here, error]): [string, [string, string], RegExp] => [
      `"${here}" for "${there}"`,
      [`${ENGLISH}\n${there}\n`, `${SPANISH}\n${here}\n`],
      error,
    ]),
  ])('give an error for a difference: %s', (_what, pair, error) => {
    const [english, spanish] = typeof pair === 'string' ? [ENGLISH, pair] : pair;
    expect(errorsIn(spanish, english).join('\n')).toMatch(error);
  });
});

describe('a page without a translation', () => {
  it('gives an error if the page is shared by brands', () => {
    expect(missingTranslations('brands/_pages', ['home']).map(formatBrandError)).toEqual([
      'brands/_pages/home.md:1:1 this page has no Spanish: write brands/_pages/home.es.md, with the same headings, links and date',
    ]);
  });

  it("gives an error that suggests copying the shared translation if the page is in a brand's folder", () => {
    using tree = brandTree();
    tree.write('brands/mincr/pages/about.md', ENGLISH);
    const error =
      'brands/mincr/pages/about.md:1:1 this page has no Spanish: write brands/mincr/pages/about.es.md, starting from a copy of brands/_pages/about.es.md';
    expect(readBrands(tree.root).errors.map(formatBrandError)).toEqual([error]);
    const result = readBrand(tree.root, 'mincr');
    expect('errors' in result && result.errors.map(formatBrandError)).toEqual([error]);
  });
});
