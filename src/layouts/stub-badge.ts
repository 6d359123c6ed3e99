/** The badge that says that answers are canned, and links that keep it so. Loaded in stub mode alone. */
import { safeHref } from '../lib/go.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import styles from '../ui/styles/stub-badge.css?inline';
import { withStubs, type StubPerson } from '../lib/stub-mode.ts';
import { t } from './stub.text.ts';

/** Whether the browser will open the link somewhere else: that tab does not have this one's storage. */
const opensElsewhere = (event: MouseEvent, { target }: HTMLAnchorElement): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.button === 1 || target === '_blank';

/** While a link is followed, in this tab or a new one, it carries the mode; after that it is as it was. */
function keepMode(person: StubPerson, event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const written = link?.getAttribute('href');
  if (!link || !written || link.dataset['stubs'] === 'leave') return;
  const target = new URL(link.href, window.location.href);
  if (target.origin !== window.location.origin) return;
  // A change of the hash alone must stay one: another query would load the page anew.
  if (target.pathname === window.location.pathname && !opensElsewhere(event, link)) return;
  link.href = withStubs(target, person);
  setTimeout(() => link.setAttribute('href', safeHref(written) ?? '/'));
}

/** Shows the badge. */
export function showStubBadge(person: StubPerson): void {
  adoptStyles(styles);
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
  for (const kind of ['click', 'auxclick'] as const) {
    document.addEventListener(kind, (event) => keepMode(person, event), { capture: true });
  }
}
