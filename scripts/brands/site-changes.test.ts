import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { page } from './changed-page.fixture.ts';
import { grouped, onPages, siteChanges } from './site-changes.ts';
import { siteDifference } from './site-difference.ts';

const site = (files: Record<string, string>): Map<string, string> => new Map(Object.entries(files));

describe('siteChanges()', () => {
  const before = site({
    'index.html': page('<p>Home 1</p>'),
    'about/index.html': page('<p>About 1</p>'),
    'gone/index.html': page('<p>Gone</p>'),
    'hashed/theme.01.css': ":root{--primary:#111111;--font-heading:Rockwell,serif}\n@media (prefers-color-scheme:dark){:root{--ink:#aaaaaa}}",
    _redirects: '/old/ / 302\n',
    'favicon.svg': '<svg/>',
  });

  it('returns null for equal sites', () => {
    expect(siteChanges(before, new Map(before))).toBeNull();
  });

  it('returns null if two sites have the same two themes and differ only in file order', () => {
    const later = ['hashed/theme.00.css', ':root{--primary:#111111}@font-face{font-display:optional}'] as const;
    expect(siteChanges(new Map([...before, later]), new Map([later, ...before]))).toBeNull();
  });

  it('describes changes of pages, words, colors, typefaces, redirects and the logo, but not of hashes', () => {
    const after = site({
      'index.html': page('<p>Home 2</p>'),
      'about/index.html': page('<p>About 1</p>'),
      'new/index.html': page('<h1>What is new</h1><p>Come and <a href="/visit/">see us</a>.</p>'),
      'hashed/theme.02.css': ":root{--primary:#222222;--font-heading:'Gill Sans',serif}\n@media (prefers-color-scheme:dark){:root{--ink:#bbbbbb}}",
      _redirects: '/old/ /about/ 302\n',
      'favicon.svg': '<svg></svg>',
    });
    expect(siteChanges(before, after)).toBe(
      [
        '1 of 3 pages change, 1 added, 1 removed.',
        '',
        'Page added: /new/',
        '  # What is new',
        '  Come and see us.',
        '  link “see us” → /visit/',
        '',
        'Pages removed: /gone/',
        '',
        '/',
        '  words: Home [1 → 2]',
        '',
        'Colors and type',
        '  main color: #111111 → #222222',
        '  typeface of headings: Rockwell → Gill Sans',
        '  color of text: #aaaaaa → #bbbbbb (in the dark)',
        '',
        'Redirects',
        '  removed /old/ / 302',
        '  added /old/ /about/ 302',
        '',
        'Other files',
        "  the mark in the browser's tab",
      ].join('\n'),
    );
  });

  it('shows a change on several pages as one line, even if the surrounding words differ', () => {
    const pages = (phone: string) =>
      site({
        'a/index.html': page(`<p>Call ${phone} today</p>`),
        'b/index.html': page(`<p>Page b</p><p>Our number is ${phone}</p>`),
        'c/index.html': page(`<p>Call ${phone} today</p>`),
        'd/index.html': page('<p>No number</p>'),
      });
    const after = pages('2').set('b/index.html', page('<p>Page bee</p><p>Our number is 2</p>'));
    expect(siteChanges(pages('1'), after)?.split('\n')).toEqual([
      '3 of 4 pages change, 0 added, 0 removed.',
      '',
      'On several pages',
      '  words: 1 → 2, on 3 pages (not /d/)',
      '',
      '/b/',
      '  words: Page [b → bee]',
    ]);
  });

  it('lists page addresses only once for changes that affect exactly the same pages', () => {
    const names = ['a', 'b', 'c', 'd', 'e'].flatMap((name) => [name, `es/${name}`]);
    const pages = (phone: string, hours: string) =>
      site(
        Object.fromEntries(
          names.map((name) => {
            const words = name.startsWith('es/') ? '' : `<p>Call ${phone} today</p>`;
            return [`${name}/index.html`, page(/[ab]$/.test(name) ? `${words}<p>Open ${hours}</p><p>On ${hours}</p>` : words)];
          }),
        ),
      );
    expect(siteChanges(pages('1', '8 until 9'), pages('2', '7 until 8'))?.split('\n')).toEqual([
      '7 of 10 pages change, 0 added, 0 removed.',
      '',
      'On several pages',
      '  words: Call [1 → 2] today, on all 5 English pages',
      '',
      'On 4 pages: /a/, /b/, /es/a/, /es/b/',
      '  words: 8 → 7',
      '  words:  until [9 → 8]',
      '',
      'Changed in one language only: /a/, /b/, /c/, /d/, /e/. Check whether the translation still says the same.',
    ]);
  });

  it('lists an added word once for each page if the sentences around the word differ between the pages', () => {
    const pages = (text: string, other: string) =>
      site({ 'a/index.html': page(`<p>${text}</p>`), 'b/index.html': page(`<p>${other}</p>`) });
    const changed = siteChanges(pages('You pay it', 'We send it'), pages('You never pay it', 'We never send it'));
    expect(changed?.split('\n').slice(1)).toEqual([
      ...['', '/a/', '  words: You [added: never] pay it'],
      ...['', '/b/', '  words: We [added: never] send it'],
    ]);
  });

  it('treats a phone number as one word even in a language without spaces', () => {
    const pages = (phone: string) =>
      site({ 'a/index.html': page(`<p>お電話${phone}まで</p>`), 'b/index.html': page(`<p>Call ${phone}</p>`) });
    expect(siteChanges(pages('1-800-555-0110'), pages('1-800-555-0199'))).toContain(
      'words: 1-800-555-0110 → 1-800-555-0199, on all 2 pages',
    );
  });

  it('shows the changed words of a Spanish page under the address of that page', () => {
    const spanish = (text: string) => site({ 'about/index.html': page('<p>Hi</p>'), 'es/about/index.html': page(`<p>${text}</p>`) });
    expect(siteChanges(spanish('Hola'), spanish('Buenas'))?.split('\n')).toEqual([
      '1 of 2 pages change, 0 added, 0 removed.',
      '',
      '/es/about/',
      '  words: [Hola → Buenas]',
      '',
      'Changed in one language only: /es/about/. Check whether the translation still says the same.',
    ]);
  });

  /** Pages `/about/` and `/es/about/` with these texts, and seven more pages in each language with the phone number and the header. */
  const inBoth = ({ english = 'One', spanish = 'Uno', phone = '1', link = '/a/', header = 'Wellness' }) => {
    const shown = (text: string, label: string) => page(`<nav>${label}</nav><p>${text}</p><p>Call ${phone}</p><a href="${link}">Go</a>`);
    const others = ['b', 'c', 'd', 'e', 'f', 'g', 'h'];
    return site({
      'about/index.html': shown(english, header),
      'es/about/index.html': shown(spanish, 'Bienestar'),
      ...Object.fromEntries(others.map((name) => [`${name}/index.html`, shown('Same', header)])),
      ...Object.fromEntries(others.map((name) => [`es/${name}/index.html`, shown('Igual', 'Bienestar')])),
    });
  };

  it.each([
    ['the English page', { english: 'Two' }, '/about/'],
    ['the Spanish page', { spanish: 'Dos' }, '/es/about/'],
    ['both pages', { english: 'Two', spanish: 'Dos' }, undefined],
    ['a phone number on all pages', { phone: '2' }, undefined],
    ['the English page and a phone number on all pages', { english: 'Two', phone: '2' }, '/about/'],
    ['the English page and a link on all pages', { english: 'Two', link: '/b/' }, '/about/'],
    ['the English label of a header tab', { header: 'Well-being' }, undefined],
    ['the English page and the English label of a header tab', { english: 'Two', header: 'Well-being' }, '/about/'],
  ])('after a change of %s, names exactly the pages that changed in only one language', (_what, change, expected) => {
    const lines = siteChanges(inBoth({}), inBoth(change))?.split('\n') ?? [];
    const named = lines.flatMap((line) => /^Changed in one language only: (?<pages>.*?)\. /.exec(line)?.groups?.['pages'] ?? []);
    expect(named).toEqual(expected === undefined ? [] : [expected]);
  });

  it('does not ask for a translation if only a link changes', () => {
    const pages = (link: string) =>
      site({ 'about/index.html': page(`<a href="${link}">One</a>`), 'es/about/index.html': page('<p>Uno</p>') });
    expect(siteChanges(pages('/a/'), pages('/b/'))).not.toContain('one language');
  });

  it('shows a changed security policy, unless only the hashes of scripts changed', () => {
    const headers = (sum: string, policy: string) =>
      site({ _headers: `/*\n  Content-Security-Policy: ${policy} script-src 'self' 'sha256-${sum}='\n` });
    expect(siteChanges(headers('one', ''), headers('two', ''))).toBeNull();
    expect(siteChanges(headers('one', ''), headers('one', "img-src 'self';"))).toContain(
      'Technical\n  response headers (nothing that readers see)',
    );
  });

  it('loses no change and no page when it groups changes', () => {
    const word = fc.constantFrom('one', 'two', 'three', 'call', '1-800-555-0110', 'on', 'all');
    const sentence = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => `<p>${words.join(' ')}</p>`);
    const pages = fc.array(
      fc.array(sentence, { maxLength: 3 }).map((texts) => texts.join('')),
      { minLength: 4, maxLength: 4 },
    );
    const files = (texts: readonly string[]) =>
      site(Object.fromEntries(texts.map((text, at) => [`p${at}/index.html`, page(text)])));
    fc.assert(
      fc.property(pages, pages, (before, after) => {
        const difference = siteDifference(files(before), files(after));
        const groups = grouped(difference);
        const text = siteChanges(files(before), files(after)) ?? '';
        for (const [path, changes] of difference.changed)
          for (const { what, line } of changes) {
            const found = groups.filter(({ change, pages }) => change.what === what && pages.includes(path));
            expect(found).toHaveLength(1);
            // A change on only one page is shown with the words around it on that page.
            const isShared = (found[0]?.pages.length ?? 0) > 1;
            expect(text).toContain(isShared ? found[0]?.text : line);
            if (!isShared) expect(text).toContain(`\n${path}\n`);
          }
      }),
    );
  });
});

