/** The footer's toggle between the mobile and the full site (spec 000 §2 Footer). */
import { chooseSite, isMobile } from '../session/storage/mobile-site.ts';

/** Takes the other site, and loads the page anew in it. */
export function press(): void {
  const address = chooseSite(isMobile() ? 'full' : 'mobile');
  // Replaced and then loaded: an address that differs in its hash alone would only move within the page.
  window.history.replaceState(window.history.state, '', address);
  window.location.reload();
}
