import { describe, expect, it } from 'vitest';
import { waysOut } from './ways-out.rules.ts';

const countWaysOut = (code: string, file = 'src/a.tsx'): number => waysOut(file, code).length;

describe('waysOut()', () => {
  it.each([
    'location.assign(url);',
    'window.location.replace(url);',
    'window.location[how](url);',
    'opener.location.assign(url);',
    'window.location.href = url;',
    'window.location = url;',
    'document.location.search = url;',
    'window.open(url, name);',
    'link.href = url;',
    'link.href = `${url}/a`;',
    "link.setAttribute('href', entry.url);",
    'form.action = url;',
    'const a = <a href={entry.url} />;',
    "const a = <a href={ok ? '/a' : entry.url} />;",
    'const a = <form action={url} />;',
    'const a = <a href={pageAddress(url)} />;',
    'const a = <a href={entry.CLAIMS} />;',
    "const a = <a href={'https://' + host} />;",
    "const a = <a href={'//evil.example'} />;",
  ])('finds one unchecked address in %s', (code) => {
    expect(countWaysOut(code)).toBe(1);
  });

  it.each([
    "window.location.hash = '#/a';",
    'window.location.reload();',
    "text.replace('a', 'b');",
    'opened.location.replace(MEMBER_AREA);',
    "window.open('', name);",
    "location.assign('/login/');",
    "link.href = '/contact/';",
    'link.href = `tel:+${number}`;',
    'link.href = `#${id}`;',
    "link.href = safeHref(url) ?? '/contact/';",
    'link.href = URL.createObjectURL(blob);',
    'const to = safeHref(url); const a = <a href={to} />;',
    'const a = <a href={safeHref(entry.url) ?? undefined} />;',
    'const a = <a href={CLAIMS} />;',
    'const a = <a href={OFFICE.site} />;',
    "link.href = safeHref(url) ?? pageAddress('/contact/');",
    'const a = <a href={portalAddress(code, portals, location)} />;',
    "const a = <Modal action={t('close')} />;",
    'const a = <a href="https://known.example/" />;',
  ])('finds no unchecked address in %s', (code) => {
    expect(countWaysOut(code)).toBe(0);
  });

  it('returns the line number of the unchecked address', () => {
    expect(waysOut('src/a.ts', '\n\nlocation.assign(x)')).toEqual([{ line: 3, code: 'location.assign(x)' }]);
  });
});
