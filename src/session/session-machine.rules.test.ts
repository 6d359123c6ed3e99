import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRenewalDue, nextSession } from './session-machine.rules.ts';
import type {
  SessionEffect,
  SessionEvent,
  SessionTokens,
  TabSession,
  WithTokens,
} from './session-machine.types.ts';
import { isStale } from './stale.rules.ts';
import { MEMBER_TIMEOUT, phaseAt } from './timeout.rules.ts';

interface Kept extends WithTokens {
  user: string;
  cookie: string;
}
type Event = SessionEvent<Kept>;
type Effect = SessionEffect<Kept>;

const tokens = (access: string, refresh: string | null = null): SessionTokens => ({
  access,
  refresh,
  endsAt: 0,
});
const kept = (access: string): Kept => ({ user: 'U', cookie: 'C', tokens: tokens(access) });
const signedIn = (access = 'a', refresh: string | null = null): TabSession => ({
  state: 'signed-in',
  tokens: tokens(access, refresh),
});
const does = (now: TabSession, event: Event): string[] =>
  nextSession(now, event).effects.map((effect) => effect.do);

describe('one step (000 §4)', () => {
  it.each<[string, TabSession, Event, TabSession['state'], string[]]>([
    [
      'sign-in',
      { state: 'signed-out' },
      { type: 'signed-in', session: kept('a') },
      'signed-in',
      ['keep', 'mark', 'announce'],
    ],
    [
      'another tab answers',
      { state: 'asking' },
      { type: 'joined', session: kept('a') },
      'signed-in',
      ['keep', 'mark', 'announce'],
    ],
    [
      'an answer that comes too late',
      { state: 'signed-out' },
      { type: 'joined', session: kept('a') },
      'signed-out',
      [],
    ],
    [
      'nobody answers, but a tab may be asleep',
      { state: 'asking' },
      { type: 'unanswered', abandoned: false },
      'signed-out',
      ['mark'],
    ],
    [
      'nobody answers, and nobody has for long',
      { state: 'asking' },
      { type: 'unanswered', abandoned: true },
      'signed-out',
      ['tell-services', 'forget-activity', 'clear-cookies', 'mark'],
    ],
    ['somebody has signed in in another tab', { state: 'signed-out' }, { type: 'noticed' }, 'asking', []],
    ['where somebody is here', signedIn(), { type: 'noticed' }, 'signed-in', []],
    [
      'traces of a session that nobody has',
      { state: 'signed-out' },
      { type: 'cleared' },
      'signed-out',
      ['tell-services', 'forget', 'forget-activity', 'clear-cookies', 'mark'],
    ],
    ['traces are not of whoever is here', signedIn(), { type: 'cleared' }, 'signed-in', []],
    [
      'the session asked for has ended',
      { state: 'asking' },
      { type: 'told-out', access: 'a' },
      'signed-out',
      ['mark'],
    ],
    ['sign-out', signedIn(), { type: 'sign-out' }, 'leaving', ['tell-out', 'forget', 'forget-activity']],
    [
      'the services know',
      { state: 'leaving', access: 'a' },
      { type: 'left', replaced: false },
      'signed-out',
      ['forget', 'forget-activity', 'clear-cookies'],
    ],
    [
      'the services know, and somebody else has signed in meanwhile',
      { state: 'leaving', access: 'a' },
      { type: 'left', replaced: true },
      'signed-out',
      [],
    ],
    [
      'a 401',
      signedIn(),
      { type: 'refused', access: 'a' },
      'refused',
      ['tell-services', 'tell-out', 'forget', 'forget-activity', 'clear-cookies', 'mark'],
    ],
    ['a 401 of an older token', signedIn('b'), { type: 'refused', access: 'a' }, 'signed-in', []],
    [
      'a 401 of the sign-out itself',
      { state: 'leaving', access: 'a' },
      { type: 'refused', access: 'a' },
      'leaving',
      [],
    ],
    [
      'storage forgets',
      signedIn(),
      { type: 'storage-lost' },
      'refused',
      ['tell-services', 'tell-out', 'forget', 'forget-activity', 'clear-cookies', 'mark'],
    ],
    ['Please Login is answered', { state: 'refused' }, { type: 'ended' }, 'signed-out', ['forget', 'mark']],
    [
      'expiry',
      signedIn(),
      { type: 'expired', to: '/' },
      'signed-out',
      ['hide', 'tell-services', 'tell-out', 'forget', 'forget-activity', 'clear-cookies', 'mark', 'go'],
    ],
    [
      'another tab signs out',
      signedIn(),
      { type: 'told-out', access: 'a' },
      'signed-out',
      ['forget', 'forget-activity', 'mark', 'go'],
    ],
    [
      'another tab signs out, which missed our renewal',
      signedIn('b', 'r'),
      { type: 'told-out', access: 'a' },
      'signed-out',
      ['tell-services', 'forget', 'forget-activity', 'mark', 'go'],
    ],
    [
      'renewal',
      signedIn('a', 'r'),
      { type: 'renewed', replaces: 'a', tokens: tokens('b', 's') },
      'signed-in',
      ['keep-tokens', 'tell-tokens'],
    ],
    [
      'another tab renews',
      signedIn('a', 'r'),
      { type: 'told-tokens', replaces: 'a', tokens: tokens('b', 's') },
      'signed-in',
      ['keep-tokens'],
    ],
    [
      'a password is set',
      signedIn(),
      { type: 'amended', changes: {} },
      'signed-in',
      ['amend', 'tell-amended'],
    ],
    [
      'a password is set in another tab',
      signedIn(),
      { type: 'told-amended', changes: {} },
      'signed-in',
      ['amend'],
    ],
    [
      'a change that comes after the sign-out',
      { state: 'signed-out' },
      { type: 'told-amended', changes: {} },
      'signed-out',
      [],
    ],
    [
      'a renewal that comes after the sign-out',
      { state: 'signed-out' },
      { type: 'renewed', replaces: 'a', tokens: tokens('b', 's') },
      'signed-out',
      ['revoke'],
    ],
    [
      'a stale cookie',
      signedIn(),
      { type: 'replaced' },
      'signed-out',
      ['hide', 'tell-services', 'forget', 'reload'],
    ],
    [
      'on the way to another site',
      signedIn(),
      { type: 'ended' },
      'signed-out',
      ['tell-services', 'tell-out', 'forget', 'forget-activity', 'clear-cookies', 'mark'],
    ],
    [
      'a sign-out without a cookie that a call is worth while for',
      signedIn(),
      { type: 'ended', untold: true },
      'signed-out',
      ['tell-out', 'forget', 'forget-activity', 'clear-cookies', 'mark'],
    ],
    [
      'canned answers take over',
      signedIn(),
      { type: 'dropped' },
      'signed-out',
      ['forget', 'forget-activity', 'clear-cookies', 'mark'],
    ],
  ])('%s', (_, now, event, state, effects) => {
    expect(nextSession(now, event).now.state).toBe(state);
    expect(does(now, event)).toEqual(effects);
  });

  it.each<[string, TabSession, Event, Partial<Effect>]>([
    ['what is over', signedIn(), { type: 'expired', to: '/' }, { access: 'a' }],
    ['what they refused', signedIn(), { type: 'refused', access: 'a' }, { access: 'a', refused: true }],
    ['who may not come in', signedIn(), { type: 'forbidden', access: 'a' }, { access: 'a' }],
    ['what storage forgot', signedIn(), { type: 'storage-lost' }, { access: 'a' }],
    ['what was replaced', signedIn(), { type: 'replaced' }, { access: 'a', replaced: true }],
    ['what passed through', { state: 'signed-out' }, { type: 'ended', access: 'b' }, { access: 'b' }],
    ['cookies alone', { state: 'asking' }, { type: 'unanswered', abandoned: true }, { access: '' }],
  ])('the services are told %s', (_, now, event, told) => {
    const [said] = nextSession(now, event).effects.filter((effect) => effect.do === 'tell-services');
    expect(said).toEqual({ do: 'tell-services', ...told });
  });

  it.each([
    [59_999, true],
    [60_000, true],
    [60_001, false],
  ])('a token that ends in %i ms: renewed before the next call is %s', (left, due) => {
    expect(isRenewalDue({ access: 'a', refresh: 'r', endsAt: 1_000_000 }, 1_000_000 - left)).toBe(due);
    expect(isRenewalDue({ access: 'a', refresh: null, endsAt: 1_000_000 }, 1_000_000 - left)).toBe(false);
  });
});

