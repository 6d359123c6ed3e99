/** Whether every view is replaced by the maintenance view (spec 000 §2 Routes). */
import { atom } from 'nanostores';
import { sessionStore } from '../lib/storage.ts';
import { asksBypass } from '../routing/maintenance.rules.ts';
import { $route } from '../routing/route.store.ts';
import { $appConfig, loadAppConfig } from '../session/services/app-config.store.ts';
import { $session } from '../session/session.store.ts';

/** A view that is entered later than this after the last answer asks again: the switch may have been turned. */
const ASK_AGAIN_AFTER_MS = 60_000;
/** Session storage: this tab is let past, on every page until it closes or signs out: no expiry. */
const BYPASS_KEY = 'MaintenanceBypass';

/** The last answer; an answer that cannot be had leaves it as it is, for the views say themselves what fails. */
export const $maintenance = atom(false);

let askedAt = -Infinity;

function ask(brand: string): void {
  if ($session.get().state !== 'signed-in') return; // no views are shown
  if (performance.now() - askedAt < ASK_AGAIN_AFTER_MS) return;
  askedAt = performance.now();
  void loadAppConfig(brand);
}

/** Lets this tab past where the address asks for it. */
const noteBypass = (): void => {
  if (asksBypass(window.location.search, $route.get())) sessionStore.set(BYPASS_KEY, true, null);
};

const isBypassed = (): boolean => sessionStore.get(BYPASS_KEY) === true;

/** Follows the switch, asking as views are entered. @param brand its code @returns stops */
export function followMaintenance(brand: string): () => void {
  const stops = [
    $appConfig.listen((config) => {
      if (config.state === 'ready') $maintenance.set(config.value.maintenance && !isBypassed());
    }),
    $route.subscribe(() => {
      noteBypass();
      if (isBypassed()) $maintenance.set(false);
      else ask(brand);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
