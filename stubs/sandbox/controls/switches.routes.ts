/** Lets tests and the directory page set a switch, such as maintenance. */
import * as v from 'valibot';
import { text } from '../../../src/lib/http/wire.schema.ts';
import { tryParse, readBody, refuse } from '../http/requests.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { isYesOrNo, SWITCH_NAMES, switchBrand, setSwitch } from './switches.ts';

/** Body of POST /sandbox/switches, as JSON or as a form. */
const turnRequest = v.object({
  /** The code of a brand, or ALL. */
  brand: text,
  name: v.picklist(SWITCH_NAMES),
  /** The new value. If missing, or '' in a form, the default is restored. */
  value: v.optional(v.string()),
});

/** An invalid form redirects here, to the directory page, which then shows an error. */
const REFUSED_FORM = '/?refused=switches#switches';

const isTaken = ({ name, value = '' }: v.InferOutput<typeof turnRequest>): boolean =>
  !isYesOrNo(name) || ['', 'Y', 'N'].includes(value);

export function switchRoutes(services: SandboxServices) {
  const routes = createRouter();

  routes.post('/sandbox/switches', async (c) => {
    const isForm = c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded') ?? false;
    const request = isForm ? tryParse(turnRequest, await c.req.parseBody()) : await readBody(c, turnRequest);
    if (isForm && !(request && isTaken(request))) return c.redirect(REFUSED_FORM, 303);
    if (!request) return refuse(400, 'BAD-REQUEST');
    const brand = switchBrand(request.brand);
    if (brand === undefined) return refuse(404, 'NO-SUCH-BRAND');
    setSwitch(services.state, brand, request.name, request.value || null);
    return isForm ? c.redirect('/#switches', 303) : c.json({ turned: request.name });
  });

  return routes;
}
