import { send } from '../../lib/http/http.ts';
import { remote } from '../../lib/remote/remote.ts';
import { publicConfigParams } from './app-config.request.ts';
import { publicAppConfig, type AppConfig } from './app-config.schema.ts';

const config = remote<AppConfig>();

export const $appConfig = config.$value;

/** Loads the configuration. Not cached, so that a maintenance switch takes effect on the next page (spec 000 §7 'appConfig'). */
export const loadAppConfig = (brand: string): Promise<void> =>
  config.load((signal) => send(publicAppConfig, { params: publicConfigParams(brand) }, { signal }));
