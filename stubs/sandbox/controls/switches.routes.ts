/** Lets a test or the directory page set an operations switch: maintenance, live chat, claims and spending. */
import * as v from 'valibot';
import { text } from '../../../src/lib/http/wire.schema.ts';
import { tryParse, readBody, refuse } from '../http/requests.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { isYesOrNo, SWITCH_NAMES, switchBrand, setSwitch } from './switches.ts';

/** POST /sandbox/switches — body, as JSON or as a form. */
const turnRequest = v.object({
  /** A brand's code, or ALL. */
  brand: text,
  name: v.picklist(SWITCH_NAMES),
  /** Missing or '' (from a form): restore the default. */
  value: v.optional(v.string()),
});

/** Redirect after an invalid form of the directory page, which shows an error. */
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
