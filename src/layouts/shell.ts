/** What every page runs: signing out, the tabs' agreement on the session, and the hours. Small, no React. */
import { showShellTexts } from '../content/shell-texts.ts';
import { TEXTS_ATTRIBUTE, TEXTS_EVENT } from '../lib/language-keys.ts';
import { connectTabs } from '../session/tabs.ts';
import { sessionStore } from '../lib/storage.ts';
import { enterStubMode, stubPerson } from '../lib/stub-mode.ts';
import { SIGNED_IN_EVENT, USER_KEY } from '../session/session-keys.ts';
import { keepAlerts } from './alerts-clock.ts';
import { showOpenNow } from './open-now.ts';

const SIGN_OUT = '#logout';

const target = (): string => document.documentElement.dataset['logout'] ?? '/';

async function leave(): Promise<void> {
  const { signOut } = await import('../session/sign-out.ts');
  await signOut(target());
}

// A click and a typed address ask alike: the link's own target is the hash.
const onHash = (): void => {
  if (window.location.hash === SIGN_OUT) void leave();
};

/** Somebody is signed in: the member area's files are asked for; elsewhere the tabs are decided without it. */
function startMember({ dataset }: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>('#member-preloads');
  if (template) document.head.append(template.content);
  else if (!dataset['tabs'])
    void import('../member/tabs.store.ts').then(({ startTabsAlone }) => startTabsAlone());
}

/** Canned answers instead of services, where the build carries them and the address asks for them. */
async function takeUpStubMode(): Promise<void> {
  if (enterStubMode(window.location.search, window.sessionStorage)) {
    window.sessionStorage.removeItem(USER_KEY); // at once: the member area is on its way
    const { dropSession } = await import('../session/drop-session.ts');
    if (dropSession()) return; // the page loads anew, with nobody signed in
  }
  const person = stubPerson(window.sessionStorage);
  if (person) (await import('./stub-badge.ts')).showStubBadge(person);
}

/** The texts of a page that does not speak English; without them it does. Islands wait for the event. */
async function speak(page: HTMLElement): Promise<void> {
  try {
    (await import('./spanish.ts')).speakSpanish();
  } catch {
    page.lang = 'en';
  }
  page.removeAttribute(`data-${TEXTS_ATTRIBUTE}`);
  window.dispatchEvent(new Event(TEXTS_EVENT));
}

// A toggle does not bubble; on its way down it passes here.
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open && target.dataset['fill'])
      void import('./header-menus.ts').then(({ fillMenu }) => fillMenu(target));
    if (target instanceof HTMLElement && target.id === 'menu')
      void import('./phone-menu.ts').then(({ startPhoneMenu }) => startPhoneMenu(target));
  },
  true,
);

// Presses that need code of their own; where it cannot be had, the next press is the link's own.
document.addEventListener('click', (event) => {
  const place = event.target instanceof Element && event.target.closest<HTMLElement>('[data-press]');
  if (!place) return;
  event.preventDefault();
  void import('./presses.ts').then(
    ({ press }) => press(place),
    () => place.removeAttribute('data-press'),
  );
});

if (document.documentElement.dataset[TEXTS_ATTRIBUTE]) void speak(document.documentElement);
if ('mobile' in document.documentElement.dataset)
  void import('./mobile-window.ts').then(({ startMobileWindow }) => startMobileWindow());
if (__STUBS__) void takeUpStubMode();
window.addEventListener('hashchange', onHash);
window.addEventListener(SIGNED_IN_EVENT, () => startMember(document.documentElement));
if (document.documentElement.dataset['session'] === 'in') {
  startMember(document.documentElement);
  showShellTexts(document); // as the last page had them
}
connectTabs(() => window.location.replace(target()));
showOpenNow();
keepAlerts();
// Timers stand still while a device sleeps.
document.addEventListener('visibilitychange', keepAlerts);
onHash();

// A page that comes back from the browser's memory may show a member who has signed out since.
window.addEventListener('pageshow', ({ persisted }) => {
  const shown = document.documentElement.dataset['session'] === 'in';
  if (persisted && shown !== (sessionStore.get(USER_KEY) !== null)) window.location.reload();
});
