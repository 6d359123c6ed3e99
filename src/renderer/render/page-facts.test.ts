import { describe, expect, it } from 'vitest';
import { readPageFacts, sharedNames } from './page-facts.ts';

const page = (title: string, description: string, language = 'en', rest = '', titleTag = '<title>'): string =>
  `<!doctype html><html lang="${language}" data-area="visitor"><head>${titleTag}${title}</title>` +
  `<meta name="description" content="${description}">${rest}</head><body><main id="main" tabindex="-1"><h1>One</h1></main></body></html>`;

describe('readPageFacts', () => {
  it('reads the language, the title, the description and the HTML of the main part', () => {
    expect(readPageFacts(page('Forms &#38; help', 'Don&#39;t wait', 'es'))).toEqual({
      language: 'es',
      title: 'Forms & help',
      description: "Don't wait",
      isHidden: false,
      main: '<h1>One</h1>',
    });
  });

  it('reads whether the page is excluded from search engines', () => {
    expect(readPageFacts(page('a', 'b', 'en', '<meta name="robots" content="noindex">')).isHidden).toBe(true);
  });

  it('returns empty facts for a page without a head and main part', () => {
    expect(readPageFacts('<p>No head</p>')).toEqual({
      language: '',
      title: '',
      description: '',
      isHidden: false,
      main: '',
    });
  });
});

describe('sharedNames', () => {
  const named = (path: string, title: string, description: string, language = 'en') => ({
    path,
    facts: readPageFacts(page(title, description, language)),
  });

  it.each([
    [[named('/', 'Home', 'Our plans'), named('/about/', 'About', 'Who we are')], []],
    [
      [named('/', 'Home', 'Our plans'), named('/login/', 'Sign in', 'Our plans')],
      ['/login/ has the same description as /: Our plans'],
    ],
    [[named('/a/', 'Help', 'One'), named('/b/', 'Help', 'Two')], ['/b/ has the same title as /a/: Help']],
    [
      [named('/', 'North Star', 'One'), named('/es/', 'North Star', 'Uno', 'es')],
      ['/es/ has the same title as /: North Star'],
    ],
    [
      [named('/', 'Plans', 'FAQs'), named('/es/', 'Planes', 'FAQs', 'es')],
      ['/es/ has the same description as /: FAQs'],
    ],
    [[named('/a.html', '', ''), named('/b.html', '', '')], []],
  ])('reports only pages with the same title or description: case %#', (pages, messages) => {
    expect(sharedNames(pages)).toEqual(messages);
  });
});
