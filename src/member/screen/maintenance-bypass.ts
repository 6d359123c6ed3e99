import { sessionStore } from '../../lib/storage/storage.ts';
import type { Route } from '../../routing/hash.rules.ts';
import { asksBypass } from '../../routing/maintenance.rules.ts';

/** Session storage, without expiry: this browser tab ignores maintenance until it closes or signs out. */
const BYPASS_KEY = 'MaintenanceBypass';

/** Whether this tab bypasses maintenance. Saves a bypass that the address asks for. */
export function bypassesMaintenance(route: Route): boolean {
  if (asksBypass(window.location.search, route)) sessionStore.set(BYPASS_KEY, true, null);
  return isBypassed();
}

export const isBypassed = (): boolean => sessionStore.get(BYPASS_KEY) === true;
