import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT } from '../brand-tree.fixture.ts';
import { findBrand, loadBrands } from '../read-brands.ts';
import { paintLogo, loadLogo } from './logo.ts';
import {
  FIGMA,
  ILLUSTRATOR_EXPORTED,
  ILLUSTRATOR_SAVED,
  INKSCAPE_BLACK,
} from '../svg/svg-exports.fixture.ts';

const FILE = 'brands/mincr/logo.svg';
const wrap = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"${attributes}>${inside}</svg>`;

const { theme } = findBrand(loadBrands(PROJECT), 'mincr').brand;
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'mark-'));
  mkdirSync(dirname(join(root, FILE)), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function paint(svg: string) {
  writeFileSync(join(root, FILE), svg);
  const read = loadLogo(root, 'mincr', theme);
  return 'errors' in read ? read : paintLogo(read.drawing, theme);
}

describe("a brand's logo", () => {
  it("is painted in the brand's colors in three versions, one for each background", () => {
    const mark = paint(
      wrap('<path d="M0 0h9" fill="{primary}"/><circle cx="1" cy="1" r="1" fill="{accent}"/>'),
    );
    if ('errors' in mark) throw new Error('refused');
    expect(mark.light).toContain('fill="#0b5d57"');
    expect(mark.band).toContain('fill="#ffffff"');
    expect(new Set(Object.values(mark)).size).toBe(3);
  });

  it.each([
    ['a script', wrap('<script>alert(1)</script>')],
    ['a script in capitals', wrap('<SCRIPT>alert(1)</SCRIPT>')],
    ['a script across lines', wrap('<\nscript>alert(1)</script>')],
    ['an event handler', wrap('<path d="M0 0" onload="alert(1)"/>')],
    ['an event handler in single quotes', wrap('<path d="M0 0" onload=\'alert(1)\'/>')],
    ['an event handler without quotes', wrap('<path d="M0 0" onload=alert(1) />')],
    ['an event handler after a slash', wrap('<path/onload="alert(1)"/>')],
    ['an event handler on the root', wrap('', ' onload="alert(1)"')],
    ['an event handler behind a bracket in a value', wrap('<path d=">" onload="alert(1)"/>')],
    ['a link', wrap('<a href="https://evil.example"><path d="M0 0"/></a>')],
    ['an address in a fill', wrap('<path d="M0 0" fill="url(https://evil.example/x)"/>')],
    ['a style', wrap('<path d="M0 0" style="fill:red"/>')],
    ['a style element', wrap('<style>*{fill:red}</style>')],
    ['foreign content', wrap('<foreignObject><p>x</p></foreignObject>')],
    ['a reference', wrap('<use href="#x"/>')],
    ['a comment', wrap('<!-- --><script>alert(1)</script>')],
    ['a section', wrap('<![CDATA[<script>]]>')],
    ['an instruction', `<?xml-stylesheet href="x"?>${wrap('')}`],
    ['text after the end', `${wrap('')}<script>alert(1)</script>`],
    ['an unclosed tag', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"'],
    ['an unknown color', wrap('<path d="M0 0" fill="{ink}"/>')],
    ['no drawing', 'hello'],
    ['nothing', ''],
    ['an event handler in capitals', wrap('<path ONLOAD="alert(1)"/>')],
    ['an event handler after a line break', wrap('<path\nonload\n=\n"alert(1)"/>')],
    ['an event handler after a form feed', wrap('<path\fonload="alert(1)"/>')],
    ['a second attribute in one value', wrap('<path d="M0 0" fill="none"onload="alert(1)"/>')],
    ['a quote in a value', wrap(`<path d='"onload="alert(1)"/>`)],
    ['an address behind a namespace', wrap('<path xlink:href="javascript:alert(1)"/>')],
    ['an address', wrap('<path href="javascript:alert(1)"/>')],
    ['a bare address', wrap('<path href=javascript:alert(1) />')],
    ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"><path d="M0 0"/></svg>'],
    ['no namespace: a favicon that no browser draws', '<svg viewBox="0 0 64 64"><path d="M0 0"/></svg>'],
    ['a namespace on an inner element only', `<svg viewBox="0 0 9 9">${wrap('')}</svg>`],
    ['an animation', wrap('<set attributeName="onload" to="alert(1)"/>')],
    ['an entity', wrap('<path d="&#x6a;"/>')],
    ['a type declaration', `<!DOCTYPE svg [<!ENTITY x "y">]>${wrap('')}`],
    ['an unclosed comment', wrap('<!-- ')],
    ['an unclosed section', wrap('<![CDATA[')],
    ['text', wrap('hello')],
    ['a color that the brand does not choose', wrap('<path fill="#ff0000"/>')],
    ['an address in another attribute', wrap('<path stroke-width="url(//evil.example)"/>')],
    ['an open drawing in the drawing', '<svg xmlns="http://www.w3.org/2000/svg"><svg></svg>'],
    ['an open group', wrap('<g>')],
    ['a close too many', wrap('</g>')],
    ['elements that overlap', wrap('<g><path></g></path>')],
    ['two drawings', wrap('') + wrap('')],
    ['a shape after the drawing', `${wrap('')}<g></svg>`],
    ['a null character', wrap('<path\0onload="alert(1)"/>')],
  ])('must not contain %s', (_name, svg) => {
    expect(paint(svg)).toHaveProperty('errors');
  });

  it.each([
    ['shapes', wrap('')],
    ['shapes in its groups', wrap('<g fill="{primary}"></g>')],
    ['a way to draw', wrap('<path d="" fill="{primary}"/>')],
    ['a size', wrap('<rect width="0" height="9" fill="{primary}"/>')],
    ['paint', wrap('<path d="M0 0h9v9z" fill="none"/>')],
    ['shapes, as an export', `<?xml version="1.0"?>${wrap('<title>North Star</title>')}`],
  ])('gives an error for a drawing without %s', (_name, svg) => {
    expect(paint(svg)).toMatchObject({
      errors: [{ message: 'this drawing has no visible shape: export it again' }],
    });
  });

  it('is painted in the main color if it sets no fill and would therefore be black', () => {
    expect(paint(wrap('<path d="M0 0h9v9z"/>'))).toMatchObject({
      light: expect.stringContaining(`fill="${theme.primary}"`),
    });
  });

  it.each([
    ['a group', wrap('<g transform="translate(1 -2.5) rotate(45)"><path d="M0 0h9v9z"></path></g>')],
    ['line breaks between elements and attributes', `\n${wrap('\n  <path\n    d="M0 0h9v9z"\n  />\n')}\n`],
  ])('may contain %s', (_name, svg) => {
    expect(paint(svg)).not.toHaveProperty('errors');
  });

  it.each([
    ['Illustrator, saved', ILLUSTRATOR_SAVED, ['{primary}', '{accent}', '{paper}']],
    ['Illustrator, exported', ILLUSTRATOR_EXPORTED, ['{primary}', '{accent}']],
    ['Figma', FIGMA, ['{primary}', '{accent}']],
    ['Inkscape, all in black', INKSCAPE_BLACK, ['{primary}']],
  ])(
    'may be exported from %s, and its colors are replaced by placeholders for the brand’s colors',
    (_program, svg, colors) => {
      writeFileSync(join(root, FILE), svg);
      const read = loadLogo(root, 'mincr', { ...theme, primary: '#0b5d57', accent: '#c2571b' });
      if ('errors' in read) throw new Error(read.errors.map(({ message }) => message).join('\n'));
      expect([...new Set(read.drawing.match(/\{\w+\}/g))].sort()).toEqual([...colors].sort());
      expect(read.drawing).not.toMatch(/#[0-9a-f]/i);
    },
  );

  it.each([
    [
      "a color that is not the brand's, with its line and the colors to use",
      FIGMA.replace('#C2571B', '#7B2CBF'),
      '8:37 #7b2cbf is not a color of this brand. Use its primary #0b5d57, accent ',
    ],
    [
      'a gradient',
      wrap('\n<linearGradient id="a"><stop/></linearGradient><path fill="url(#a)" d="M0 0h9v9z"/>'),
      '2:1 gradients are not allowed in a logo',
    ],
    [
      'a gradient that is not in the drawing',
      wrap('\n<path fill="url(#g)" d="M0 0h9v9z"/>'),
      '2:13 gradients are not allowed in a logo',
    ],
    [
      'a mask that cuts',
      wrap('<clipPath id="a"><circle r="9"/></clipPath><g clip-path="url(#a)"><path d="M0 0h9v9z"/></g>'),
      '1:61 this drawing is cut by a mask',
    ],
  ])('must not be exported with %s', (_what, svg, expected) => {
    const read = paint(svg);
    if (!('errors' in read)) throw new Error('taken');
    const [{ line, column, message } = { line: 0, column: 0, message: '' }, ...others] = read.errors;
    expect([`${line}:${column} ${message}`, others]).toEqual([expect.stringContaining(expected), []]);
  });

  it('is accepted only if both an HTML parser and an XML parser find only shapes', () => {
    const bit = fc.constantFrom(
      ...['<', '>', '/', '"', "'", '=', ' ', '\n', '\t', '&', '<!--', '-->', '<![CDATA[', ']]>', '<?', '?>'],
      ...[
        '<svg',
        '</svg>',
        '<g>',
        '</g>',
        '<path',
        '<path d="M0 0h9" fill="{primary}"/>',
        '<circle r="1"',
        '/>',
        'fill="none"',
      ],
      ...[
        '<script>',
        '</script>',
        '<a href="x">',
        '<style>',
        'onload="x"',
        'onload=x',
        "onload='x'",
        'ONLOAD="x"',
      ],
      ...[
        'href="x"',
        'style="x"',
        ' d="',
        ' fill="{primary}"',
        ' fill="',
        '{accent}',
        'url(x)',
        'javascript:x',
        'M0 0',
      ],
    );
    const PAINTED = '<path d="M0 0h9" fill="{primary}"/>';
    const drawing = fc.oneof(
      fc.array(bit, { maxLength: 8 }).map((bits) => wrap(PAINTED + bits.join(''))),
      fc.array(bit, { maxLength: 6 }).map((bits) => wrap(PAINTED, ` ${bits.join('')}`)),
      fc.array(bit, { maxLength: 12 }).map((bits) => bits.join('')),
      fc
        .array(fc.constantFrom('<g>', '</g>', '<path d="M0 0"/>', '<svg>', '</svg>'), {
          maxLength: 6,
        })
        .map((bits) => wrap(PAINTED + bits.join(''))),
    );
    let taken = 0;
    fc.assert(
      fc.property(drawing, (svg) => {
        const mark = paint(svg);
        if ('errors' in mark) return;
        taken += 1;
        for (const xmlMode of [true, false]) {
          const open: string[] = [];
          const parser = new Parser(
            {
              onopentag(name, attributes) {
                expect(['svg', 'g', 'path', 'circle']).toContain(name);
                for (const attribute of Object.keys(attributes))
                  expect(['xmlns', 'viewbox', 'd', 'r', 'fill']).toContain(attribute.toLowerCase());
                open.push(name);
              },
              onclosetag(name, implied) {
                expect(open.pop()).toBe(name);
                if (xmlMode)
                  expect(implied && open.length > 0 && name !== 'path' && name !== 'circle').toBe(false);
              },
              ontext: (text) => expect(text.trim()).toBe(''),
              oncomment: (text) => expect.fail(`a comment: ${text}`),
              onprocessinginstruction: (name) => expect.fail(`an instruction: ${name}`),
            },
            { xmlMode },
          );
          parser.end(mark.light);
          expect(open).toEqual([]);
        }
      }),
      { numRuns: 1200 },
    );
    expect(taken).toBeGreaterThan(30);
  });
});