describe('onPages()', () => {
  it.each<[on: string[], others: string[], text: string]>([
    [['/', '/a/'], [], 'on all 2 pages'],
    [['/', '/a/', '/b/'], ['/c/'], 'on 3 pages (not /c/)'],
    [['/', '/a/'], ['/b/', '/c/'], 'on 2 pages: /, /a/'],
    [['/a/'], ['/'], 'on /a/'],
    [['/'], [], 'on /'],
  ])('if changes are on %j but not on %j, returns "%s"', (on, others, text) => {
    expect(onPages(on, others, on.length + others.length)).toBe(text);
  });

  it.each([
    [['/', '/a/'], ['/es/', '/es/a/'], 'on all 2 English pages'],
    [['/es/', '/es/a/', '/es/b/'], ['/', '/a/', '/b/', '/es/c/'], 'on 3 Spanish pages (not /es/c/)'],
    [['/', '/es/', '/a/'], ['/es/a/'], 'on 3 pages (not /es/a/)'],
    [['/', '/a/'], ['/es/', '/es/a/', '/b/', '/c/'], 'on 2 pages: /, /a/'],
  ])('if changes to a bilingual site are on the pages %j but not on %j, returns "%s"', (on, others, text) => {
    expect(onPages(on, others, on.length + others.length)).toBe(text);
  });
});
