import { sessionStore } from '../../lib/storage/storage.ts';
import type { Route } from '../../routing/hash.rules.ts';
import { asksBypass } from '../../routing/maintenance.rules.ts';

/** Key in session storage. While it is set, this browser tab ignores maintenance. Sign-out removes it. */
const BYPASS_KEY = 'MaintenanceBypass';

/** Whether this browser tab bypasses maintenance. Stores the bypass if the address requests it. */
export function bypassesMaintenance(route: Route): boolean {
  if (asksBypass(window.location.search, route)) sessionStore.set(BYPASS_KEY, true, null);
  return isBypassed();
}

export const isBypassed = (): boolean => sessionStore.get(BYPASS_KEY) === true;
