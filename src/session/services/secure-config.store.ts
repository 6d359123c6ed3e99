/** Switches for signed-in people (spec 001 §7 'Secure config'): those for ALL and those of the brand. */
import { send } from '../../lib/http/http.ts';
import { memberRemote } from '../member-data.store.ts';
import { whenSignedOut } from '../session.store.ts';
import { publicConfigParams, SECURE_CONFIG_PARAMS } from './app-config.request.ts';
import { secureAppConfig, type AppConfig } from './app-config.schema.ts';

const all = memberRemote<AppConfig>();
const own = memberRemote<AppConfig>();

export const $secureConfig = all.$value;
export const $brandSecureConfig = own.$value;

type ConfigStore = typeof all;
const inFlight = new Set<ConfigStore>();
whenSignedOut(() => inFlight.clear());

function ensure(store: ConfigStore, params: typeof SECURE_CONFIG_PARAMS): void {
  if (store.$value.get().state === 'ready' || inFlight.has(store)) return;
  inFlight.add(store);
  void store
    .load((signal) => send(secureAppConfig, { params }, { signal }))
    .finally(() => inFlight.delete(store));
}

/** Loads the switches for ALL once per session, and again after a failure. */
export const ensureSecureConfig = (): void => ensure(all, SECURE_CONFIG_PARAMS);

/** Loads the brand's switches once per session, and again after a failure. @param brand its code */
export const ensureBrandSecureConfig = (brand: string): void => ensure(own, publicConfigParams(brand));
