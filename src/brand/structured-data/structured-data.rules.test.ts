import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadBrands } from '../read-brands.ts';
import { faqPage } from './faq-page.rules.ts';
import { toJsonLd, type JsonLdValue } from './json-ld.rules.ts';
import { medicalOrganization, organization, organizationId } from './organization.rules.ts';

const brands = loadBrands(resolve(import.meta.dirname, '../../..')).map(({ brand }) => brand);

/** All strings in a node, at any depth. */
const textsIn = (value: JsonLdValue): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : [];

describe('JSON-LD', () => {
  it('escapes every character that could end its script element, and parses back to the original text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '/', '>', '!', '-', '&', 's', '\u2028') }),
        (name) => {
          const text = toJsonLd([{ '@type': 'Thing', name: `</script>${name}` }]);
          expect(text).not.toMatch(/[<\u2028\u2029]/);
          expect(JSON.parse(text)).toEqual({
            '@context': 'https://schema.org',
            '@graph': [{ '@type': 'Thing', name: `</script>${name}` }],
          });
        },
      ),
    );
  });
});

describe('the organization', () => {
  it.each(brands.map((brand) => [brand.code, brand] as const))(
    'of %s contains the values of the brand record',
    (_code, brand) => {
      const node = organization(brand);
      expect(node).toMatchObject({
        '@type': 'Organization',
        name: brand.name,
        url: `https://${brand.domain}/`,
        telephone: expect.stringMatching(/^\+1-\d{3}-\d{3}-\d{4}$/),
        contactPoint: {
          hoursAvailable: { opens: brand.hours.opens, closes: brand.hours.closes },
        },
      });
      const others = brands.filter(({ code }) => code !== brand.code);
      const texts = textsIn(node);
      expect(others.filter(({ domain }) => texts.some((text) => text.includes(`//${domain}/`)))).toEqual([]);
    },
  );

  it('contains the open weekdays, and the social pages if the record has social pages', () => {
    for (const brand of brands) {
      const { sameAs, contactPoint } = organization(brand);
      expect(sameAs === undefined).toBe(Object.keys(brand.footer.social).length === 0);
      expect(textsIn(contactPoint ?? '')).toEqual(expect.arrayContaining(['Monday', 'Friday']));
    }
  });

  it('is the parent of the medical organization of each page', () => {
    for (const brand of brands)
      expect(medicalOrganization(brand, '/find-care/')).toMatchObject({
        '@type': 'MedicalOrganization',
        url: `https://${brand.domain}/find-care/`,
        parentOrganization: { '@id': organizationId(brand) },
      });
  });
});

describe('faqPage', () => {
  const PAGE = 'https://north.example/faqs/';
  const answerOf = (answer: string): unknown => {
    const [entity] = Object.values(
      faqPage([{ question: 'I lost my card. What now?', answer }], PAGE, 'en')['mainEntity'] ?? [],
    );
    return entity;
  };

  it('contains each question with its answer', () => {
    expect(answerOf('<p>Call <strong>us</strong>.</p>')).toEqual({
      '@type': 'Question',
      name: 'I lost my card. What now?',
      acceptedAnswer: { '@type': 'Answer', text: 'Call us.' },
    });
  });

  it.each([
    ['<p>See <a href="/coverage/">this</a>.</p><p>Then that.</p>', 'See this. Then that.'],
    ['<ul>\n<li>One</li>\n<li>Two</li>\n</ul>', 'One Two'],
    ['<p>A &amp; B &lt;b&gt; &quot;C&quot; &#39;D&#39;</p>', `A & B <b> "C" 'D'`],
  ])('converts the answer %s to the text %s', (html, text) => {
    expect(answerOf(html)).toMatchObject({ acceptedAnswer: { text } });
  });
});