/** What tabs say to each other; each hears another in the order in which it spoke. */
type Message = { from: number } & (
  | { type: 'who' }
  | { type: 'session'; session: Kept }
  | { type: 'signed-out'; access: string; to?: string }
  | { type: 'tokens'; replaces: string; tokens: SessionTokens }
);

interface Tab {
  now: TabSession;
  storage: Kept | null;
  inbox: Message[];
  /** A renewal that the services have answered, and the tab not yet heard. */
  coming: { replaces: string; tokens: SessionTokens } | null;
}

/** A browser with tabs, its cookie and its clock, and the services: everything that the machine's effects touch. */
class Browser {
  tabs: Tab[] = [];
  cookie: string | null = null;
  activity: number | null = null;
  clock = 0;
  /** Access tokens that the services take. */
  alive = new Set<string>();
  /** Access tokens whose end the services were told, in this order. */
  told: string[] = [];
  #count = 0;
  /** What a tab remembers of the activity that another one has forgotten. */
  #remembered = 0;

  #name = (kind: string): string => `${kind}${(this.#count += 1)}`;

  tab(at: number): Tab | undefined {
    return this.tabs.length === 0 ? undefined : this.tabs[at % this.tabs.length];
  }

  say(from: number, message: Omit<Message, 'from'>): void {
    // What is said is copied: nobody changes what another one heard.
    for (const [at, tab] of this.tabs.entries())
      if (at !== from) tab.inbox.push({ ...structuredClone(message), from } as Message);
  }

