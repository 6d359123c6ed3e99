import { expect, it } from 'vitest';
import * as account from '../../../src/features/account/account.schema.ts';
import { addressOf, bodyOf } from '../../../src/lib/http/request.ts';
import { userLogin } from '../../../src/session/sign-in/sign-in.schema.ts';
import type { Call } from '../../../src/lib/http/call.schema.ts';
import * as v from 'valibot';
import { PASSWORD } from '../../../stubs/people/person.ts';
import { directoryApp } from '../portal-server.ts';
import { openServices } from '../services.ts';

const HOST = 'localhost:4321';
const ORIGIN = `http://${HOST}`;

it('the directory shows the message sent to the old email address, with its HTML escaped', async () => {
  const services = openServices(':memory:', undefined);
  try {
    const brands = { sites: () => [], errors: () => [] };
    const pictures = { fileOf: async () => null, read: async () => null, stateOf: () => 'none' as const };
    const app = directoryApp('', brands, 4321, services, pictures);
    const send = (call: Call, payload: unknown, headers: Record<string, string> = {}) => {
      const { body, headers: made } = bodyOf(call, payload);
      return app.request(`${ORIGIN}${addressOf(call, {})}`, {
        method: call.method.toUpperCase(),
        headers: { host: HOST, Origin: ORIGIN, ...made, ...headers },
        body,
      });
    };
    const page = async () => (await app.request(`${ORIGIN}/`, { headers: { host: HOST } })).text();
    expect(await page()).toContain('No message was sent.');
    const login = await send(userLogin, { logonId: 'maria', password: PASSWORD, brand: 'mincr' });
    const { token } = v.parse(userLogin.response, await login.json());
    const headers = { Authorization: `Bearer ${token.accessToken}` };
    for (const email1 of ['<b>mari@mail.example', 'other@mail.example'])
      expect((await send(account.updateProfile, { email1 }, headers)).status).toBe(200);
    const shown = await page();
    expect(shown).toContain('maria.delgado@mail.example');
    expect(shown).toContain('&lt;b&gt;mari@mail.example');
    expect(shown).toContain('The email address of your account was changed');
    expect(shown).not.toContain('<b>mari');
  } finally {
    services.close();
  }
});
