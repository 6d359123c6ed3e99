/**
 * What every page runs: the hours, dated notices, and the call for `on-demand.ts` once there is somebody or something
 * to serve. Small, no React: a visitor who touches nothing loads no other script.
 */
import { TEXTS_ATTRIBUTE } from '../lib/language-keys.ts';
import { signOutOffline } from '../session/sign-out/offline-sign-out.ts';
import { ACTIVITY_COOKIE, SIGNED_IN_EVENT } from '../session/storage/shell-keys.ts';
import { keepAlerts } from './alerts-clock.ts';
import { showOpenNow } from './open-now.ts';

const SIGN_OUT = '#logout';

const page = document.documentElement;
const later = () => import('./on-demand.ts');

const target = (): string => page.dataset['logout'] ?? '/';

/** Once begun it leads away from this page. */
let leaving: Promise<void> | undefined;

/** A click and a typed address ask alike: the link's own target is the hash. What cannot be loaded keeps nobody in. */
function onHash(): void {
  if (window.location.hash !== SIGN_OUT) return;
  leaving ??= later()
    .then(({ leave }) => leave(target()))
    .catch(signOutOffline);
}

/** Somebody is signed in: the member area's files are asked for at once, the rest follows. */
function startMember(): void {
  const template = document.querySelector<HTMLTemplateElement>('#member-preloads');
  if (template) document.head.append(template.content);
  void later().then(({ dressForMember }) => dressForMember(document));
}

// A toggle does not bubble; on its way down it passes here.
document.addEventListener(
  'toggle',
  ({ target: place }) => {
    if (place instanceof Element && place.matches('details[open][data-fill],#menu'))
      void later().then(({ opened }) => opened(place));
  },
  true,
);

// Presses that need code of their own; where it cannot be had, the next press is the link's own.
document.addEventListener('click', (event) => {
  onHash(); // a second press of 'Sign out': the address says it already, and does not change
  const place = event.target instanceof Element && event.target.closest<HTMLElement>('[data-press]');
  if (!place) return;
  event.preventDefault();
  later()
    .then(({ press }) => press(place))
    .catch(() => place.removeAttribute('data-press'));
});

if (page.dataset[TEXTS_ATTRIBUTE]) void later().then(({ speak }) => speak(page));
if ('mobile' in page.dataset) void later().then(({ mobileWindow }) => mobileWindow());
window.addEventListener('hashchange', onHash);
window.addEventListener(SIGNED_IN_EVENT, startMember);
if (page.dataset['session'] === 'in') startMember();
// Tabs speak of a session only where there is one, or may be one.
else if (page.dataset['session'] === 'asking')
  later().then(
    ({ joinTabs }) => joinTabs(),
    () => {
      page.dataset['session'] = 'out';
    },
  );
showOpenNow();
keepAlerts();
// Timers stand still while a device sleeps.
document.addEventListener('visibilitychange', keepAlerts);

/** Whoever comes back to a page that knows nobody may have signed in in another tab meanwhile. */
function lookAround(): void {
  if (page.dataset['session'] === 'out' && document.cookie.includes(`${ACTIVITY_COOKIE}=`))
    void later().then(({ joinLate }) => joinLate());
}
document.addEventListener('visibilitychange', lookAround);
window.addEventListener('focus', lookAround);
onHash();

// A page that comes back from the browser's memory may show a member who has signed out since.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void later().then(({ checkSession }) => checkSession(page));
});
