/**
 * The mobile window (spec 000 §2 Header; decision 016): Home, Find a Doctor and Wellness, sign-out and account
 * settings ask the window that opened it. Loaded for mobile users alone.
 */
import { sendWindow } from '../lib/go.ts';
import { isMobileWindow } from '../session/storage/mobile-site.ts';
import { hasOwnOrigin, targetInOpener, type Asked } from './mobile-window.rules.ts';
import { t } from './mobile-window.text.ts';

const SPENDING = '/spa'; // spec 000 §2 'Header tab targets': mobile Spending

const isWindow = (value: unknown): value is Window =>
  typeof value === 'object' && value !== null && 'closed' in value;

/** A window of another origin must neither be read nor sent anywhere: reading its address throws. */
function isOurs(opener: Window): boolean {
  try {
    return !opener.closed && hasOwnOrigin(opener.location.href, window.location.origin);
  } catch {
    return false;
  }
}

/** The window that opened this one, if it is there and shows a page of this site. */
function openerWindow(): Window | null {
  const opener: unknown = window.opener;
  return isWindow(opener) && isOurs(opener) ? opener : null;
}

async function signOutHere(): Promise<void> {
  const { signOut } = await import('../session/sign-out/sign-out.ts');
  await signOut(document.documentElement.dataset['logout'] ?? '/');
}

/** Says what happened out of sight, where nothing in this window changes. */
function note(text: string): void {
  const found = document.querySelector('.mobile-note');
  const place = found ?? document.createElement('p');
  place.className = 'mobile-note';
  place.setAttribute('role', 'status');
  if (!found) document.querySelector('.header')?.append(place);
  place.textContent = text;
}

function askOpener(opener: Window, url: string): void {
  if (!sendWindow(opener, url)) return;
  opener.focus();
  note(t('inOtherWindow'));
}

/** What a link asks for, by its place in the header; null for one that is followed here. */
function askedBy(link: HTMLAnchorElement): Asked | null {
  const tab = link.closest<HTMLElement>('[data-tab]')?.dataset['tab'];
  const url = link.getAttribute('href') ?? '';
  return targetInOpener({ tab, url });
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const asked = link && askedBy(link);
  if (!asked || event.defaultPrevented) return;
  const opener = openerWindow();
  // A mobile user by the cookie alone, in a window of their own: the link does what it says.
  if (!opener && !isMobileWindow()) return;
  event.preventDefault();
  if (opener) askOpener(opener, asked.url);
  else {
    document.querySelector('.mobile-note')?.remove(); // it spoke of a window that is gone
    window.alert(t('openerGone'));
    if (asked.signsOut) void signOutHere(); // nobody may be kept signed in by a window that is gone
  }
}

/** Follows the header's links of a mobile user. */
export function startMobileWindow(): void {
  for (const link of document.querySelectorAll('[data-tab="spending"] a'))
    link.setAttribute('href', SPENDING);
  document.addEventListener('click', onClick, { capture: true });
}
