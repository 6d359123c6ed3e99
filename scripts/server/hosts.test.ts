import { describe, expect, it } from 'vitest';
import type { SiteEntry } from '../../src/renderer/site-index.ts';
import { hostMeaning } from './hosts.ts';

const site: SiteEntry = {
  code: 'mincr',
  name: 'North Star',
  number: 6010,
  domain: 'northstar.example',
  state: 'MN',
  family: 'northern',
  mark: '<svg/>',
  colours: {},
};

describe('which brand a host means', () => {
  it.each([
    'northstar.example',
    'WWW.northstar.example:4321',
    'mincr.localhost:4321',
    'qa.northstar.example',
    'www.test2.northstar.example',
    'dev.mincr.localhost',
  ])('%s is the brand', (host) => {
    expect(hostMeaning(host, [site])).toEqual({ kind: 'brand', domain: 'northstar.example' });
  });

  it.each(['localhost:4321', '127.0.0.1', '[::1]:80'])('%s is the directory', (host) => {
    expect(hostMeaning(host, [site]).kind).toBe('directory');
  });

  it.each(['other.example', 'prod.northstar.example', 'qa.example', 'dev.localhost'])(
    '%s is nobody',
    (host) => {
      expect(hostMeaning(host, [site]).kind).toBe('unknown');
    },
  );
});
