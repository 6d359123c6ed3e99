/** What a mobile window leaves to the window that opened it (spec 000 §2 Header, Routes). Pure. */

/** Tabs that 'ask the opener window to switch site'. */
export const OPENER_TABS: readonly string[] = ['home', 'find-a-doctor', 'wellness'];
const ACCOUNT = '/mbr/#!/account';
const SIGN_OUT = '#logout';
/** The opener may show any page: on this one the hash signs out, whether it is there already or not. */
const SIGN_OUT_PAGE = `/login/${SIGN_OUT}`;

/** What the opener is asked: to go somewhere, or to sign out. */
export interface Asked {
  /** On this site. */
  url: string;
  signsOut: boolean;
}

/**
 * What a link of the mobile window asks the opener; null for a link that is followed in the window itself.
 * @param link its tab's id, where it is a tab, and its address as written
 */
export function targetInOpener({ tab, url }: { tab?: string | undefined; url: string }): Asked | null {
  if (url === SIGN_OUT) return { url: SIGN_OUT_PAGE, signsOut: true };
  if (url === ACCOUNT || (tab !== undefined && OPENER_TABS.includes(tab))) return { url, signsOut: false };
  return null;
}

/** Whether an address is of the site's own origin. @param href as `location.href` says it */
export const hasOwnOrigin = (href: string, origin: string): boolean =>
  URL.canParse(href) && new URL(href).origin === origin;
