import { beforeEach, describe, expect, it, vi } from 'vitest';
import { navigateTo, safeHref } from './navigation.ts';

const assign = vi.fn();

function openPage(lang: string, host = 'northstar.example'): void {
  const path = lang === 'es' ? '/es/login/' : '/login/';
  const location = {
    origin: `https://${host}`,
    protocol: 'https:',
    hostname: host,
    port: '',
    pathname: path,
    assign,
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', { location });
  vi.stubGlobal('document', { documentElement: { lang, dataset: { sites: 'https://shop.example' } } });
}

beforeEach(() => {
  assign.mockClear();
  vi.spyOn(console, 'error').mockReturnValue();
});

describe.each([
  ['en', ''],
  ['es', '/es'],
])('on a page with the language "%s", addresses', (lang, prefix) => {
  beforeEach(() => openPage(lang));

  it.each([
    ['/about/', `${prefix}/about/`],
    ['/login/#/finder', `${prefix}/login/#/finder`],
    ['https://northstar.example/about/', `${prefix}/about/`],
    ['#/finder', '#/finder'],
    ['/chmptl/chm/jsp/member.do?tab=0', '/chmptl/chm/jsp/member.do?tab=0'],
    ['https://shop.example/plans/', 'https://shop.example/plans/'],
  ])('are converted to links: %s becomes %s', (address, target) => {
    expect(safeHref(address)).toBe(target);
  });

  it('are opened in the language of the page', () => {
    expect(navigateTo('/')).toBe(true);
    expect(assign).toHaveBeenCalledWith(`${prefix}/`);
  });

  it('of unknown sites are not opened', () => {
    expect(navigateTo('https://evil.example/')).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('addresses of other sites', () => {
  it.each([
    ['qa.northstar.example', 'https://qa.shop.example/plans/', 'https://qa.shop.example/plans/'],
    ['northstar.example', 'https://qa.shop.example/plans/', null],
    ['qa.northstar.example', 'https://qa.evil.example/', null],
    ['mincr.localhost', 'https://shop.example/plans/', 'https://shop.example.localhost/plans/'],
    ['mincr.localhost', 'https://evil.example/', null],
  ])(
    'become links only if the brand record allows their site in the current environment: on %s, %s becomes %s',
    (host, address, target) => {
      openPage('en', host);
      expect(safeHref(address)).toBe(target);
    },
  );
});
