/** The script of every page. It is small and does not use React. A visitor who does not interact loads no other script. */
import { preloadMemberArea } from '../../lib/page/member-preloads.ts';
import { signOutOffline } from '../../session/sign-out/offline-sign-out.ts';
import { SESSION_COOKIE, SIGNED_IN_EVENT } from '../../session/storage/shell-keys.ts';
import { updateAlerts } from '../notices/alerts-clock.ts';
import { showOpenNow } from '../home/open-now.ts';
import { nameInAddress, openQuestion } from '../text-pages/open-question.ts';

const SIGN_OUT = '#logout';
const MINUTE_MS = 60_000;

const page = document.documentElement;
const onDemand = () => import('./on-demand.ts');

const target = (): string => page.dataset['logout'] ?? '/';

let leaving: Promise<void> | undefined;

/** Signs out when the hash becomes `#logout`, even if the sign-out chunk fails to load. */
function onHash(): void {
  if (window.location.hash !== SIGN_OUT) return;
  leaving ??= onDemand()
    .then(({ leave }) => leave(target()))
    .catch(signOutOffline);
}

function startMember(): void {
  const isFirst = preloadMemberArea();
  void onDemand().then(({ showMemberShell }) => showMemberShell(document, isFirst));
}

// Listens in the capture phase, because toggle events do not bubble.
document.addEventListener(
  'toggle',
  ({ target: menu }) => {
    if (menu instanceof HTMLDetailsElement && menu.matches('.question')) nameInAddress(menu);
    else if (menu instanceof Element && menu.matches('details[open][data-fill],#menu'))
      void onDemand().then(({ openMenu }) => openMenu(menu));
  },
  true,
);

// If a click handler's code does not load, the next click follows the link.
document.addEventListener('click', (event) => {
  onHash(); // called here too, because a second click on 'Sign out' does not change the hash
  const element = event.target instanceof Element && event.target.closest<HTMLElement>('[data-press]');
  if (!element) return;
  event.preventDefault();
  onDemand()
    .then(({ onClick }) => onClick(element))
    .catch(() => element.removeAttribute('data-press'));
});

if ('mobile' in page.dataset) void onDemand().then(({ mobileWindow }) => mobileWindow());
window.addEventListener('hashchange', onHash);
window.addEventListener('hashchange', openQuestion);
window.addEventListener(SIGNED_IN_EVENT, startMember);
if (page.dataset['session'] === 'in') startMember();
// Exchanges messages with other browser tabs only if another tab may have a session.
else if (page.dataset['session'] === 'asking')
  onDemand().then(
    ({ joinTabs }) => joinTabs(),
    () => {
      page.dataset['session'] = 'out';
    },
  );
openQuestion();
showOpenNow();
updateAlerts();
setInterval(showOpenNow, MINUTE_MS);
// Timers stop while a device sleeps.
document.addEventListener('visibilitychange', () => {
  showOpenNow();
  updateAlerts();
});

/** Checks for a session in another browser tab, where the user may have signed in before returning to this page. */
function checkOtherTabs(): void {
  if (page.dataset['session'] === 'out' && document.cookie.includes(`${SESSION_COOKIE}=`))
    void onDemand().then(({ joinDeferred }) => joinDeferred());
}
document.addEventListener('visibilitychange', checkOtherTabs);
window.addEventListener('focus', checkOtherTabs);
onHash();

// A page from the back/forward cache may show a member who has signed out in the meantime.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void onDemand().then(({ checkSession }) => checkSession(page));
});
