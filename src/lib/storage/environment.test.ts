import { describe, expect, it } from 'vitest';
import { environmentOf, isTestBackend, requestTarget } from './environment.ts';

describe('the environment of a host (000 §7, §9)', () => {
  it.each([
    ['m00laptop.corp.example', 'local'],
    ['M00', 'local'],
    ['localhost', 'local'],
    ['mincr.localhost', 'local'],
    ['127.0.0.1', 'local'],
    ['dev.northstar.example', 'dev'],
    ['www.test.northstar.example', 'test'],
    ['test2.northstar.example', 'test'],
    ['QA.northstar.example', 'qa'],
    ['northstar.example', 'prod'],
    ['www.northstar.example', 'prod'],
    ['devon.example', 'prod'],
    ['care.harborline.example', 'prod'],
  ] as const)('depends on the host’s name: %s is %s', (host, environment) => {
    expect(environmentOf(host)).toBe(environment);
  });

  it('counts as a test environment if it is dev, test or qa', () => {
    const all = ['local', 'dev', 'test', 'qa', 'prod'] as const;
    expect(all.filter(isTestBackend)).toEqual(['dev', 'test', 'qa']);
  });
});

describe('requestTarget (000 §7)', () => {
  const hosts = { qa: 'https://services.qa.example' };
  const headers = { Authorization: 'Bearer x', WCToken: '1', WCTrustedToken: '2', CommerceTokens: '3' };

  it('returns the address without a host, and the unchanged headers, if there are no service hosts', () => {
    expect(requestTarget('/dps/x', headers, 'qa', null)).toEqual({ url: '/dps/x', headers });
  });

  it('in cross-origin mode, returns an address on the environment’s host, and headers without commerce tokens', () => {
    expect(requestTarget('/dps/x?a=1', headers, 'qa', hosts)).toEqual({
      url: 'https://services.qa.example/dps/x?a=1',
      headers: { Authorization: 'Bearer x' },
    });
  });

  it('returns the address without a host, and the unchanged headers, if the environment has no service host', () => {
    expect(requestTarget('/dps/x', headers, 'prod', hosts)).toEqual({ url: '/dps/x', headers });
  });
});
