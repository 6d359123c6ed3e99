/** Opens some links of a mobile window in its opener window (spec 000 §2 Header; decisions/shell#mobile-windows-and-their-opener). */
import { navigateWindow } from '../../lib/navigation/navigation.ts';
import { withoutLanguage } from '../../lib/navigation/page-address.ts';
import { isMobileWindow } from '../../session/storage/mobile-site.ts';
import { t } from './mobile-window.text.ts';

/** Ids of the header tabs that 'ask the opener window to switch site' (spec 000 §2 Header, Routes). */
export const OPENER_TABS: readonly string[] = ['home', 'find-a-doctor', 'wellness'];
const ACCOUNT = '/mbr/#!/account';
const SIGN_OUT = '#logout';
/** Address that signs out the opener, whatever page the opener shows. The sign-in page reacts to the hash even if it is already open. */
const SIGN_OUT_PAGE = `/login/${SIGN_OUT}`;

interface OpenerRequest {
  url: string;
  signsOut: boolean;
}

/**
 * The request to the opener for a clicked link; null if the link opens in the mobile window itself.
 * @param tab id of the header tab, if the link is a header tab
 */
export function openerRequest({ tab, url }: { tab?: string | undefined; url: string }): OpenerRequest | null {
  if (url === SIGN_OUT) return { url: SIGN_OUT_PAGE, signsOut: true };
  if (url === ACCOUNT || (tab !== undefined && OPENER_TABS.includes(tab))) return { url, signsOut: false };
  return null;
}

export const hasOwnOrigin = (href: string, origin: string): boolean =>
  URL.canParse(href) && new URL(href).origin === origin;

const SPENDING = '/spa'; // target of the Spending tab in mobile windows, spec 000 §2 'Header tab targets'

const isWindow = (value: unknown): value is Window =>
  typeof value === 'object' && value !== null && 'closed' in value;

/** Whether the opener has the same origin as this window. Reading the address of a window of another origin throws. */
function hasOurOrigin(opener: Window): boolean {
  try {
    return !opener.closed && hasOwnOrigin(opener.location.href, window.location.origin);
  } catch {
    return false;
  }
}

function openerWindow(): Window | null {
  const opener: unknown = window.opener;
  return isWindow(opener) && hasOurOrigin(opener) ? opener : null;
}

function showNote(text: string): void {
  const shownNote = document.querySelector('.mobile-note');
  const note = shownNote ?? document.createElement('p');
  note.className = 'mobile-note';
  note.setAttribute('role', 'status');
  if (!shownNote) document.querySelector('.header')?.append(note);
  note.textContent = text;
}

function askOpener(opener: Window, url: string): void {
  if (!navigateWindow(opener, url)) return;
  opener.focus();
  showNote(t('inOtherWindow'));
}

function requestOf(link: HTMLAnchorElement): OpenerRequest | null {
  const tab = link.closest<HTMLElement>('[data-tab]')?.dataset['tab'];
  const url = withoutLanguage(link.getAttribute('href') ?? '');
  return openerRequest({ tab, url });
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const request = link && requestOf(link);
  // If only the cookie marks the user as mobile, this window is not a mobile window, and the browser follows the link.
  // A click must not navigate the opener of such a window, for example the staff page that opened a simulation.
  if (!request || event.defaultPrevented || !isMobileWindow()) return;
  const opener = openerWindow();
  if (opener) {
    event.preventDefault();
    askOpener(opener, request.url);
    return;
  }
  document.querySelector('.mobile-note')?.remove(); // the note says that a page opened in the opener, which is gone
  window.alert(t('openerGone'));
  if (!request.signsOut) event.preventDefault(); // signing out must not depend on an opener
}

export function startMobileWindow(): void {
  for (const link of document.querySelectorAll('[data-tab="spending"] a'))
    link.setAttribute('href', SPENDING);
  document.addEventListener('click', onClick, { capture: true });
}
