/** The sandbox's controls for tests and the directory page: people, faults, expiry, reset. */
import type { Hono } from 'hono';
import * as v from 'valibot';
import { text } from '../../../src/lib/http/wire.schema.ts';
import { tryParse, readBody, refuse } from '../http/requests.ts';
import { createRouter, type SandboxEnv, type SandboxServices } from '../context.ts';
import { faultRequest } from '../faults/fault.schema.ts';

const cloneRequest = v.object({ like: text, beside: v.optional(text) });
const expireRequest = v.object({ logonId: text });

const NUMBERS: readonly string[] = ['status', 'delayMs', 'times'];

/** Converts a form's fields, which are strings: leaves out empty fields and parses numbers. */
const fromForm = (form: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, NUMBERS.includes(name) ? Number(value) : value]),
  );

/** An invalid form redirects here, to the directory page, which then shows an error. */
const REFUSED_FORM = '/?refused=faults#faults';

function addFaultRoutes(routes: Hono<SandboxEnv>, services: SandboxServices): void {
  routes.get('/sandbox/faults', (c) => c.json({ faults: services.faults.list() }));

  /** Adds a fault. Scripts send JSON; the directory page sends a form. */
  routes.post('/sandbox/faults', async (c) => {
    const isForm = c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded') ?? false;
    const request = isForm
      ? tryParse(faultRequest, fromForm(await c.req.parseBody()))
      : await readBody(c, faultRequest);
    if (!request) return isForm ? c.redirect(REFUSED_FORM, 303) : refuse(400, 'BAD-REQUEST');
    // Refuse unknown logon ids: with a misspelled id, a test could pass for the wrong reason.
    if (request.logonId !== undefined && !services.accounts.find(request.logonId))
      return isForm ? c.redirect(REFUSED_FORM, 303) : refuse(404, 'NO-SUCH-PERSON');
    const id = services.faults.add(request);
    return isForm ? c.redirect('/#faults', 303) : c.json({ id }, 201);
  });

  routes.post('/sandbox/faults/clear', async (c) => {
    const { id } = await c.req.parseBody();
    const fault = services.faults.list().find((candidate) => String(candidate.id) === id);
    if (fault) services.faults.removeOne(fault.id);
    else services.faults.remove();
    services.heldResponses.release(fault?.logonId ?? undefined);
    return c.redirect('/#faults', 303);
  });

  routes.delete('/sandbox/faults', (c) => {
    const logonId = c.req.query('logonId');
    return c.json({
      removed: services.faults.remove(logonId),
      released: services.heldResponses.release(logonId),
    });
  });
}

export function controlRoutes(services: SandboxServices) {
  const routes = createRouter();
  addFaultRoutes(routes, services);

  routes.get('/sandbox/people', (c) => {
    const people = services.accounts.list();
    return c.json({
      people: people.map(({ id, name, logonId, password, worthTrying, role, brand }) => ({
        id,
        name,
        logonId,
        password,
        worthTrying,
        role,
        brand,
      })),
    });
  });

  routes.post('/sandbox/people', async (c) => {
    const request = await readBody(c, cloneRequest);
    if (!request) return refuse(400, 'BAD-REQUEST');
    const beside = request.beside === undefined ? undefined : services.accounts.find(request.beside);
    // Only the household of a clone can be joined, so that tests do not change the sandbox's own people.
    const isRefused = request.beside !== undefined && beside?.household === undefined;
    const clone = isRefused ? undefined : services.accounts.clone(request.like, beside);
    if (!clone) return refuse(404, 'NO-SUCH-PERSON');
    return c.json({ logonId: clone.logonId, password: clone.password }, 201);
  });

  routes.post('/sandbox/expire', async (c) => {
    const request = await readBody(c, expireRequest);
    if (!request) return refuse(400, 'BAD-REQUEST');
    return c.json({ expired: services.sessions.expire(request.logonId) });
  });

  routes.post('/sandbox/reset', (c) => {
    services.sessions.clear();
    services.accounts.clear();
    services.faults.remove();
    services.state.clear();
    services.heldResponses.release();
    return c.json({ reset: true });
  });

  return routes;
}
