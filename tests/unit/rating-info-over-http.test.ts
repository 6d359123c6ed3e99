/** Calls the sandbox's rating information over HTTP: '401 on rating-info save while not logged in' (spec 000 §8). */
import { serve } from '@hono/node-server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSandbox } from '../../stubs/sandbox/sandbox.fixture.ts';

const HERE = { code: 'mincr', storeId: 10_163 };

function storageArea(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

let stop: () => void;
let area: Storage;
let sandbox: ReturnType<typeof openSandbox>;
/** Method and status of each call, and whether the call sent a token. */
let seen: string[];

beforeEach(async () => {
  vi.resetModules();
  sandbox = openSandbox();
  seen = [];
  const server = serve({
    port: 0,
    fetch: async (request) => {
      const response = await sandbox.app.fetch(request);
      const token = request.headers.has('Authorization') ? 'token' : 'none';
      seen.push(`${request.method} ${token} ${response.status}`);
      return response;
    },
  });
  await new Promise((ready) => server.once('listening', ready));
  stop = () => server.close();
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  area = storageArea();
  vi.stubGlobal('window', {
    sessionStorage: area,
    localStorage: storageArea(),
    location: { hostname: 'localhost' },
  });
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { wireHttp } = await import('../../src/lib/http/http.ts');
  await import('../../src/session/session.store.ts');
  wireHttp({
    serviceHosts: () => ({ local: `http://127.0.0.1:${port}` }),
    host: () => 'localhost',
  });
});

afterEach(() => stop());

const saveRates = async () =>
  (await import('../../src/session/user/rating-info.ts')).saveRatingLocation(HERE);

it('a visitor can read and save rating information without a token', async () => {
  await saveRates();
  expect(seen).toEqual(['GET none 200', 'PUT none 200']);
});

it('after a 401, the token of an earlier session is cleared, and the call is retried without the token', async () => {
  const { Authorization } = await sandbox.signIn('maria');
  sandbox.clock.now += 3_600_000;
  area.setItem('AccessToken', JSON.stringify(Authorization.replace('Bearer ', '')));
  await saveRates();
  expect(seen).toEqual(['GET token 401', 'GET none 200', 'PUT none 200']);
  expect(area.length).toBe(0);
  const { $session } = await import('../../src/session/session.store.ts');
  expect($session.get()).toEqual({ state: 'signed-out' });
});

it('after a 401, a call is not retried at all if a member is signed in', async () => {
  const { Authorization } = await sandbox.signIn('maria');
  area.setItem('AccessToken', JSON.stringify(Authorization.replace('Bearer ', '')));
  area.setItem('UserData', JSON.stringify({ isLoggedIn: true }));
  document.documentElement.dataset['session'] = 'in'; // boot.ts sets this when a member is signed in
  const { resumeSession } = await import('../../src/session/session.store.ts');
  resumeSession();
  await saveRates();
  expect(seen).toEqual(['GET token 200']); // no PUT, because the saved rating information already contains this store
  sandbox.clock.now += 3_600_000;
  seen.length = 0;
  await saveRates();
  expect(seen).toEqual(['GET token 401']);
});
