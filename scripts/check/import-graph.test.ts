/**
 * Tests the search for import cycles. A cycle may include type imports, dynamic imports and scripts of .astro files.
 */
import { expect, test } from 'vitest';
import { cyclesOf, importsOf } from './import-graph.ts';

test('importsOf() finds every form of import', () => {
  const code = `
    import a from './a.ts';
    import type { B } from '../b.ts';
    export { c } from './c.ts';
    const d = () => import('/src/d.ts');
    import styles from './e.css?raw';
    import { useState } from 'react';
  `;
  expect(importsOf('src/ui/x.ts', code)).toEqual([
    'src/ui/a.ts',
    'src/b.ts',
    'src/ui/c.ts',
    'src/d.ts',
    'src/ui/e.css',
  ]);
});

test('importsOf() reads the frontmatter and scripts of .astro files, but not their markup', () => {
  const page = `---\nimport A from './a.astro';\n---\n<p>import './b.ts'</p><script>import './c.ts';</script>`;
  expect(importsOf('src/pages/x.astro', page)).toEqual(['src/pages/a.astro', 'src/pages/c.ts']);
});

test.each([
  { what: 'no cycle', graph: { a: ['b', 'c'], b: ['c'], c: [] }, cycles: [] },
  { what: 'a file that imports itself', graph: { a: ['a'] }, cycles: [['a', 'a']] },
  { what: 'two files that import each other', graph: { a: ['b'], b: ['a'] }, cycles: [['a', 'b', 'a']] },
  {
    what: 'a cycle whose importer is not part of it',
    graph: { a: ['b'], b: ['c'], c: ['d'], d: ['b'] },
    cycles: [['b', 'c', 'd', 'b']],
  },
])('cyclesOf() finds $what', ({ graph, cycles }) => {
  expect(cyclesOf(new Map(Object.entries(graph)))).toEqual(cycles);
});
