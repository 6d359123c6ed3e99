/** Switches, and the service's clock (spec 000 §7). */
import {
  publicAppConfig,
  secureAppConfig,
  serverInfo,
} from '../../../src/session/services/app-config.schema.ts';
import { refuse } from '../http/requests.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { BRAND_SWITCHES, PUBLIC_SWITCHES, SECURE_SWITCHES } from './switch-defaults.ts';
import { serveCall } from '../serve-call.ts';
import { ALL, switchBrand, changedSwitchesOf } from './switches.ts';

const APPLICATION = 'member';
const VERSION = '1.0.0';

/** Defaults for ALL, then the brand's, then changed switches. */
function switchesOf(services: SandboxServices, base: Readonly<Record<string, string>>, code: string) {
  const turned = (key: string) => changedSwitchesOf(services.state, key);
  const all = { ...base, ...BRAND_SWITCHES[code], ...turned(ALL), ...(code === ALL ? {} : turned(code)) };
  return Object.keys(base).map((name) => ({ name, value: all[name] ?? '' }));
}

function answerOf(
  services: SandboxServices,
  base: Readonly<Record<string, string>>,
  application: string,
  brand: string,
) {
  const code = switchBrand(brand);
  if (application !== APPLICATION || code === undefined) return refuse(404, 'NO-SUCH-CONFIG');
  return { payload: switchesOf(services, base, code) };
}

export function configRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, publicAppConfig, ({ param }) =>
    answerOf(services, PUBLIC_SWITCHES, param('application'), param('brand')),
  );
  serveCall(routes, services, secureAppConfig, ({ param }) =>
    answerOf(services, SECURE_SWITCHES, param('application'), param('brand')),
  );
  serveCall(routes, services, serverInfo, () => ({
    payload: {
      serverTime: new Date(services.now()).toISOString(),
      timeZone: 'America/New_York',
      version: VERSION,
    },
  }));

  return routes;
}
