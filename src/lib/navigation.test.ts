import { beforeEach, describe, expect, it, vi } from 'vitest';
import { navigateTo, safeHref } from './navigation.ts';

const assign = vi.fn();

function openPage(lang: string): void {
  const path = lang === 'es' ? '/es/login/' : '/login/';
  const location = { origin: 'https://northstar.example', pathname: path, assign };
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
])('addresses on a page in %s', (lang, prefix) => {
  beforeEach(() => openPage(lang));

  it.each([
    ['/about/', `${prefix}/about/`],
    ['/login/#/finder', `${prefix}/login/#/finder`],
    ['https://northstar.example/about/', `${prefix}/about/`],
    ['#/finder', '#/finder'],
    ['/chmptl/chm/jsp/member.do?tab=0', '/chmptl/chm/jsp/member.do?tab=0'],
    ['https://shop.example/plans/', 'https://shop.example/plans/'],
  ])('%s leads to %s', (address, target) => {
    expect(safeHref(address)).toBe(target);
  });

  it('are opened in its language', () => {
    expect(navigateTo('/')).toBe(true);
    expect(assign).toHaveBeenCalledWith(`${prefix}/`);
  });

  it('of unknown sites are not opened', () => {
    expect(navigateTo('https://evil.example/')).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });
});
