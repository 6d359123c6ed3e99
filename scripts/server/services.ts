/** Answers the service paths: the sandbox, or the origin that SERVICES_ORIGIN names. */
import type { Handler } from 'hono';
import { proxy } from 'hono/proxy';
import { createSandbox } from '../../stubs/sandbox/app.ts';
import { callOf } from '../../stubs/sandbox/faults.ts';
import { SWITCH_NAMES, turnedSwitches } from '../../stubs/sandbox/switches.ts';
import { CLIENT } from '../../stubs/sandbox/caller.middleware.ts';
import { clientOf, withClientSecret, type Client } from './client-secret.ts';
import type { FaultsPanel } from './faults-panel.ts';
import { CONTROL_PREFIX, isSandboxPath } from '../../stubs/sandbox/paths.ts';
import { PEOPLE } from '../../stubs/people/people.ts';
import type { DirectoryPerson } from './directory.ts';
import type { SwitchesPanel } from './switches-panel.ts';

export interface Services {
  /** Whether a path is a service's, not the portal's. */
  owns(path: string): boolean;
  answer: Handler;
  people: readonly DirectoryPerson[];
  /** Faults on demand; null where a real service answers. */
  faults(): FaultsPanel | null;
  /** Operations' switches; null where a real service answers. */
  switches(): SwitchesPanel | null;
  close(): void;
}

const UNREACHABLE = { errors: [{ errorMessage: 'SERVICES-UNREACHABLE' }] };

/**
 * Hands service calls on to another origin; its cookies and answers come back as they are.
 * @param client who the portal is to the services there; null: nobody, and they are asked as the browser asks
 */
function proxied(origin: string, client: Client | null): Services {
  return {
    owns: (path) => isSandboxPath(path) && !path.startsWith(CONTROL_PREFIX),
    async answer(c) {
      const { pathname, search } = new URL(c.req.url);
      try {
        const request = await withClientSecret(c.req.raw, client);
        return await proxy(new URL(`${pathname}${search}`, origin), request);
      } catch {
        return c.json(UNREACHABLE, 502);
      }
    },
    people: [],
    faults: () => null,
    switches: () => null,
    close() {},
  };
}

function sandboxed(databaseFile: string): Services {
  const { app, house, close } = createSandbox({ databaseFile });
  const services = app.routes.filter(
    ({ path, method }) => method !== 'ALL' && isSandboxPath(path) && !path.startsWith(CONTROL_PREFIX),
  );
  const calls = [...new Set(services.map(({ path }) => callOf(path)))].sort();
  return {
    owns: isSandboxPath,
    async answer(c) {
      return app.fetch(await withClientSecret(c.req.raw, CLIENT), c.env);
    },
    people: PEOPLE,
    faults: () => ({ calls, waiting: house.faults.list() }),
    switches: () => ({ names: SWITCH_NAMES, turned: turnedSwitches(house.state) }),
    close,
  };
}

/** @param origin SERVICES_ORIGIN; the sandbox where it is not set */
export const openServices = (databaseFile: string, origin: string | undefined): Services =>
  origin ? proxied(origin, clientOf(process.env)) : sandboxed(databaseFile);
