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

it("readSites() returns the policies of a site's release and of its maintenance versions", () => {
  const started = switchedId('a1', true);
  expect(readSites(root).map(({ policies }) => policies)).toEqual([
    new Map(['a1', started, switchedId(started, false)].map((id) => [id, POLICY])),
  ]);
});

it("readSites() uses the id 'copied' for the content security policy if the site folder comes from another machine", () => {
  const site = join(root, 'dist/sites', DOMAIN);
  cpSync(site, `${site}.copy`, { recursive: true, dereference: true });
  rmSync(site);
  cpSync(`${site}.copy`, site, { recursive: true });
  rmSync(join(root, 'dist/releases'), { recursive: true });
  expect(readSites(root).map(({ policies }) => [...policies])).toEqual([[['copied', POLICY]]]);
});
