/**
 * What the head's first script does before the page is painted: it redirects to Spanish if the language cookie asks for
 * it, and it replaces blocked storage.
 */
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { TRANSLATED_ATTRIBUTE } from '../../lib/text/language-keys.ts';
import { BOOT } from './boot.ts';

interface Opened {
  lang: string;
  isTranslated?: boolean;
  cookie?: string;
  address?: string;
}

interface PageShow {
  persisted: boolean;
}

function open({ lang, isTranslated, cookie = '', address = '/about/' }: Opened) {
  const url = new URL(address, 'https://northstar.example');
  const went: string[] = [];
  const onPageShow: ((event: PageShow) => void)[] = [];
  const page = {
    lang,
    hidden: false,
    dataset: { ...(isTranslated ? { [TRANSLATED_ATTRIBUTE]: '' } : {}) } as Record<string, string>,
  };
  const document = { documentElement: page, cookie, getElementById: () => null };
  runInNewContext(BOOT, {
    document,
    location: {
      href: url.href,
      origin: url.origin,
      replace: (to: string) => went.push(to),
      reload: () => went.push('reload'),
    },
    localStorage: {},
    sessionStorage: { getItem: () => null },
    addEventListener: (name: string, listener: (event: PageShow) => void) =>
      name === 'pageshow' && onPageShow.push(listener),
  });
  const comeBack = (persisted: boolean): void => onPageShow.forEach((listener) => listener({ persisted }));
  return { document, page, went, comeBack };
}

const ENGLISH = { lang: 'en', isTranslated: true };
const SPANISH = { lang: 'es' };

describe('the language cookie', () => {
  it.each([
    ['/about/', '/es/about/'],
    ['/login/?loginId=maria#/claims/activitySummary', '/es/login/?loginId=maria#/claims/activitySummary'],
    ['/', '/es/'],
  ])('redirects from %s to %s before the English page is displayed', (address, spanish) => {
    const { page, went } = open({ ...ENGLISH, cookie: 'fontSize=large; language=es', address });
    expect(went).toEqual([spanish]);
    expect(page.hidden).toBe(true);
    expect(page.dataset['session']).toBeUndefined();
  });

  it.each([
    ['an English page without a translation', { lang: 'en', cookie: 'language=es' }],
    ['a Spanish page', { ...SPANISH, cookie: 'language=es' }],
    ['a Spanish page, for a reader of English', { ...SPANISH, cookie: 'language=en' }],
    ['an English page, for a reader of English', { ...ENGLISH, cookie: 'language=en' }],
    ['a page without cookies', ENGLISH],
    ['a page with another cookie', { ...ENGLISH, cookie: 'mylanguage=es; language=est' }],
  ])('does not redirect the page: %s', (_, opened) => {
    const { page, went } = open(opened);
    expect(went).toEqual([]);
    expect(page).toMatchObject({ hidden: false, dataset: { session: 'out' } });
  });

  it('reloads an English page that is restored from the back/forward cache if the cookie has changed to Spanish', () => {
    const { document, comeBack, went } = open(ENGLISH);
    comeBack(true);
    expect(went).toEqual([]);
    document.cookie = 'language=es';
    comeBack(false);
    expect(went).toEqual([]);
    comeBack(true);
    expect(went).toEqual(['reload']);
  });
});

describe('the browser’s storage', () => {
  const throwing = {
    get localStorage(): Storage {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  };

  it.each([
    ['throws when it is read', throwing],
    ['is null', { localStorage: null }],
  ])('is replaced with storage in memory if it %s', (_, blocked) => {
    const page = Object.defineProperties(
      {
        document: { documentElement: { dataset: {} }, cookie: '', getElementById: () => null },
        addEventListener: () => {},
      },
      Object.getOwnPropertyDescriptors(blocked),
    );
    const stored: unknown = runInNewContext(
      `var self = this; ${BOOT}; localStorage.setItem('size', 2); sessionStorage.getItem('size')`,
      page,
    );
    expect(stored).toBe(2);
  });

  it('is not replaced if it can be read', () => {
    const localStorage = {};
    const page = {
      localStorage,
      document: { documentElement: { dataset: {} }, cookie: '', getElementById: () => null },
      addEventListener: () => {},
    };
    expect(runInNewContext(`var self = this; ${BOOT}; localStorage`, page)).toBe(localStorage);
  });
});
