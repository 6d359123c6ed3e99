import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { contentsOf, headingId, pageSections, sectionGroups } from './page-sections.ts';

const FAQS = resolve(import.meta.dirname, '../../../brands/_pages/faqs.md');

const BODY = `A *lead* first.

## Claims & bills

### What is a claim?

A bill.

- one
- two

### What is a \`claim\`?

Again.

## ¿Qué es un copago?

Text.

#### Deeper

More.
`;

describe('headingId', () => {
  it.each([
    ['Claims and bills', 'claims-and-bills'],
    ['¿Qué es un copago?', 'que-es-un-copago'],
    ['Your card & signing in', 'your-card-signing-in'],
    ['  $1,500  ', '1-500'],
    ['?!', 'section'],
  ])('converts the title %j to the id %s', (title, id) => {
    expect(headingId(title)).toBe(id);
  });
});

describe('the sections of a page', () => {
  const page = pageSections(BODY);

  it('start at each heading with ## or ### and end before the next one', () => {
    expect(page.lead).toBe('<p>A <em>lead</em> first.</p>');
    expect(page.sections.map(({ id, level }) => [id, level])).toEqual([
      ['claims-bills', 2],
      ['what-is-a-claim', 3],
      ['what-is-a-claim-2', 3],
      ['que-es-un-copago', 2],
    ]);
    expect(page.sections.map(({ title }) => title)).toEqual([
      'Claims & bills',
      'What is a claim?',
      'What is a claim?',
      '¿Qué es un copago?',
    ]);
    expect(page.sections[1]?.html).toBe('<p>A bill.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>');
    expect(page.sections[3]?.html).toContain('<h4>Deeper</h4>');
  });

  it('provide the main headings for the table of contents', () => {
    expect(contentsOf(page)).toEqual([
      { id: 'claims-bills', title: 'Claims & bills' },
      { id: 'que-es-un-copago', title: '¿Qué es un copago?' },
    ]);
  });

  it('group the questions of an FAQ page under their main heading', () => {
    expect(sectionGroups(page)).toMatchObject([
      {
        title: 'Claims & bills',
        entries: [
          { id: 'what-is-a-claim', title: 'What is a claim?' },
          { id: 'what-is-a-claim-2', html: '<p>Again.</p>' },
        ],
      },
      { title: '¿Qué es un copago?', entries: [] },
    ]);
  });

  it('label their tables, and render an empty column header as a plain cell', () => {
    const table = '| | In |\n|---|---|\n| a | b |\n';
    const { sections } = pageSections(`## Costs & more\n\n${table}\n${table}`);
    expect([...(sections[0]?.html.matchAll(/aria-label="(.*?)"/g) ?? [])].map(([, name]) => name)).toEqual([
      'Costs &amp; more',
      'Costs &amp; more 2',
    ]);
    expect(sections[0]?.html).toContain('<td></td>\n<th scope="col">In</th>');
  });

  it('get their ids from the front matter, in order', () => {
    const named = pageSections(BODY, {}, { 2: ['bills', 'copay'], 3: ['claim'] });
    expect(named.sections.map(({ id }) => id)).toEqual(['bills', 'claim', 'what-is-a-claim', 'copay']);
  });

  it('include every question of the shared FAQ page', () => {
    const body = readFileSync(FAQS, 'utf8').replace(/^---[\s\S]*?---\n/, '');
    const groups = sectionGroups(pageSections(body));
    const questions = [...body.matchAll(/^### (.*)$/gm)].map(([, question]) => question);
    expect(groups.flatMap(({ entries }) => entries.map(({ title }) => title))).toEqual(questions);
    expect(groups.every(({ entries }) => entries.every(({ html }) => /^<(?:p|ol|ul)>/.test(html)))).toBe(
      true,
    );
  });

  it('together contain the whole page, and no two have the same id', () => {
    const line = fc.constantFrom(
      '## A',
      '## A',
      '### B',
      '#### C',
      'text',
      '- item',
      '> ## quoted',
      '',
      '***',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 15 }), (lines) => {
        const body = lines.join('\n\n');
        const { lead, sections } = pageSections(body);
        const whole = [
          lead,
          ...sections.flatMap(({ title, level, html }) => [`<h${level}>${title}</h${level}>`, html]),
        ];
        const text = (html: string): string => html.replaceAll(/\s/g, '');
        expect(text(whole.join(''))).toBe(text(renderMarkdown(body)));
        expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
      }),
    );
  });
});
