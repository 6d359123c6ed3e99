/** A model of a browser for tests of the session machine: its tabs, the session cookie, a clock and the services. */
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
  refresh: { replaces: string; tokens: SessionTokens } | null;
}

export class Browser {
  tabs: Tab[] = [];
  cookie: string | null = null;
  activity: number | null = null;
  clock = 0;
  /** Access tokens that the services accept. */
  alive = new Set<string>();
  notified: string[] = [];
  #count = 0;
  #remembered = 0;

  #name = (kind: string): string => `${kind}${(this.#count += 1)}`;

  tab(at: number): Tab | undefined {
    return this.tabs.length === 0 ? undefined : this.tabs[at % this.tabs.length];
  }

  post(from: number, message: Omit<Message, 'from'>): void {
    for (const [at, tab] of this.tabs.entries())
      if (at !== from) tab.inbox.push({ ...structuredClone(message), from } as Message);
  }

  dispatch(at: number, event: Event): void {
    const tab = this.tab(at);
    if (!tab) return;
    const step = transition(tab.now, event);
    tab.now = step.now;
    for (const effect of step.effects) this.#runEffect(at % this.tabs.length, tab, effect);
  }

  #runEffect(at: number, tab: Tab, effect: Effect): void {
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
    if (effect.do === 'broadcast-sign-out') this.post(at, { ...effect, type: 'signed-out' });
    if (effect.do === 'broadcast-tokens') this.post(at, { ...effect, type: 'tokens' });
    if (effect.do === 'reload') this.load(tab, at);
  }

  end(access: string): void {
    this.alive.delete(access);
    if (access !== '') this.notified.push(access);
  }

  load(tab: Tab, at: number): void {
    tab.inbox = [];
    if (tab.now.state === 'signing-out') this.end(tab.now.access); // the request uses `keepalive`, so it survives the page load
    if (tab.refresh) this.alive.delete(tab.refresh.tokens.access); // the page load discards the response that contains the new token
    tab.refresh = null;
    if (tab.storage) tab.now = { state: 'signed-in', tokens: tab.storage.tokens };
    else tab.now = this.cookie === null ? { state: 'signed-out' } : { state: 'asking' };
    if (tab.now.state === 'asking') this.post(at, { type: 'who' });
  }

  open(): void {
    const tab: Tab = { now: { state: 'signed-out' }, storage: null, inbox: [], refresh: null };
    this.tabs.push(tab);
    this.load(tab, this.tabs.length - 1);
  }

  signIn(at: number): void {
    const tab = this.tab(at);
    if (tab?.now.state !== 'signed-out') return; // only signed-out tabs show the sign-in form
    const access = this.#name('access');
    this.alive.add(access);
    this.cookie = this.#name('cookie');
    this.activity = this.clock;
    this.dispatch(at, {
      type: 'signed-in',
      session: {
        user: this.#name('user'),
        cookie: this.cookie,
        tokens: tokens(access, this.#name('refresh')),
      },
    });
  }

  finishSignOut(at: number): void {
    const now = this.tab(at)?.now;
    if (now?.state === 'signing-out') this.end(now.access);
    this.dispatch(at, { type: 'sign-out-completed', replaced: false });
  }

  startRefresh(at: number): void {
    const tab = this.tab(at);
    if (tab?.now.state !== 'signed-in' || this.tabs.some(({ refresh }) => refresh)) return;
    const { access } = tab.now.tokens;
    if (!this.alive.delete(access)) return this.dispatch(at, { type: 'token-rejected', access });
    const next = tokens(this.#name('access'), this.#name('refresh'));
    this.alive.add(next.access);
    tab.refresh = { replaces: access, tokens: next };
  }

  finishRefresh(at: number): void {
    const tab = this.tab(at);
    if (!tab?.refresh) return;
    const { refresh } = tab;
    tab.refresh = null;
    this.dispatch(at, { type: 'tokens-refreshed', ...refresh });
  }

  checkClock(at: number): void {
    const tab = this.tab(at);
    if (tab?.now.state !== 'signed-in') return;
    if (phaseAt(MEMBER_TIMEOUT, this.activity ?? this.#remembered, this.clock).phase === 'expired') {
      while (tab.inbox.length > 0) this.receive(at); // a tab handles all messages while it waits for the lock
      return this.dispatch(at, { type: 'session-expired', to: '/' });
    }
    if (isStale(tab.storage?.cookie ?? null, this.cookie)) this.dispatch(at, { type: 'session-replaced' });
    else this.activity = this.clock;
  }

  receive(at: number): void {
    const tab = this.tab(at);
    const message = tab?.inbox.shift();
    if (!tab || !message) return;
    if (message.type === 'who' && tab.now.state === 'signed-in' && tab.storage)
      this.post(at % this.tabs.length, { type: 'session', session: tab.storage } as Omit<Message, 'from'>);
    if (message.type === 'session' && message.session.cookie === this.cookie)
      this.dispatch(at, { type: 'joined', session: message.session });
    if (message.type === 'signed-out') this.dispatch(at, { ...message, type: 'ended-in-other-tab' });
    if (message.type === 'tokens') this.dispatch(at, { ...message, type: 'tokens-received' });
  }

  isIdleTooLong(): boolean {
    return this.activity === null || phaseAt(MEMBER_TIMEOUT, this.activity, this.clock).phase === 'expired';
  }

  settle(): void {
    for (let round = 0; round < 100; round += 1)
      for (const [at, tab] of this.tabs.entries()) {
        this.finishRefresh(at);
        while (tab.inbox.length > 0) this.receive(at);
      }
    for (const at of this.tabs.keys()) {
      this.dispatch(at, { type: 'join-timed-out', abandoned: this.isIdleTooLong() });
      this.finishSignOut(at);
    }
    for (const [at, tab] of this.tabs.entries()) while (tab.inbox.length > 0) this.receive(at);
  }
}
