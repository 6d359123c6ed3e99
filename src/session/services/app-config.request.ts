/** The app-config call without its schemas, so that early requests do not load valibot (decisions/code#reads-that-start-before-their-code). */
import type { RequestShape } from '../../lib/http/call.schema.ts';

export const PUBLIC_APP_CONFIG = {
  method: 'get',
  path: '/cmcrst/x-services/appConfig/public/list/{application}/{brand}',
  access: 'public',
} as const satisfies RequestShape;

const APPLICATION = 'member';
const EVERY_BRAND = 'ALL'; // spec 000 §7 'secure values for ALL'

export const publicConfigParams = (brand: string) => ({ application: APPLICATION, brand });
export const SECURE_CONFIG_PARAMS = publicConfigParams(EVERY_BRAND);
