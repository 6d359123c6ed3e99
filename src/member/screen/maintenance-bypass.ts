import { sessionStore } from '../../lib/storage/storage.ts';
import type { Route } from '../../routing/hash.rules.ts';
import { asksBypass } from '../../routing/maintenance.rules.ts';

/** Session storage: this browser tab ignores maintenance until it closes or signs out; no expiry. */
const BYPASS_KEY = 'MaintenanceBypass';

/** Also saves a bypass that the address asks for. */
export function bypassesMaintenance(route: Route): boolean {
  if (asksBypass(window.location.search, route)) sessionStore.set(BYPASS_KEY, true, null);
  return isBypassed();
}

export const isBypassed = (): boolean => sessionStore.get(BYPASS_KEY) === true;
