/** Property tests with any number of browser tabs and events in any order (decisions/session#browser-tabs-share-a-session). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Browser, type Tab } from './browser-model.fixture.ts';
import type { SessionState } from './session-machine.types.ts';
import { MEMBER_TIMEOUT } from './timeout/timeout.rules.ts';

/** Events that can happen in a browser. `at`: index of the tab. */
const ACTIONS = {
  open: (browser: Browser) => browser.tabs.length < 4 && browser.open(),
  signIn: (browser: Browser, at: number) => browser.signIn(at),
  signOut: (browser: Browser, at: number) => browser.dispatch(at, { type: 'sign-out-requested' }),
  finishSignOut: (browser: Browser, at: number) => browser.finishSignOut(at),
  rejected: (browser: Browser, at: number) => {
    const now = browser.tab(at)?.now;
    if (now?.state === 'signed-in')
      browser.dispatch(at, { type: 'token-rejected', access: now.tokens.access });
  },
  // A signed-out tab gets focus and finds a session cookie.
  detect: (browser: Browser, at: number) => {
    if (browser.cookie === null || browser.tab(at)?.now.state !== 'signed-out') return;
    browser.dispatch(at, { type: 'session-detected' });
    browser.post(at % browser.tabs.length, { type: 'who' });
  },
  pleaseLoginAnswered: (browser: Browser, at: number) => {
    if (browser.tab(at)?.now.state === 'rejected') browser.dispatch(at, { type: 'session-ended' });
  },
  startRefresh: (browser: Browser, at: number) => browser.startRefresh(at),
  finishRefresh: (browser: Browser, at: number) => browser.finishRefresh(at),
  receive: (browser: Browser, at: number) => browser.receive(at),
  joinTimesOut: (browser: Browser, at: number) =>
    browser.dispatch(at, { type: 'join-timed-out', abandoned: browser.isIdleTooLong() }),
  sleep: (browser: Browser) => void (browser.clock += MEMBER_TIMEOUT.expireAfterMs),
  minute: (browser: Browser) => void (browser.clock += 60_000),
  checkClock: (browser: Browser, at: number) => browser.checkClock(at),
  storageLost: (browser: Browser, at: number) => {
    const tab = browser.tab(at);
    if (!tab || tab.now.state !== 'signed-in') return;
    tab.storage = null;
    browser.dispatch(at, { type: 'storage-lost' }); // the tab detects the loss at its next call
  },
  cookiesLost: (browser: Browser) => void (browser.cookie = null),
  reload: (browser: Browser, at: number) => {
    const tab = browser.tab(at);
    if (tab) browser.load(tab, at % browser.tabs.length);
  },
} satisfies Record<string, (browser: Browser, at: number) => unknown>;

type Action = keyof typeof ACTIONS;
const names = Object.keys(ACTIONS) as Action[];
const actions = fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(3)), { maxLength: 60 });

function run(all: readonly (readonly [Action, number])[], check: (browser: Browser) => void): Browser {
  const browser = new Browser();
  browser.open();
  for (const [action, at] of all) {
    ACTIONS[action](browser, at);
    check(browser);
  }
  return browser;
}

describe('with any number of browser tabs', () => {
  it('each signed-in tab has its token in storage, and a tab that is not signed in has empty storage', () => {
    fc.assert(
      fc.property(actions, (all) => {
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

  it('a sign-out in one tab signs out all tabs', () => {
    fc.assert(
      fc.property(actions, fc.nat(3), (all, at) => {
        const browser = run(all, () => {});
        browser.settle();
        const now = browser.tab(at)?.now;
        fc.pre(now?.state === 'signed-in');
        const person = browser.tab(at)?.storage?.user;
        browser.dispatch(at, { type: 'sign-out-requested' });
        browser.settle();
        for (const { storage } of browser.tabs) expect(storage?.user).not.toBe(person);
        expect(browser.tabs.map((tab) => tab.now.state)).not.toContain('signed-in');
      }),
      { numRuns: 500 },
    );
  });

  it('an expired session ends in every tab that checks the clock', () => {
    fc.assert(
      fc.property(actions, (all) => {
        const browser = run(all, () => {});
        browser.settle();
        browser.clock += MEMBER_TIMEOUT.expireAfterMs;
        fc.pre(browser.activity !== null);
        for (const at of browser.tabs.keys()) browser.checkClock(at);
        browser.settle();
        for (const { now, storage } of browser.tabs) {
          expect(now.state).not.toBe('signed-in');
          expect(storage).toBeNull();
        }
      }),
    );
  });

  it('the session of another tab does not end when a signed-out tab gets focus or closes its "Please Login" dialog', () => {
    const harmless = fc.array(
      fc.tuple(
        fc.constantFrom<Action>('pleaseLoginAnswered', 'detect', 'receive', 'joinTimesOut', 'open'),
        fc.nat(3),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(actions, harmless, fc.nat(3), (all, more, at) => {
        const browser = run(all, () => {});
        browser.settle();
        const here = browser.tab(at);
        fc.pre(here?.now.state === 'signed-in' && !browser.isIdleTooLong());
        const { cookie } = browser;
        for (const [action, tab] of more) ACTIONS[action](browser, tab);
        browser.settle();
        expect(here.now.state).toBe('signed-in');
        expect(browser.cookie).toBe(cookie);
      }),
      { numRuns: 500 },
    );
  });

  it('the services accept only tokens that are still stored in at least one tab', () => {
    fc.assert(
      fc.property(actions, (all) => {
        const browser = run(all, () => {});
        browser.settle();
        const held = browser.tabs.flatMap(({ storage }) => (storage ? [storage.tokens.access] : []));
        for (const access of browser.alive) expect(held).toContain(access);
      }),
      { numRuns: 500 },
    );
  });

  it('the services are notified only once when the session expires', () => {
    fc.assert(
      fc.property(fc.nat({ max: 3 }), fc.array(fc.nat(3), { minLength: 4, maxLength: 12 }), (more, looks) => {
        const start: [Action, number][] = [['signIn', 0]];
        for (let nth = 1; nth <= more; nth += 1) start.push(['open', 0]);
        const browser = run(start, () => {});
        browser.settle();
        browser.clock += MEMBER_TIMEOUT.expireAfterMs;
        for (const at of looks) browser.checkClock(at);
        browser.settle();
        expect(browser.notified).toHaveLength(1);
      }),
    );
  });

  it('a tab joins a session only if the browser’s session cookie belongs to that session', () => {
    fc.assert(
      fc.property(actions, (all) => {
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

  it('after token refreshes, all tabs have the newest token, and the services reject all older tokens', () => {
    const calm = fc.array(
      fc.tuple(fc.constantFrom<Action>('startRefresh', 'finishRefresh', 'receive', 'reload'), fc.nat(3)),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(calm, (all) => {
        const start: [Action, number][] = [
          ['signIn', 0],
          ['open', 0],
          ['receive', 0],
          ['receive', 1],
          ['open', 0],
          ['receive', 0],
          ['receive', 1],
          ['receive', 2],
        ];
        const browser = run([...start, ...all.filter(([action]) => action !== 'reload')], () => {});
        browser.settle();
        const held = browser.tabs.flatMap(({ storage }) => (storage ? [storage.tokens.access] : []));
        for (const access of held) expect([...browser.alive]).toEqual([access]);
      }),
    );
  });
});
