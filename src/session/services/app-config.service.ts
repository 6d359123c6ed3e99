/** Operations' switches, public and for signed-in people (spec 000 §7 'appConfig', 001 §7 'Secure config'). */
import { send } from '../../lib/http.ts';
import { publicAppConfig, secureAppConfig, type AppConfig } from './app-config.schema.ts';

const APPLICATION = 'member';
/** The claims-and-spending flags are here (spec 000 §7 'secure values for ALL'). */
const EVERY_BRAND = 'ALL';

/** @throws ServiceError */
export const fetchSecureConfig = (signal: AbortSignal): Promise<AppConfig> =>
  send(secureAppConfig, { params: { application: APPLICATION, brand: EVERY_BRAND } }, { signal });

/** @param brand brand code @throws ServiceError */
export const fetchPublicConfig = (brand: string, signal: AbortSignal): Promise<AppConfig> =>
  send(publicAppConfig, { params: { application: APPLICATION, brand } }, { signal });
