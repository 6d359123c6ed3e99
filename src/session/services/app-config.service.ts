import { send } from '../../lib/http.ts';
import { publicConfigParams, SECURE_CONFIG_PARAMS } from './app-config.request.ts';
import { publicAppConfig, secureAppConfig, type AppConfig } from './app-config.schema.ts';

export const fetchSecureConfig = (signal: AbortSignal): Promise<AppConfig> =>
  send(secureAppConfig, { params: SECURE_CONFIG_PARAMS }, { signal });

/** The brand's own switches for signed-in people, beside those for ALL. @throws ServiceError */
export const fetchBrandSecureConfig = (brand: string, signal: AbortSignal): Promise<AppConfig> =>
  send(secureAppConfig, { params: publicConfigParams(brand) }, { signal });

export const fetchPublicConfig = (brand: string, signal: AbortSignal): Promise<AppConfig> =>
  send(publicAppConfig, { params: publicConfigParams(brand) }, { signal });
