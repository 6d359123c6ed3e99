/** The badge of stub mode, and code that preserves the mode when a link opens in a new browser tab. */
import { addTranslations, pageLanguage } from '../../src/lib/text/i18n.ts';
import { adoptStyles } from '../../src/ui/page/adopt-styles.ts';
import styles from './badge.css?inline';
import { stub } from './badge.text.es.ts';
import { t } from './badge.text.ts';
import { withStubs, type StubPerson } from './mode.rules.ts';

const LEAVE = '?stubs=false';

/** Whether the browser opens the link in another browser tab, which has its own storage. */
const opensElsewhere = (event: MouseEvent, { target }: HTMLAnchorElement): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.button === 1 || target === '_blank';

/** Adds the query of stub mode to a link while the browser follows it, then restores the link. */
function keepMode(person: StubPerson, event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const written = link?.getAttribute('href');
  if (!link || !written || written === LEAVE) return;
  const target = new URL(link.href, window.location.href);
  if (target.origin !== window.location.origin) return;
  // Links within the page stay unchanged, because another query would reload the page.
  if (target.pathname === window.location.pathname && !opensElsewhere(event, link)) return;
  link.href = withStubs(target, person);
  setTimeout(() => link.setAttribute('href', written));
}

/** Shows the badge, and makes links within the site stay in stub mode. */
export function showBadge(person: StubPerson): void {
  if (pageLanguage() === 'es') addTranslations({ stub });
  adoptStyles(styles);
  const badge = document.createElement('aside');
  badge.className = 'stub-badge';
  badge.setAttribute('aria-label', t('badge'));
  const words = document.createElement('span');
  words.textContent = t(person);
  const leave = document.createElement('a');
  leave.href = LEAVE;
  leave.textContent = t('leave');
  badge.append(words, ' ', leave);
  document.body.append(badge);
  for (const kind of ['click', 'auxclick'] as const) {
    document.addEventListener(kind, (event) => keepMode(person, event), { capture: true });
  }
}
