/** The calls for switches and for the service's clock (spec 000 §7). */
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

type Switches = Readonly<Record<string, string>>;

/** The switches set for a brand or for ALL, without the defaults. */
const ownSwitches = (services: SandboxServices, code: string): Switches => ({
  ...BRAND_SWITCHES[code],
  ...changedSwitchesOf(services.state, code),
});

/** Converts switches to the format of a response. Leaves out switches that `base` lacks or that have no value. */
const listed = (base: Switches, values: Switches) =>
  Object.keys(base).flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [{ name, value }];
  });

/** The public list. A brand's list includes the defaults and the values for ALL, because a page requests no other list. */
const publicList = (services: SandboxServices, code: string) =>
  listed(PUBLIC_SWITCHES, {
    ...PUBLIC_SWITCHES,
    ...ownSwitches(services, ALL),
    ...ownSwitches(services, code),
  });

/** The secure list. A brand's list contains only the brand's own values, because the portal also requests the list for ALL. */
const secureList = (services: SandboxServices, code: string) =>
  listed(SECURE_SWITCHES, {
    ...(code === ALL ? SECURE_SWITCHES : {}),
    ...ownSwitches(services, code),
  });

function responseOf(
  services: SandboxServices,
  listOf: typeof publicList,
  application: string,
  brand: string,
) {
  const code = switchBrand(brand);
  if (application !== APPLICATION || code === undefined) return refuse(404, 'NO-SUCH-CONFIG');
  return { payload: listOf(services, code) };
}

export function configRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, publicAppConfig, ({ param }) =>
    responseOf(services, publicList, param('application'), param('brand')),
  );
  serveCall(routes, services, secureAppConfig, ({ param }) =>
    responseOf(services, secureList, param('application'), param('brand')),
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
