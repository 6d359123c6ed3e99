import { describe, expect, it, vi } from 'vitest';
import { collectCalls } from '../contract/collect-calls.ts';
import { cannedAddress, withResponse, cannedFile, FOLDER, type CallWithResponse } from './canned-file.ts';
import { cannedFetch } from './canned-fetch.ts';

const calls = (await collectCalls()).map(({ call }) => withResponse(call));
const ratings = '/wcs/x-services/resources/store/{storeID}/ratingInfo';
const pdf = { file: 'application/pdf' } as const;

describe('cannedFile', () => {
  it.each<[string, CallWithResponse, string]>([
    [
      'returns the service path for a GET',
      { method: 'get', path: '/rbsmbl/claim/summary', response: pdf },
      'rbsmbl/claim/summary.pdf',
    ],
    [
      'appends the method unless it is GET',
      { method: 'post', path: '/dps/a', response: { json: true } },
      'dps/a.post.json',
    ],
    [
      'writes the names of parameters instead of their values',
      { method: 'put', path: ratings, response: pdf },
      'wcs/x-services/resources/store/storeID/ratingInfo.put.pdf',
    ],
  ])('%s', (_, call, file) => {
    expect(cannedFile(call)).toBe(file);
    expect(cannedFile(call, 'producer')).toBe(file);
    expect(cannedFile({ ...call, signsIn: true }, 'producer')).toMatch(/\.producer\.(json|pdf)$/);
  });
});

describe('cannedAddress', () => {
  it('finds the file of each call in the contract from a path with parameter values', () => {
    for (const call of calls) {
      const path = call.path.replaceAll(/\{\w+\}/g, '10152');
      const address = cannedAddress(calls, call.method.toUpperCase(), path, 'member');
      expect(address).toBe(`${FOLDER}/${cannedFile(call)}`);
    }
  });

  it('prefers a path without parameters', () => {
    const [byId, list]: CallWithResponse[] = ['/dps/{id}', '/dps/list'].map((path) => ({
      method: 'get',
      path: path as `/${string}`,
      response: { json: true },
    }));
    if (!byId || !list) throw new Error('no calls');
    expect(cannedAddress([byId, list], 'GET', '/dps/list', 'member')).toBe('/stubs/dps/list.json');
    expect(cannedAddress([byId, list], 'GET', '/dps/7', 'member')).toBe('/stubs/dps/id.json');
    expect(cannedAddress([byId, list], 'GET', '/dps/', 'member')).toBeNull();
    expect(cannedAddress([byId, list], 'POST', '/dps/7', 'member')).toBeNull();
  });
});

describe('fetch in stub mode', () => {
  const open = () => {
    const network = vi.fn<typeof fetch>(() => Promise.resolve(new Response('canned')));
    return { network, ask: cannedFetch(network, calls, 'producer', () => 'https://a.example/login/') };
  };
  const requestsOf = (network: ReturnType<typeof open>['network']) =>
    network.mock.calls.map(([input, init]) => [String(input), init?.method ?? 'GET']);

  it('gets a file instead of calling a service, for any method and origin', async () => {
    const { network, ask } = open();
    const url = 'https://services.example/rbsmbl/x-services/userInfo/userLogin?x=1';
    const request = new Request(url, {
      method: 'POST',
      body: '{"secret":1}',
      headers: { Authorization: 'Bearer t' },
    });
    await ask(request);
    await ask('/wcs/x-services/resources/store/10152/ratingInfo', { method: 'PUT' });
    expect(requestsOf(network)).toEqual([
      ['https://a.example/stubs/rbsmbl/x-services/userInfo/userLogin.post.producer.json', 'GET'],
      ['https://a.example/stubs/wcs/x-services/resources/store/storeID/ratingInfo.put.json', 'GET'],
    ]);
    expect(JSON.stringify(network.mock.calls)).not.toMatch(/Bearer|secret/);
  });

  it("forwards requests for the site's own files, and returns 404 for unknown service paths", async () => {
    const { network, ask } = open();
    await ask('/portals.json');
    expect((await ask('/rbsmbl/x-services/nothing/of/the/contract')).status).toBe(404);
    expect(requestsOf(network)).toEqual([['/portals.json', 'GET']]);
  });

  it('forwards the abort signal', async () => {
    const { network, ask } = open();
    const { signal } = new AbortController();
    await ask('/rbsmbl/x-services/userInfo/getUserInfo', { signal });
    expect(network.mock.calls[0]?.[1]).toEqual({ signal });
  });
});
