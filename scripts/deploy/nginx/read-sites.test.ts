import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRoot, DOMAIN, POLICY } from '../../server/attacks/attack.fixture.ts';
import { switchedId } from '../../../src/renderer/release/maintenance.ts';
import { readSites } from './read-sites.ts';

let root: string;
beforeEach(() => {
  root = createRoot();
});
afterEach(() => rmSync(root, { recursive: true }));

it('a site has the policy of its release, and of those that maintenance makes of it', () => {
  const started = switchedId('a1', true);
  expect(readSites(root).map(({ policies }) => policies)).toEqual([
    new Map(['a1', started, switchedId(started, false)].map((id) => [id, POLICY])),
  ]);
});

it('a folder that was copied from a share has a policy of no release', () => {
  const site = join(root, 'dist/sites', DOMAIN);
  cpSync(site, `${site}.copy`, { recursive: true, dereference: true });
  rmSync(site);
  cpSync(`${site}.copy`, site, { recursive: true });
  rmSync(join(root, 'dist/releases'), { recursive: true });
  expect(readSites(root).map(({ policies }) => [...policies])).toEqual([[['copied', POLICY]]]);
});