  tell(at: number, event: Event): void {
    const tab = this.tab(at);
    if (!tab) return;
    const step = nextSession(tab.now, event);
    tab.now = step.now;
    for (const effect of step.effects) this.#carryOut(at % this.tabs.length, tab, effect);
  }

  #carryOut(at: number, tab: Tab, effect: Effect): void {
    if (effect.do === 'keep') tab.storage = effect.session;
    if (effect.do === 'keep-tokens' && tab.storage) tab.storage = { ...tab.storage, tokens: effect.tokens };
    if (effect.do === 'forget') tab.storage = null;
    if (effect.do === 'forget-activity') {
      this.#remembered = this.activity ?? this.#remembered;
      this.activity = null;
    }
    if (effect.do === 'clear-cookies') this.cookie = null;
    if (effect.do === 'revoke') this.alive.delete(effect.access);
    if (effect.do === 'tell-services') this.end(effect.access);
    if (effect.do === 'tell-out') this.say(at, { ...effect, type: 'signed-out' });
    if (effect.do === 'tell-tokens') this.say(at, { ...effect, type: 'tokens' });
    if (effect.do === 'reload') this.load(tab, at);
  }

  end(access: string): void {
    this.alive.delete(access);
    if (access !== '') this.told.push(access);
  }

  /** As `boot.ts` and `session-tab.ts` open a page. */
  load(tab: Tab, at: number): void {
    tab.inbox = [];
    if (tab.now.state === 'leaving') this.end(tab.now.access); // the request outlives the page
    if (tab.coming) this.alive.delete(tab.coming.tokens.access); // in an answer that nobody hears
    tab.coming = null;
    if (tab.storage) tab.now = { state: 'signed-in', tokens: tab.storage.tokens };
    else tab.now = this.cookie === null ? { state: 'signed-out' } : { state: 'asking' };
    if (tab.now.state === 'asking') this.say(at, { type: 'who' });
  }

  open(): void {
    const tab: Tab = { now: { state: 'signed-out' }, storage: null, inbox: [], coming: null };
    this.tabs.push(tab);
    this.load(tab, this.tabs.length - 1);
  }

  signIn(at: number): void {
    const tab = this.tab(at);
    if (tab?.now.state !== 'signed-out') return; // only then the form is there
    const access = this.#name('access');
    this.alive.add(access);
    this.cookie = this.#name('cookie');
    this.activity = this.clock;
    this.tell(at, {
      type: 'signed-in',
      session: {
        user: this.#name('user'),
        cookie: this.cookie,
        tokens: tokens(access, this.#name('refresh')),
      },
    });
  }

  /** The services have been told, and so the machine. */
  left(at: number): void {
    const now = this.tab(at)?.now;
    if (now?.state === 'leaving') this.end(now.access);
    this.tell(at, { type: 'left', replaced: false });
  }

  /** One tab at a time asks for new tokens, and only with those that the services still know. */
  askRenewal(at: number): void {
    const tab = this.tab(at);
    if (tab?.now.state !== 'signed-in' || this.tabs.some(({ coming }) => coming)) return;
    const { access } = tab.now.tokens;
    if (!this.alive.delete(access)) return this.tell(at, { type: 'refused', access });
    const next = tokens(this.#name('access'), this.#name('refresh'));
    this.alive.add(next.access);
    tab.coming = { replaces: access, tokens: next };
  }

  hearRenewal(at: number): void {
    const tab = this.tab(at);
    if (!tab?.coming) return;
    const { coming } = tab;
    tab.coming = null;
    this.tell(at, { type: 'renewed', ...coming });
  }

  /** A tab wakes, or somebody comes back to it: the clock and the cookie are looked at. */
  look(at: number): void {
    const tab = this.tab(at);
    if (tab?.now.state !== 'signed-in') return;
    if (phaseAt(MEMBER_TIMEOUT, this.activity ?? this.#remembered, this.clock).phase === 'expired') {
      while (tab.inbox.length > 0) this.hear(at); // waits for the lock, and hears
      return this.tell(at, { type: 'expired', to: '/' });
    }
    if (isStale(tab.storage?.cookie ?? null, this.cookie)) this.tell(at, { type: 'replaced' });
    else this.activity = this.clock;
  }

  hear(at: number): void {
    const tab = this.tab(at);
    const message = tab?.inbox.shift();
    if (!tab || !message) return;
    if (message.type === 'who' && tab.now.state === 'signed-in' && tab.storage)
      this.say(at % this.tabs.length, { type: 'session', session: tab.storage } as Omit<Message, 'from'>);
    if (message.type === 'session' && message.session.cookie === this.cookie)
      this.tell(at, { type: 'joined', session: message.session });
    if (message.type === 'signed-out') this.tell(at, { ...message, type: 'told-out' });
    if (message.type === 'tokens') this.tell(at, { ...message, type: 'told-tokens' });
  }

  isLongUnused(): boolean {
    return this.activity === null || phaseAt(MEMBER_TIMEOUT, this.activity, this.clock).phase === 'expired';
  }

  /** Everything that was said is heard, and whoever asked in vain has given up. */
  settle(): void {
    for (let round = 0; round < 100; round += 1)
      for (const [at, tab] of this.tabs.entries()) {
        this.hearRenewal(at);
        while (tab.inbox.length > 0) this.hear(at);
      }
    for (const at of this.tabs.keys()) {
      this.tell(at, { type: 'unanswered', abandoned: this.isLongUnused() });
      this.left(at);
    }
    for (const [at, tab] of this.tabs.entries()) while (tab.inbox.length > 0) this.hear(at);
  }
}

/** Whatever can happen to a browser, to the tab of a number. */
const DEEDS = {
  open: (browser: Browser) => browser.tabs.length < 4 && browser.open(),
  signIn: (browser: Browser, at: number) => browser.signIn(at),
  signOut: (browser: Browser, at: number) => browser.tell(at, { type: 'sign-out' }),
  servicesTold: (browser: Browser, at: number) => browser.left(at),
  refused: (browser: Browser, at: number) => {
    const now = browser.tab(at)?.now;
    if (now?.state === 'signed-in') browser.tell(at, { type: 'refused', access: now.tokens.access });
  },
  // Somebody comes back to a tab that knows nobody.
  noticed: (browser: Browser, at: number) => {
    if (browser.cookie === null || browser.tab(at)?.now.state !== 'signed-out') return;
    browser.tell(at, { type: 'noticed' });
    browser.say(at % browser.tabs.length, { type: 'who' });
  },
  pleaseLoginAnswered: (browser: Browser, at: number) => {
    if (browser.tab(at)?.now.state === 'refused') browser.tell(at, { type: 'ended' });
  },
  askRenewal: (browser: Browser, at: number) => browser.askRenewal(at),
  hearRenewal: (browser: Browser, at: number) => browser.hearRenewal(at),
  hear: (browser: Browser, at: number) => browser.hear(at),
  askedInVain: (browser: Browser, at: number) =>
    browser.tell(at, { type: 'unanswered', abandoned: browser.isLongUnused() }),
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
        browser.tell(at, { type: 'sign-out' });
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
        const before = new Map<Tab, TabSession['state']>();
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
