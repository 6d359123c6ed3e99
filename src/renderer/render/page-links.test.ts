/** readLinks() must find the same links as htmlparser2. */
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../lib/fields/property-runs.fixture.ts';
import { readLinks } from './page-links.ts';

const URLS = ['href', 'src', 'action', 'component-url', 'renderer-url', 'before-hydration-url'];

function parsed(html: string): { links: string[]; ids: string[] } {
  const links: string[] = [];
  const ids: string[] = [];
  const parser = new Parser({
    onopentag(_name, attributes) {
      if (attributes['id']) ids.push(attributes['id']);
      for (const name of URLS) {
        const value = attributes[name];
        if (value !== undefined && !/^(https?|mailto|tel|data):/.test(value)) links.push(value);
      }
    },
  });
  parser.end(html);
  return { links: links.sort(), ids: [...new Set(ids)].sort() };
}

function read(html: string): { links: string[]; ids: string[] } {
  const { links, ids } = readLinks(html);
  return { links: links.sort(), ids: [...ids].sort() };
}

it.each([
  '<a href="/a/">x</a><img src=/b.png alt="">',
  `<a href='/a?b="c"' id = 'one'><p ID=two>`,
  '<a\n  href="/a"\n  id="b"\n>',
  '<a/href="/a"/id="b"/>',
  '<a href=/a/b/>',
  '<a href=" /a ">',
  '<a href>',
  '<a href="">',
  '<a href= "/a">',
  '<a disabled href="/a" hidden>',
  '<a =href="/a" href="/b">',
  '<a title="href=/no" href="/a">',
  '<a title=\'"\' href="/a">',
  '<a title=">" href="/a">',
  '<a data-href="/no" href="/a">',
  '<a href="/a?b=1&amp;c=2&#38;d&quot;">',
  '<a href="/caf&eacute;">',
  '<!doctype html><a href="/a">',
  '<!-- <a href="/no"> --><a href="/a">',
  '<!--><a href="/a">-->',
  '<!-- a --!><a href="/a">',
  '<!-- a -->text href="/no" <a href="/a">',
  '<!-- never ends <a href="/no">',
  '<script>"<a href=\\"/no\\">"</script><a href="/a">',
  '<script src="/a.js"></script >',
  '<SCRIPT>x</scripts><a href="/no"></Script><a href="/a">',
  '<style>a{}</style><a href="/a">',
  '<title><a href="/no"></title><a href="/a">',
  '<textarea><a href="/no"></textarea><a href="/a">',
  '<template><a href="/a"></template>',
  'a < b and <3 <a href="/a">',
  '</a href="/no"><a href="/a">',
  '<svg><use href="#a" xlink:href="#no"/></svg><g id="a"></g>',
  '<astro-island component-url="/_astro/a.js" renderer-url="/_astro/b.js" props="{&quot;href&quot;:1}">',
  '<a href="https://a.example/"><a href="mailto:a"><a href="tel:1"><a href="data:,">',
])('readLinks() finds the same links as htmlparser2 in %s', (html) => {
  expect(read(html)).toEqual(parsed(html));
});

const name = fc.constantFrom('href', 'SRC', 'id', 'class', 'data-href', 'action', 'x');
const value = fc.constantFrom('/a/', '#b', 'https://c.example', '&amp;d', 'e f', '>', '<p id=no>', '');
const attribute = fc
  .tuple(name, value, fc.constantFrom('"', "'"), fc.constantFrom('=', ' = ', '=\n'))
  .map(([key, text, quote, equals]) => ` ${key}${equals}${quote}${text}${quote}`);
const tag = fc
  .tuple(
    fc.constantFrom('a', 'P', 'astro-island', 'circle', 'script', 'style', 'title', 'textarea'),
    fc.uniqueArray(attribute, { maxLength: 4, selector: (text) => text.trim().split(/[\s=]/)[0] }),
    fc.constantFrom('', ' ', '/', ' /'),
  )
  .map(([element, attributes, end]) => `<${element}${attributes.join('')}${end}>`);
const piece = fc.oneof(
  tag,
  fc.constantFrom(
    '</script>',
    '</STYLE >',
    '</title>',
    '</textarea>',
    '<!--',
    '-->',
    '< a',
    'href="/no"',
    '&lt;',
  ),
);

it('readLinks() finds the same links as htmlparser2 in random HTML', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const html = `${pieces.join('')}--></script></style></title></textarea>`;
      expect(read(html)).toEqual(parsed(html));
    }),
    { numRuns: propertyRuns(2000) },
  );
});
