import { send } from '../../lib/http.ts';
import { publicAppConfig, secureAppConfig, type AppConfig } from './app-config.schema.ts';

const APPLICATION = 'member';
const EVERY_BRAND = 'ALL'; // spec 000 §7 'secure values for ALL'

export const fetchSecureConfig = (signal: AbortSignal): Promise<AppConfig> =>
  send(secureAppConfig, { params: { application: APPLICATION, brand: EVERY_BRAND } }, { signal });

export const fetchPublicConfig = (brand: string, signal: AbortSignal): Promise<AppConfig> =>
  send(publicAppConfig, { params: { application: APPLICATION, brand } }, { signal });
