import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadBrands } from '../read-brands.ts';
import { faqPage } from './faq-page.rules.ts';
import { toJsonLd, type JsonLdValue } from './json-ld.rules.ts';
import { medicalOrganization, organization, organizationId } from './organization.rules.ts';

const brands = loadBrands(resolve(import.meta.dirname, '../../..')).map(({ brand }) => brand);

/** Every text in a node. */
const textsIn = (value: JsonLdValue): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : [];

describe('JSON-LD', () => {
  it('gives back its nodes, and cannot end its script element', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '/', '>', '!', '-', '&', 's', '\u2028') }),
        (name) => {
          const text = toJsonLd([{ '@type': 'Thing', name: `</script>${name}` }]);
          expect(text).not.toMatch(/[<>&\u2028\u2029]/);
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
    'of %s is that of its record',
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

  it('names weekdays, and social pages only where there are any', () => {
    for (const brand of brands) {
      const { sameAs, contactPoint } = organization(brand);
      expect(sameAs === undefined).toBe(Object.keys(brand.footer.social).length === 0);
      expect(textsIn(contactPoint ?? '')).toEqual(expect.arrayContaining(['Monday', 'Friday']));
    }
  });

  it('is the parent of the medical organization of its pages', () => {
    for (const brand of brands)
      expect(medicalOrganization(brand, '/find-care/')).toMatchObject({
        '@type': 'MedicalOrganization',
        url: `https://${brand.domain}/find-care/`,
        parentOrganization: { '@id': organizationId(brand) },
      });
  });
});

describe('a page of questions', () => {
  const PAGE = 'https://north.example/faqs/';
  const answerOf = (answer: string): unknown => {
    const [entity] = Object.values(
      faqPage([{ id: 'card', question: 'I lost my card. What now?', answer }], PAGE, 'en')['mainEntity'] ??
        [],
    );
    return entity;
  };

  it('has each question with its address and answer', () => {
    expect(answerOf('<p>Call <strong>us</strong>.</p>')).toEqual({
      '@type': 'Question',
      '@id': `${PAGE}#card`,
      name: 'I lost my card. What now?',
      acceptedAnswer: { '@type': 'Answer', text: '<p>Call <strong>us</strong>.</p>' },
    });
  });

  it.each([
    [
      '<p>See <a href="/coverage/">this</a>.</p>',
      '<p>See <a href="https://north.example/coverage/">this</a>.</p>',
    ],
    ['<a href="#claim">Above</a>', `<a href="${PAGE}#claim">Above</a>`],
    ['<a href="https://other.example/">Other</a>', '<a href="https://other.example/">Other</a>'],
    ['<div class="table-box"><p>One</p></div>', '<p>One</p>'],
    ['<p><span lang="es">Hola</span></p>', '<p>Hola</p>'],
  ])('%s is sent as %s', (html, text) => {
    expect(answerOf(html)).toMatchObject({ acceptedAnswer: { text } });
  });
});
