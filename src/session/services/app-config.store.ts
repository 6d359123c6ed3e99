/** Operations' public switches (spec 000 §7 'appConfig'). */
import { remote } from '../../lib/remote.ts';
import type { AppConfig } from './app-config.schema.ts';
import { fetchPublicConfig } from './app-config.service.ts';

const config = remote<AppConfig>();

export const $appConfig = config.$value;

/** Loads a brand's switches; not cached. */
export const loadAppConfig = (brand: string): Promise<void> =>
  config.load((signal) => fetchPublicConfig(brand, signal));
