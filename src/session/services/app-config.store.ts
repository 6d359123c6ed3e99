/** The switches that everybody may read (spec 000 §7 'appConfig'). */
import { remote } from '../../lib/remote.ts';
import type { AppConfig } from './app-config.schema.ts';
import { fetchPublicConfig } from './app-config.service.ts';

const config = remote<AppConfig>();

export const $appConfig = config.$value;

/** Asks for the switches of a brand, anew at each call. */
export const loadAppConfig = (brand: string): Promise<void> =>
  config.load((signal) => fetchPublicConfig(brand, signal));
