/** Any number of tabs of one browser, whatever happens to them, in whatever order (decision 001). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Browser, type Tab } from './browser-model.fixture.ts';
import type { SessionState } from './session-machine.types.ts';
import { MEMBER_TIMEOUT } from './timeout/timeout.rules.ts';

/** Whatever can happen to a browser, to the tab of a number. */
const DEEDS = {
  open: (browser: Browser) => browser.tabs.length < 4 && browser.open(),
  signIn: (browser: Browser, at: number) => browser.signIn(at),
  signOut: (browser: Browser, at: number) => browser.tell(at, { type: 'sign-out-requested' }),
  servicesTold: (browser: Browser, at: number) => browser.left(at),
  refused: (browser: Browser, at: number) => {
    const now = browser.tab(at)?.now;
    if (now?.state === 'signed-in') browser.tell(at, { type: 'token-rejected', access: now.tokens.access });
  },
  // Somebody comes back to a tab that knows nobody.
  noticed: (browser: Browser, at: number) => {
    if (browser.cookie === null || browser.tab(at)?.now.state !== 'signed-out') return;
    browser.tell(at, { type: 'session-detected' });
    browser.say(at % browser.tabs.length, { type: 'who' });
  },
  pleaseLoginAnswered: (browser: Browser, at: number) => {
    if (browser.tab(at)?.now.state === 'refused') browser.tell(at, { type: 'session-ended' });
  },
  askRenewal: (browser: Browser, at: number) => browser.askRenewal(at),
  hearRenewal: (browser: Browser, at: number) => browser.hearRenewal(at),
  hear: (browser: Browser, at: number) => browser.hear(at),
  askedInVain: (browser: Browser, at: number) =>
    browser.tell(at, { type: 'join-timed-out', abandoned: browser.isLongUnused() }),
  sleep: (browser: Browser) => void (browser.clock += MEMBER_TIMEOUT.expiresMs),
  minute: (browser: Browser) => void (browser.clock += 60_000),
  look: (browser: Browser, at: number) => browser.look(at),
  storageLost: (browser: Browser, at: number) => {
    const tab = browser.tab(at);
    if (!tab || tab.now.state !== 'signed-in') return;
    tab.storage = null;
    browser.tell(at, { type: 'storage-lost' }); // the next call finds it so
  },
  cookiesLost: (browser: Browser) => void (browser.cookie = null),
  reload: (browser: Browser, at: number) => {
    const tab = browser.tab(at);
    if (tab) browser.load(tab, at % browser.tabs.length);
  },
} satisfies Record<string, (browser: Browser, at: number) => unknown>;

type Deed = keyof typeof DEEDS;
const names = Object.keys(DEEDS) as Deed[];
const deeds = fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(3)), { maxLength: 60 });

/** Lets everything happen, and looks after each. */
function run(all: readonly (readonly [Deed, number])[], look: (browser: Browser) => void): Browser {
  const browser = new Browser();
  browser.open();
  for (const [deed, at] of all) {
    DEEDS[deed](browser, at);
    look(browser);
  }
  return browser;
}

