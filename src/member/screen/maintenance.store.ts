/** Whether every view is replaced by the maintenance view (spec 000 §2 Routes). */
import { atom } from 'nanostores';
import { $route } from '../../routing/route.store.ts';
import { $appConfig, loadAppConfig } from '../../session/services/app-config.store.ts';
import { $session } from '../../session/session.store.ts';
import { bypassesMaintenance, isBypassed } from './maintenance-bypass.ts';

/** When a view is entered, a configuration older than this is reloaded, because maintenance may have started or ended. */
const ASK_AGAIN_AFTER_MS = 60_000;

/** Whether maintenance is on, according to the page or the last response. A failed call does not change this; views then show their own failures. */
export const $maintenance = atom(false);

/** Whether `npm run brands -- maintenance` marked the page. The mark works even if no service responds (decisions/publishing#maintenance-without-services). */
const isInPage = (): boolean => document.documentElement.dataset['maintenance'] !== undefined;

/** Updates `$maintenance` from the configuration, and reloads the configuration when a view is entered. @param brand the brand's code @returns stop function */
export function followMaintenance(brand: string): () => void {
  let requestedAt = -Infinity;
  function ask(): void {
    if ($session.get().state !== 'signed-in') return; // only signed-in members see views
    if (performance.now() - requestedAt < ASK_AGAIN_AFTER_MS) return;
    requestedAt = performance.now();
    void loadAppConfig(brand);
  }
  const stops = [
    $appConfig.listen((config) => {
      if (config.state === 'ready')
        $maintenance.set((isInPage() || config.value.maintenance) && !isBypassed());
    }),
    $route.subscribe((route) => {
      if (bypassesMaintenance(route)) return $maintenance.set(false);
      if (isInPage()) $maintenance.set(true);
      return ask();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
