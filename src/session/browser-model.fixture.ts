/** A browser with tabs, a cookie and a clock, and the services: a model of all that the session machine's effects touch. */
import { transition } from './session-machine.rules.ts';
import type {
  SessionEffect,
  SessionEvent,
  SessionTokens,
  SessionState,
  WithTokens,
} from './session-machine.types.ts';
import { isStale } from './browser-tabs/stale-check.rules.ts';
import { MEMBER_TIMEOUT, phaseAt } from './timeout/timeout.rules.ts';

export interface ModelSession extends WithTokens {
  user: string;
  cookie: string;
}
export type Event = SessionEvent<ModelSession>;
export type Effect = SessionEffect<ModelSession>;

export const tokens = (access: string, refresh: string | null = null): SessionTokens => ({
  access,
  refresh,
  endsAt: 0,
});
/** What tabs say to each other; each hears another in the order in which it spoke. */
type Message = { from: number } & (
  | { type: 'who' }
  | { type: 'session'; session: ModelSession }
  | { type: 'signed-out'; access: string; to?: string }
  | { type: 'tokens'; replaces: string; tokens: SessionTokens }
);

export interface Tab {
  now: SessionState;
  storage: ModelSession | null;
  inbox: Message[];
  /** A renewal that the services have answered, and the tab not yet heard. */
  coming: { replaces: string; tokens: SessionTokens } | null;
}

/** A browser with tabs, its cookie and its clock, and the services: everything that the machine's effects touch. */
export class Browser {
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
    const step = transition(tab.now, event);
    tab.now = step.now;
    for (const effect of step.effects) this.#carryOut(at % this.tabs.length, tab, effect);
  }

  #carryOut(at: number, tab: Tab, effect: Effect): void {
    if (effect.do === 'save-session') tab.storage = effect.session;
    if (effect.do === 'save-tokens' && tab.storage) tab.storage = { ...tab.storage, tokens: effect.tokens };
    if (effect.do === 'clear-storage') tab.storage = null;
    if (effect.do === 'clear-activity') {
      this.#remembered = this.activity ?? this.#remembered;
      this.activity = null;
    }
    if (effect.do === 'clear-cookies') this.cookie = null;
    if (effect.do === 'revoke-token') this.alive.delete(effect.access);
    if (effect.do === 'notify-services') this.end(effect.access);
    if (effect.do === 'broadcast-sign-out') this.say(at, { ...effect, type: 'signed-out' });
    if (effect.do === 'broadcast-tokens') this.say(at, { ...effect, type: 'tokens' });
    if (effect.do === 'reload') this.load(tab, at);
  }

  end(access: string): void {
    this.alive.delete(access);
    if (access !== '') this.told.push(access);
  }

  /** As `boot.ts` and `session-machine.ts` open a page. */
  load(tab: Tab, at: number): void {
    tab.inbox = [];
    if (tab.now.state === 'signing-out') this.end(tab.now.access); // the request outlives the page
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
    if (now?.state === 'signing-out') this.end(now.access);
    this.tell(at, { type: 'sign-out-completed', replaced: false });
  }

  /** One tab at a time asks for new tokens, and only with those that the services still know. */
  askRenewal(at: number): void {
    const tab = this.tab(at);
    if (tab?.now.state !== 'signed-in' || this.tabs.some(({ coming }) => coming)) return;
    const { access } = tab.now.tokens;
    if (!this.alive.delete(access)) return this.tell(at, { type: 'token-rejected', access });
    const next = tokens(this.#name('access'), this.#name('refresh'));
    this.alive.add(next.access);
    tab.coming = { replaces: access, tokens: next };
  }

  hearRenewal(at: number): void {
    const tab = this.tab(at);
    if (!tab?.coming) return;
    const { coming } = tab;
    tab.coming = null;
    this.tell(at, { type: 'tokens-refreshed', ...coming });
  }

  /** A tab wakes, or somebody comes back to it: the clock and the cookie are looked at. */
  look(at: number): void {
    const tab = this.tab(at);
    if (tab?.now.state !== 'signed-in') return;
    if (phaseAt(MEMBER_TIMEOUT, this.activity ?? this.#remembered, this.clock).phase === 'expired') {
      while (tab.inbox.length > 0) this.hear(at); // waits for the lock, and hears
      return this.tell(at, { type: 'session-expired', to: '/' });
    }
    if (isStale(tab.storage?.cookie ?? null, this.cookie)) this.tell(at, { type: 'session-replaced' });
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
    if (message.type === 'signed-out') this.tell(at, { ...message, type: 'ended-in-other-tab' });
    if (message.type === 'tokens') this.tell(at, { ...message, type: 'tokens-received' });
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
      this.tell(at, { type: 'join-timed-out', abandoned: this.isLongUnused() });
      this.left(at);
    }
    for (const [at, tab] of this.tabs.entries()) while (tab.inbox.length > 0) this.hear(at);
  }
}
