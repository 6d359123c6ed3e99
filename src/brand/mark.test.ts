import { describe, expect, it } from 'vitest';
import { brandTree } from './brand-tree.fixture.ts';
import { loadBrands } from './brand-files.ts';
import { paintMark } from './mark.ts';

const FILE = 'brands/mincr/logo.svg';
const wrap = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"${attributes}>${inside}</svg>`;

function paint(svg: string) {
  using tree = brandTree();
  const theme = loadBrands(tree.root).find(({ brand }) => brand.code === 'mincr')?.brand.theme;
  if (!theme) throw new Error('no theme');
  tree.write(FILE, svg);
  return paintMark(tree.root, 'mincr', theme);
}

describe("a brand's mark", () => {
  it("is painted in the brand's colours for three grounds", () => {
    const mark = paint(
      wrap('<path d="M0 0h9" fill="{primary}"/><circle cx="1" cy="1" r="1" fill="{accent}"/>'),
    );
    if ('faults' in mark) throw new Error('refused');
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
    ['an unknown colour', wrap('<path d="M0 0" fill="{ink}"/>')],
    ['no drawing', 'hello'],
  ])('refuses %s', (_name, svg) => {
    expect(paint(svg)).toHaveProperty('faults');
  });
});
