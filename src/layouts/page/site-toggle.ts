/** The footer's toggle between the mobile and the full site (spec 000 §2 Footer). */
import { chooseSite, isMobile } from '../../session/storage/mobile-site.ts';

export function press(): void {
  const address = chooseSite(isMobile() ? 'full' : 'mobile');
  // Replaces the address and reloads, because assigning an address that differs only in its hash would not load the page.
  window.history.replaceState(window.history.state, '', address);
  window.location.reload();
}