describe('any number of tabs, whatever happens to them', () => {
  it('nobody is signed in without a token, and nothing is kept of whoever is not', () => {
    fc.assert(
      fc.property(deeds, (all) => {
        run(all, ({ tabs }) => {
          for (const { now, storage } of tabs) {
            if (now.state === 'signed-in') expect(storage?.tokens.access).toBe(now.tokens.access);
            else expect(storage).toBeNull();
          }
        });
      }),
      { numRuns: 500 },
    );
  });

  it('a sign-out in one tab reaches all', () => {
    fc.assert(
      fc.property(deeds, fc.nat(3), (all, at) => {
        const browser = run(all, () => {});
        browser.settle();
        const now = browser.tab(at)?.now;
        fc.pre(now?.state === 'signed-in');
        const person = browser.tab(at)?.storage?.user;
        browser.tell(at, { type: 'sign-out-requested' });
        browser.settle();
        for (const { storage } of browser.tabs) expect(storage?.user).not.toBe(person);
        expect(browser.tabs.map((tab) => tab.now.state)).not.toContain('signed-in');
      }),
      { numRuns: 500 },
    );
  });

  it('a session that ended by the clock is over in every tab that looks', () => {
    fc.assert(
      fc.property(deeds, (all) => {
        const browser = run(all, () => {});
        browser.settle();
        browser.clock += MEMBER_TIMEOUT.expiresMs;
        fc.pre(browser.activity !== null);
        for (const at of browser.tabs.keys()) browser.look(at);
        browser.settle();
        for (const { now, storage } of browser.tabs) {
          expect(now.state).not.toBe('signed-in');
          expect(storage).toBeNull();
        }
      }),
    );
  });

  it('whoever answers Please Login, or comes back to a form, ends no session of another tab', () => {
    const harmless = fc.array(
      fc.tuple(
        fc.constantFrom<Deed>('pleaseLoginAnswered', 'noticed', 'hear', 'askedInVain', 'open'),
        fc.nat(3),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(deeds, harmless, fc.nat(3), (all, more, at) => {
        const browser = run(all, () => {});
        browser.settle();
        const here = browser.tab(at);
        fc.pre(here?.now.state === 'signed-in' && !browser.isLongUnused());
        const { cookie } = browser;
        for (const [deed, tab] of more) DEEDS[deed](browser, tab);
        browser.settle();
        expect(here.now.state).toBe('signed-in');
        expect(browser.cookie).toBe(cookie);
      }),
      { numRuns: 500 },
    );
  });

  it('a token that no tab holds is none that the services take', () => {
    fc.assert(
      fc.property(deeds, (all) => {
        const browser = run(all, () => {});
        browser.settle();
        const held = browser.tabs.flatMap(({ storage }) => (storage ? [storage.tokens.access] : []));
        for (const access of browser.alive) expect(held).toContain(access);
      }),
      { numRuns: 500 },
    );
  });

  it('the services are told once of a session that ends by the clock in all its tabs', () => {
    fc.assert(
      fc.property(fc.nat({ max: 3 }), fc.array(fc.nat(3), { minLength: 4, maxLength: 12 }), (more, looks) => {
        const start: [Deed, number][] = [['signIn', 0]];
        for (let nth = 1; nth <= more; nth += 1) start.push(['open', 0]);
        const browser = run(start, () => {});
        browser.settle();
        browser.clock += MEMBER_TIMEOUT.expiresMs;
        for (const at of looks) browser.look(at);
        browser.settle();
        expect(browser.told).toHaveLength(1);
      }),
    );
  });

  it('a tab never takes over a session that is not the one of the browser’s cookie', () => {
    fc.assert(
      fc.property(deeds, (all) => {
        const before = new Map<Tab, SessionState['state']>();
        run(all, ({ tabs, cookie }) => {
          for (const tab of tabs) {
            if (before.get(tab) === 'asking' && tab.now.state === 'signed-in')
              expect(tab.storage?.cookie).toBe(cookie);
            before.set(tab, tab.now.state);
          }
        });
      }),
    );
  });

  it('after renewals all tabs of a session hold the newest token, and the services no other', () => {
    const calm = fc.array(
      fc.tuple(fc.constantFrom<Deed>('askRenewal', 'hearRenewal', 'hear', 'reload'), fc.nat(3)),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(calm, (all) => {
        const start: [Deed, number][] = [
          ['signIn', 0],
          ['open', 0],
          ['hear', 0],
          ['hear', 1],
          ['open', 0],
          ['hear', 0],
          ['hear', 1],
          ['hear', 2],
        ];
        const browser = run([...start, ...all.filter(([deed]) => deed !== 'reload')], () => {});
        browser.settle();
        const held = browser.tabs.flatMap(({ storage }) => (storage ? [storage.tokens.access] : []));
        for (const access of held) expect([...browser.alive]).toEqual([access]);
      }),
    );
  });
});
