import { expect, test } from 'vitest';
import { literalTexts } from './literal-texts.ts';

const texts = (code: string, file = 'src/ui/x.tsx') => literalTexts(file, code).map(({ text }) => text);

test.each([
  [`const A = () => <p>No claims yet</p>;`, ['No claims yet']],
  [`const A = () => <p>{'No claims yet'}</p>;`, ['No claims yet']],
  ['const A = () => <p>{`${count} claims`}</p>;', ['claims']],
  [`const A = () => <p>{open ? 'Open' : t('closed')}</p>;`, ['Open']],
  [`const A = () => <p>{kind === 'open' && 'Open'}</p>;`, ['Open']],
  [`const A = () => <button aria-label="Close" />;`, ['Close']],
  [`const A = () => <Modal heading={late ? 'Too late' : 'Sorry'} />;`, ['Too late', 'Sorry']],
  [`const A = () => <input placeholder="Search" />;`, ['Search']],
])('literalTexts() finds the user-facing text in %s', (code, expected) => {
  expect(texts(code)).toEqual(expected);
});

test.each([
  [`place.textContent = 'Loading';`, ['Loading']],
  [`place.setAttribute('aria-label', 'Close');`, ['Close']],
])('literalTexts() finds the text that %s sets on a DOM element', (code, expected) => {
  expect(texts(code, 'src/layouts/x.ts')).toEqual(expected);
});

test.each([
  `const A = () => <p>{t('empty')} · {name}</p>;`,
  `const A = () => <a className="button primary" href="/login/">{t('signIn')}</a>;`,
  `const A = () => <form method="post" action="/login/" />;`,
  `const A = () => <Panel id="claims-panel" heading={t('heading')} />;`,
  `const A = () => <svg viewBox="0 0 24 24"><path d="M3 12h18" /></svg>;`,
  `const A = () => (kind === 'open' ? <B /> : null);`,
  `const A = () => <p>{kind === 'open' && <B />}</p>;`,
  `const A = () => <StepForm action="/register/" />;`,
])('literalTexts() finds no text in %s', (code) => {
  expect(texts(code)).toEqual([]);
});

test('literalTexts() reads only the template of an .astro file, and returns the line of a text', () => {
  const page = [
    '---',
    "const title = 'Not for readers';",
    '---',
    '',
    '<!doctype html>',
    '<Page title={title} client:touch>',
    '  {/* a comment */}',
    '  <h1>{t("heading")}</h1>',
    '  <p>Sign in first</p>',
    '  <script>',
    "    import './shell.ts';",
    '  </script>',
    '</Page>',
  ].join('\n');
  expect(literalTexts('src/pages/x.astro', page)).toEqual([{ line: 9, text: 'Sign in first' }]);
});
