/** Whether every view is replaced by the maintenance view (spec 000 §2 Routes). */
import { atom } from 'nanostores';
import { sessionStore } from '../lib/storage.ts';
import { asksBypass } from '../routing/maintenance.rules.ts';
import { $route } from '../routing/route.store.ts';
import { $appConfig, loadAppConfig } from '../session/services/app-config.store.ts';
import { $session } from '../session/session.store.ts';

/** Entering a view reloads the configuration after this time: maintenance may have started or ended. */
const ASK_AGAIN_AFTER_MS = 60_000;
/** Session storage: this browser tab ignores maintenance until it closes or signs out; no expiry. */
const BYPASS_KEY = 'MaintenanceBypass';

/** From the last response; a failed call leaves it unchanged, because views report their own failures. */
export const $maintenance = atom(false);

let askedAt = -Infinity;

function ask(brand: string): void {
  if ($session.get().state !== 'signed-in') return; // no views are shown
  if (performance.now() - askedAt < ASK_AGAIN_AFTER_MS) return;
  askedAt = performance.now();
  void loadAppConfig(brand);
}

const saveBypass = (): void => {
  if (asksBypass(window.location.search, $route.get())) sessionStore.set(BYPASS_KEY, true, null);
};

const isBypassed = (): boolean => sessionStore.get(BYPASS_KEY) === true;

/** Follows the configuration, reloaded as views are entered. @param brand code @returns stop function */
export function followMaintenance(brand: string): () => void {
  const stops = [
    $appConfig.listen((config) => {
      if (config.state === 'ready') $maintenance.set(config.value.maintenance && !isBypassed());
    }),
    $route.subscribe(() => {
      saveBypass();
      if (isBypassed()) $maintenance.set(false);
      else ask(brand);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
