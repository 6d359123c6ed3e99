import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../brand-tree.fixture.ts';
import { cleanSvg } from './clean-svg.ts';
import { CLEANER_VERSION, cleanSvgCached } from './svg-cache.ts';
import { FIGMA, ILLUSTRATOR_EXPORTED, ILLUSTRATOR_SAVED, INKSCAPE_BLACK } from './svg-exports.fixture.ts';

const wrap = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"${attributes}>\n${inside}\n</svg>`;

const cleaned = (text: string): string => {
  const result = cleanSvg(text);
  if ('errors' in result) throw new Error(result.errors.map(({ message }) => message).join('\n'));
  return result.svg;
};
const errorsOf = (text: string): string[] => {
  const result = cleanSvg(text);
  return 'errors' in result
    ? result.errors.map(({ line, column, message }) => `${line}:${column} ${message}`)
    : [];
};

describe('cleanSvg', () => {
  it.each([
    ['Illustrator, saved', ILLUSTRATOR_SAVED],
    ['Illustrator, exported', ILLUSTRATOR_EXPORTED],
    ['Figma', FIGMA],
    ['Inkscape', INKSCAPE_BLACK],
  ])(
    'keeps only the shapes of an SVG exported from %s, and returns its own output unchanged',
    (_program, text) => {
      const svg = cleaned(text);
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 64 64"/);
      expect(svg).not.toMatch(/style|class|clipPath|mask|url|<!|<\?|xlink|adobe|data-|\sid=|\swidth="64"/);
      expect(cleaned(svg)).toBe(svg);
      expect(cleaned(text)).toBe(svg);
    },
  );

  it('keeps gradients, and keeps clips that hide a part of the drawing', () => {
    const svg = cleaned(
      wrap(
        '<defs><linearGradient id="sky"><stop offset="0" stop-color="#def"/></linearGradient><clipPath id="round"><circle cx="9" cy="9" r="9"/></clipPath></defs><g clip-path="url(#round)"><path fill="url(#sky)" d="M0 0h9v9z"/></g>',
      ),
    );
    expect(svg).toContain('<linearGradient');
    expect(svg).toContain('<clipPath');
    expect(cleaned(svg)).toBe(svg);
  });

  it.each([
    ['a round corner', '<rect width="64" height="64" rx="9"/>'],
    ['half of the drawing', '<rect width="64" height="32"/>'],
    ['another shape', '<path d="M0 0L64 0L32 64Z"/>'],
    ['two shapes', '<rect width="64" height="64"/><rect width="1" height="1"/>'],
    ['a rectangle that is moved', '<rect width="64" height="64" transform="translate(9)"/>'],
  ])('keeps a clip with %s', (_what, shape) => {
    expect(
      cleaned(wrap(`<clipPath id="a">${shape}</clipPath><g clip-path="url(#a)"><path d="M0 0h9v9z"/></g>`)),
    ).toContain('<clipPath');
  });

  it('keeps a mask unless the whole mask is white', () => {
    const mask = (fill: string) =>
      cleaned(
        wrap(
          `<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64"><rect width="64" height="64" fill="${fill}"/></mask><g mask="url(#m)"><path d="M0 0h9v9z"/></g>`,
        ),
      );
    expect([mask('#888').includes('<mask'), mask('white').includes('<mask')]).toEqual([true, false]);
  });
});

