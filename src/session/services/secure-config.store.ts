/** Loads the switches for signed-in users (spec 001 §7 'Secure config'): one list for all brands, and one for this brand. */
import { send } from '../../lib/http/http.ts';
import { memberRemote } from '../member-data.store.ts';
import { publicConfigParams, SECURE_CONFIG_PARAMS } from './app-config.request.ts';
import { secureAppConfig, type AppConfig } from './app-config.schema.ts';

const all = memberRemote<AppConfig>();
const own = memberRemote<AppConfig>();

export const $secureConfig = all.$value;
export const $brandSecureConfig = own.$value;

const ensure = (store: typeof all, params: typeof SECURE_CONFIG_PARAMS): void =>
  void store.ensure((signal) => send(secureAppConfig, { params }, { signal }));

/** Loads the switches for all brands once per session, and again after a failure. */
export const ensureSecureConfig = (): void => ensure(all, SECURE_CONFIG_PARAMS);

/** Loads the brand's switches once per session, and again after a failure. @param brand the brand's code */
export const ensureBrandSecureConfig = (brand: string): void => ensure(own, publicConfigParams(brand));
