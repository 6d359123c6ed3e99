/** Path, query, headers, body and host of a request (000 §7). */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineCall } from './call.schema.ts';
import { send } from './http.ts';
import {
  respond,
  failureOf,
  network,
  path,
  read,
  removal,
  response,
  sent,
  warned,
  wiring,
} from './http.fixture.ts';

describe('a request', () => {
  it('contains the encoded path parameters, the query, and the headers of both the call and the caller', async () => {
    const call = defineCall({
      method: 'put',
      path: '/wcs/x-services/resources/store/{storeID}/csrproxy/{logonID}/start',
      access: 'staff',
      sends: { APPID: 'CHMMBR' },
      takes: ['ObSSOCookie'],
      query: v.object({ from: v.string(), to: v.optional(v.string()) }),
      encoding: 'json',
      payload: v.array(v.number()),
      response,
    });
    await send(call, {
      params: { storeID: '10152', logonID: 'A/B?' },
      query: { from: '2026-01-01', to: undefined },
      headers: { ObSSOCookie: 'c' },
      payload: [1, 2],
    });
    expect(sent().url).toBe(
      'https://northstar.example/wcs/x-services/resources/store/10152/csrproxy/A%2FB%3F/start?from=2026-01-01',
    );
    expect(sent().method).toBe('PUT');
    expect([sent().headers.get('appid'), sent().headers.get('obssocookie')]).toEqual(['CHMMBR', 'c']);
    expect(await sent().json()).toEqual([1, 2]);
  });

  it('has a form-encoded body if its call sends a form', async () => {
    const form = v.object({ grant_type: v.string(), scope: v.string() });
    await send(
      defineCall({
        method: 'post',
        path: '/api/oauth/tokens',
        access: 'client',
        encoding: 'form',
        payload: form,
        response,
      }),
      { payload: { grant_type: 'password', scope: 'resource.READ' } },
    );
    expect(sent().headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(await sent().text()).toBe('grant_type=password&scope=resource.READ');
  });

  it('has an empty body if there is no payload', async () => {
    await send(removal, {});
    expect(await sent().text()).toBe('');
  });

  it('for a PDF resolves to a Blob, or fails as an invalid response if the service sends HTML', async () => {
    const file = defineCall({ method: 'get', path, access: 'member', response: { file: 'application/pdf' } });
    const pdf = `%PDF-1.7 ${'x'.repeat(64)}`;
    network.mockResolvedValueOnce(new Response(pdf, { headers: { 'content-type': 'application/pdf' } }));
    expect(await (await send(file, {})).text()).toBe(pdf);
    network.mockResolvedValueOnce(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    expect((await failureOf(send(file, {}))).kind).toBe('bad-response');
  });

  it('that fails is logged with its path template, but without parameter values', async () => {
    const call = defineCall({
      method: 'get',
      path: '/rbsmbl/x-services/file/{name}',
      access: 'member',
      response,
    });
    network.mockResolvedValue(respond({}, 500));
    await failureOf(send(call, { params: { name: 'DELGADO-900481701' } }));
    expect(JSON.stringify(warned.mock.calls)).toContain('/file/{name}');
    expect(JSON.stringify(warned.mock.calls)).not.toContain('DELGADO');
  });
});

describe('a service request (000 §7)', () => {
  it.each([
    ['qa.northstar.example', 'qa'],
    ['dev.northstar.example', 'dev'],
    ['northstar.example', null],
    ['m00laptop', null],
  ])('from the page host %s has the test-backend header %s', async (host, expected) => {
    wiring.host.mockReturnValue(host);
    await send(read, {});
    expect(sent().headers.get('x-test-backend')).toBe(expected);
  });

  it('in cross-origin mode goes to the service host, without commerce tokens', async () => {
    wiring.serviceHosts.mockReturnValue({ prod: 'https://services.example' });
    const call = defineCall({ method: 'get', path, access: 'member', sends: { WCToken: 't' }, response });
    await send(call, {});
    expect(sent().url).toBe(`https://services.example${path}`);
    expect(sent().headers.has('wctoken')).toBe(false);
    expect(sent().headers.get('authorization')).toBe('Bearer token-1');
  });
});
