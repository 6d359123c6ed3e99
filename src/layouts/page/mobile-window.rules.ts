/** Which links a mobile window opens in its opener window (spec 000 §2 Header, Routes). Pure. */

/** Header tabs that 'ask the opener window to switch site'. */
export const OPENER_TABS: readonly string[] = ['home', 'find-a-doctor', 'wellness'];
const ACCOUNT = '/mbr/#!/account';
const SIGN_OUT = '#logout';
/** The opener may show any page; this page signs out on the hash, even if it is already open. */
const SIGN_OUT_PAGE = `/login/${SIGN_OUT}`;

export interface OpenerRequest {
  url: string;
  signsOut: boolean;
}

/** The request for a clicked link; null for a link that opens in the mobile window. @param tab id of the header tab, if any */
export function openerRequest({ tab, url }: { tab?: string | undefined; url: string }): OpenerRequest | null {
  if (url === SIGN_OUT) return { url: SIGN_OUT_PAGE, signsOut: true };
  if (url === ACCOUNT || (tab !== undefined && OPENER_TABS.includes(tab))) return { url, signsOut: false };
  return null;
}

export const hasOwnOrigin = (href: string, origin: string): boolean =>
  URL.canParse(href) && new URL(href).origin === origin;
