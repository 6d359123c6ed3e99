/**
 * The consent banner of a brand with a tag manager (decisions/visitors#consent-before-a-tag-manager). The banner is
 * prerendered and hidden. This script shows it, stores the choice and loads the container after consent.
 */
import { SESSION_COOKIE, SIGNED_IN_EVENT } from '../../session/storage/shell-keys.ts';
import { isChoice, onVisit, readChoice, writeChoice, type Choice } from './consent.rules.ts';

const KEY = 'PrivacyChoice';
/** Selector of the banner, and target of the link 'Privacy choices'. */
const BANNER = '#privacy-choices';

/** Without cookies, the choice cannot be stored, so it counts as refused. */
const stored = (): Choice | null =>
  navigator.cookieEnabled ? readChoice(localStorage.getItem(KEY), Date.now()) : 'refused';

const hasSession = (): boolean =>
  document.documentElement.dataset['session'] !== 'out' || document.cookie.includes(`${SESSION_COOKIE}=`);

function start(banner: HTMLElement): void {
  let isLoaded = false;
  let opener: HTMLElement | null = null;

  async function load(): Promise<void> {
    if (isLoaded) return;
    isLoaded = true;
    // After a sign-in, a reload removes third-party code before the page shows a member's name.
    window.addEventListener(SIGNED_IN_EVENT, () => window.location.reload());
    const { loadContainer } = await import('./load-container.ts');
    loadContainer(banner.dataset);
  }

  /** Shows the banner when the user asks for it, with the current choice. */
  function open(): void {
    const choice = stored();
    for (const said of banner.querySelectorAll<HTMLElement>('[data-now]'))
      said.hidden = said.dataset['now'] !== choice;
    banner.hidden = false;
    banner.querySelector('h2')?.focus();
  }

  function choose(choice: Choice): void {
    localStorage.setItem(KEY, writeChoice(choice, Date.now()));
    banner.hidden = true;
    if (window.location.hash === BANNER)
      window.history.replaceState(null, '', window.location.pathname + window.location.search);
    (opener ?? document.querySelector<HTMLElement>('#main'))?.focus();
    opener = null;
    // A running script cannot be unloaded, so reload the page.
    if (choice === 'refused' && isLoaded) window.location.reload();
    if (choice === 'allowed' && !hasSession()) void load();
  }

  banner.addEventListener('click', ({ target }) => {
    const choice = target instanceof HTMLElement ? target.dataset['choice'] : undefined;
    if (isChoice(choice)) choose(choice);
  });
  // On a page with the banner, the link 'Privacy choices' opens the banner instead of another page.
  document.addEventListener('click', (event) => {
    const { target } = event;
    opener = target instanceof Element ? target.closest<HTMLElement>(`a[href$="${BANNER}"]`) : null;
    if (!opener) return;
    event.preventDefault();
    open();
  });
  const optsOut = Reflect.get(navigator, 'globalPrivacyControl') === true;
  const first = onVisit({ choice: stored(), optsOut, hasSession: hasSession() });
  if (first === 'load') void load();
  if (first === 'ask') banner.hidden = false;
  // Opens after the load event, because until then the browser would move the focus to the fragment's target.
  if (window.location.hash === BANNER) window.addEventListener('load', open, { once: true });
}

const banner = document.querySelector<HTMLElement>(BANNER);
if (banner) start(banner);
