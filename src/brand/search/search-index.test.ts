import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIndex, writeIndex, type SearchPage } from './search-index.ts';

const section = fc.record({
  id: fc.string(),
  heading: fc.string(),
  text: fc.string(),
  isEntry: fc.boolean(),
});
const page = fc.record({
  path: fc.webPath().map((path) => `/es${path}/`),
  title: fc.string(),
  kind: fc.constantFrom('product', 'content'),
  sections: fc.array(section, { maxLength: 4 }),
});

describe('readIndex', () => {
  it('returns the pages that writeIndex wrote', () => {
    fc.assert(
      fc.property(fc.array(page, { maxLength: 4 }), (pages) => {
        expect(readIndex(JSON.parse(writeIndex(pages)))).toEqual(pages);
      }),
    );
  });

  it.each([null, {}, 'text', 4])('throws for %j', (data) => {
    expect(() => readIndex(data)).toThrow('this is no search index');
  });

  it('leaves out entries that are not pages of this site', () => {
    const good: SearchPage = { path: '/faqs/', title: 'FAQs', kind: 'content', sections: [] };
    const filed: unknown[] = JSON.parse(writeIndex([good]));
    const bad = [
      ['https://other.example/', 'x', 0],
      ['//other.example/', 'x', 0],
      ['javascript:', 'x', 0],
      [4],
      null,
    ];
    expect(readIndex([...bad, ...filed, ['/a/', 'A', 1, 'no section', ['id']]])).toEqual([
      good,
      { path: '/a/', title: 'A', kind: 'product', sections: [] },
    ]);
    fc.assert(fc.property(fc.array(fc.jsonValue()), (data) => readIndex(data).length <= data.length));
  });
});
