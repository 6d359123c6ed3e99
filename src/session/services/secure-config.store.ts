/** Switches for signed-in people (spec 001 §7 'Secure config'): for ALL, and the brand's own beside them. */
import { memberRemote } from '../member-data.store.ts';
import { whenSignedOut } from '../session.store.ts';
import type { AppConfig } from './app-config.schema.ts';
import { fetchBrandSecureConfig, fetchSecureConfig } from './app-config.service.ts';

const all = memberRemote<AppConfig>();
const own = memberRemote<AppConfig>();

export const $secureConfig = all.$value;
export const $brandSecureConfig = own.$value;

type ConfigStore = typeof all;
const inFlight = new Set<ConfigStore>();
whenSignedOut(() => inFlight.clear());

function ensure(store: ConfigStore, fetch: (signal: AbortSignal) => Promise<AppConfig>): void {
  if (store.$value.get().state === 'ready' || inFlight.has(store)) return;
  inFlight.add(store);
  void store.load(fetch).finally(() => inFlight.delete(store));
}

/** Loads the switches for ALL once a session, and again after a failure. */
export const ensureSecureConfig = (): void => ensure(all, fetchSecureConfig);

/** The same for the brand's own list. @param brand code */
export const ensureBrandSecureConfig = (brand: string): void =>
  ensure(own, (signal) => fetchBrandSecureConfig(brand, signal));
