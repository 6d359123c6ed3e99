import { remote } from '../../lib/remote.ts';
import type { AppConfig } from './app-config.schema.ts';
import { fetchPublicConfig } from './app-config.service.ts';

const config = remote<AppConfig>();

export const $appConfig = config.$value;

/** Not cached: a maintenance switch takes effect on the next page (spec 000 §7 'appConfig'). */
export const loadAppConfig = (brand: string): Promise<void> =>
  config.load((signal) => fetchPublicConfig(brand, signal));
