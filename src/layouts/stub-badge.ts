/** The badge that says that answers are canned, and links that keep it so. Loaded in stub mode alone. */
import '../ui/styles/stub-badge.css';
import { withStubs, type StubPerson } from '../lib/stub-mode.ts';
import { t } from './stub.text.ts';

/** Before a link is followed, in this tab or a new one: the mode goes with it. */
function keepMode(person: StubPerson, event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.dataset['stubs'] === 'leave') return;
  const target = new URL(link.href, window.location.href);
  const here = window.location;
  const inSite = target.origin === here.origin && target.pathname !== here.pathname;
  if (inSite) link.href = withStubs(target, person);
}

/** Shows the badge. */
export function showStubBadge(person: StubPerson): void {
  const badge = document.createElement('aside');
  badge.className = 'stub-badge';
  badge.setAttribute('aria-label', t('badge'));
  const words = document.createElement('span');
  words.textContent = t(person);
  const leave = document.createElement('a');
  leave.href = '?stubs=false';
  leave.dataset['stubs'] = 'leave';
  leave.textContent = t('leave');
  badge.append(words, ' ', leave);
  document.body.append(badge);
  for (const kind of ['click', 'auxclick']) {
    document.addEventListener(kind, (event) => keepMode(person, event), { capture: true });
  }
}
