import { describe, expect, it } from 'vitest';
import { pageTexts, recordTexts, type EnglishText } from './english-texts.ts';
import { isAt, staleLine, staleTexts, withChecked } from './stale.ts';

const CATALOG = 'src/a/b.text.es.ts';
const text = (key: string, english: string, file = CATALOG): EnglishText => ({ file, key, text: english });
const lead = text('lead', 'Read this');
const other = text('lead', 'Other', 'src/c/d.text.es.ts');
const all = [lead, text('next', 'Then that'), other];
const CHECKED = withChecked(all, {}, ['src']);

describe('a translation', () => {
  it('is current after it was reviewed', () => {
    expect(staleTexts(all, CHECKED)).toEqual([]);
  });

  it('is stale when its English changes, but other translations stay current', () => {
    const changed = text('next', 'Then those');
    expect(staleTexts([lead, changed, other], CHECKED)).toEqual([changed]);
    expect(staleLine(changed)).toBe('src/a/b.text.es.ts:next translates Then those');
  });

  it('is stale if it moves to another key, because two texts of a catalog may have been swapped', () => {
    const exchanged = [text('lead', 'Then that'), text('next', 'Read this')];
    expect(staleTexts(exchanged, CHECKED)).toEqual(exchanged);
  });

  it('needs a review if its text is new', () => {
    expect(staleTexts([text('new', 'Hello')], CHECKED)).toHaveLength(1);
  });
});

describe('withChecked()', () => {
  const changed = all.map((each) => ({ ...each, text: `${each.text}!` }));

  it.each([
    [`${CATALOG}:lead`, 2],
    [CATALOG, 1],
    ['src/a', 1],
    ['src/a/', 1],
    ['src', 0],
    ['src/a/b', 3],
  ])('marks the texts at %s as reviewed, so that %i stale texts remain', (path, left) => {
    expect(staleTexts(changed, withChecked(changed, CHECKED, [path]))).toHaveLength(left);
  });

  it('removes texts and files that no longer exist', () => {
    expect(Object.keys(withChecked([lead], CHECKED, []))).toEqual([CATALOG]);
    expect(isAt(lead, 'src/other')).toBe(false);
  });
});

describe('the texts of a page', () => {
  const file = 'brands/_pages/a.es.md';
  const page = '---\ntitle: A\nupdated: 2026-01-01\n---\nFirst\nparagraph.\n\n## Heading\n\n- one\n- two\n';

  it('are its fields and paragraphs, without the date of the last change', () => {
    expect(pageTexts(file, page)).toEqual([
      { file, key: 'title', text: '"A"' },
      { file, key: '5', text: 'First\nparagraph.' },
      { file, key: '8', text: '## Heading' },
      { file, key: '10', text: '- one\n- two' },
    ]);
  });

  it('need no review if an added paragraph only moves them to another line', () => {
    const checked = withChecked(pageTexts(file, page), {}, [file]);
    const longer = page.replace('First', 'New.\n\nFirst');
    expect(staleTexts(pageTexts(file, longer), checked).map(({ key }) => key)).toEqual(['5']);
  });
});

describe('the texts of a record', () => {
  const file = 'brands/a/brand.yaml';

  it('include every English value that has a Spanish translation, and nothing else', () => {
    const record = [
      'description: D',
      'tabs: { home: { label: Home } }',
      'footer: { links: { help: { label: Help } }, statements: { browsers: B } }',
      'privacy: { office: { english: Office, spanish: Oficina } }',
      'notes:',
      '  - { english: N, spanish: Ñ }',
      'spanish:',
      '  description: D-es',
      '  tabs: { home: Inicio, other: of a more general file }',
      '  links: { help: Ayuda }',
      '  statements: { browsers: B-es }',
    ].join('\n');
    expect(recordTexts(file, record).map(({ key, text: english }) => `${key}=${english}`)).toEqual([
      'description=D',
      'tabs.home.label=Home',
      'footer.links.help.label=Help',
      'footer.statements.browsers=B',
      'privacy.office.english=Office',
      'notes.0.english=N',
    ]);
  });

  it('are the title, text and link label if the record is a notice', () => {
    const notice =
      'title: T\ntext: X\nlink: { label: L }\nspanish: { title: T-es, text: X-es, linkLabel: L-es }\n';
    expect(recordTexts(file, notice).map(({ text: english }) => english)).toEqual(['T', 'X', 'L']);
  });
});