describe('the errors of a drawing', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', '2:1 scripts are not allowed'],
    ['an event handler', '<path d="M0 0h9"\n onclick="x"/>', '2:1 onclick runs a script'],
    ['a photo', '<image href="data:image/png;base64,iVBO"/>', '2:1 photos (PNG, JPEG) are not allowed'],
    ['a web page', '<foreignObject><p>x</p></foreignObject>', 'Preserve Illustrator Editing Capabilities'],
    ['text', '<g>\n<text>North Star</text></g>', '3:1 text is not allowed, because its font may be missing'],
    ['another file', '<use href="https://evil.example/#x"/>', '(https://evil.example/#x): remove it'],
    [
      'a color from another file',
      '<path fill="url(//evil.example/x#y)" d="M0 0h9"/>',
      '(//evil.example/x#y)',
    ],
    ['an imported style', '<style>@import url(x.css);</style>', '2:1 this refers to something outside'],
    ['a style for the mouse', '<style>.a:hover{fill:red}</style>', 'Styling: Presentation Attributes'],
    ['a style for print', '<style>@media print{path{fill:red}}</style>', 'Styling: Presentation Attributes'],
    [
      'a blend mode',
      '<path style="mix-blend-mode:multiply" d="M0 0h9"/>',
      'mix-blend-mode:multiply cannot be kept',
    ],
    ['a shadow', '<filter id="f"><feGaussianBlur/></filter>', '2:1 effects (shadow, blur, glow)'],
    ['an animation', '<animate attributeName="x"/>', '2:1 animations are not allowed'],
    ['a link', '<a href="/x"><path d="M0 0h9"/></a>', '2:1 links are not allowed'],
    ['an unclosed element', '<g>', '3:6 this is not complete SVG (unexpected close tag)'],
  ])('consist of a single error for %s', (_what, inside, expected) => {
    const errors = errorsOf(wrap(inside));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(expected);
  });

  it.each([
    ['an entity that builds markup', '<!DOCTYPE svg [<!ENTITY a "<script>x</script>">]>', '&a;'],
    ['an entity of entities', '<!DOCTYPE svg [<!ENTITY a "x"><!ENTITY b "&a;&a;">]>', '&b;'],
    ['an entity from a file', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>', '&a;'],
  ])('include an error for a document type with %s', (_what, type, inside) => {
    expect(errorsOf(`${type}${wrap(inside)}`)[0]).toContain('1:1 this document type does more than name');
  });

  it('are an empty list only if both an HTML parser and an XML parser find only shapes', () => {
    const bit = fc.constantFrom(
      ...[
        '<g>',
        '</g>',
        '<path d="M0 0h9v9z"/>',
        '<style>',
        '</style>',
        '.a{fill:red}',
        'class="a"',
        '<!--',
        '-->',
      ],
      ...[
        '<![CDATA[',
        ']]>',
        '<script>',
        '</script>',
        ' onload="x"',
        '<use href="#a"/>',
        '<use xlink:href="x"/>',
      ],
      ...[
        '<clipPath id="a">',
        '</clipPath>',
        '<g clip-path="url(#a)">',
        '<g style="fill:url(//x)">',
        '<title>',
      ],
      ...[
        '</title>',
        '<metadata>',
        '</metadata>',
        '<x:script xmlns:x="y">',
        '</x:script>',
        '&lt;',
        '&#60;',
        '"',
        '<',
      ],
    );
    const whole = fc.constantFrom(
      ...[
        '<g onload="x"/>',
        '<style>.a{fill:red}</style>',
        '<path class="a" d="M0 0h9v9z"/>',
        '<!-- <script> -->',
      ],
      ...[
        '<title>x</title>',
        '<metadata><script>x</script></metadata>',
        '<x:a xmlns:x="y" onload="x"/>',
        '&lt;',
      ],
      ...['<g id="a"><circle r="9"/></g>', '<use href="#a"/>', '<path d="M0 0h9" fill="&quot;x"/>'],
    );
    let taken = 0;
    const inside = fc.oneof(fc.array(bit, { maxLength: 6 }), fc.array(whole, { maxLength: 4 }));
    fc.assert(
      fc.property(inside, (bits) => {
        const result = cleanSvg(wrap(bits.join('')));
        if ('errors' in result) return;
        taken += 1;
        for (const xmlMode of [true, false])
          new Parser(
            {
              onopentag(name, attributes) {
                expect(['svg', 'g', 'path', 'circle', 'use', 'clippath']).toContain(name.toLowerCase());
                for (const [key, value] of Object.entries(attributes)) {
                  expect(key).not.toMatch(/^on|style|class|xlink/i);
                  if (key !== 'xmlns') expect(value).not.toMatch(/[<>&"]|\/\/|javascript/i);
                }
              },
              ontext: (text) => expect(text.trim()).toBe(''),
              oncomment: (text) => expect.fail(`a comment: ${text}`),
            },
            { xmlMode },
          ).end(result.svg);
      }),
      { numRuns: 600 },
    );
    expect(taken).toBeGreaterThan(20);
  });
});

describe('the cache of cleaned drawings', () => {
  it('avoids a second cleaning of the same drawing, unless the cache file is damaged', () => {
    const root = mkdtempSync(join(tmpdir(), 'drawings-'));
    try {
      const first = cleanSvgCached(root, FIGMA);
      const [name = '', ...others] = readdirSync(join(root, '.cache/drawings'));
      expect([others, cleanSvg(FIGMA)]).toEqual([[], first]);
      const file = join(root, '.cache/drawings', name);
      writeFileSync(file, JSON.stringify({ svg: 'kept' }));
      expect(cleanSvgCached(root, FIGMA)).toEqual({ svg: 'kept' });
      writeFileSync(file, '{"sv');
      expect(cleanSvgCached(root, FIGMA)).toEqual(first);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });

  it("includes SVGO's version in its key, because other versions may return different bytes", () => {
    const { version } = JSON.parse(readFileSync(join(PROJECT, 'node_modules/svgo/package.json'), 'utf8')) as {
      version: string;
    };
    expect(CLEANER_VERSION).toContain(`svgo ${version},`);
  });
});
