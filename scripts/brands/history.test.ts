/** Tests the commands about past releases, which read published sites but no brand files. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PublishedRecord } from '../../src/brand/rule-changes/rule-changes.rules.ts';
import { readAssets } from '../../src/renderer/render/assets.ts';
import { readHistory, serve } from '../../src/renderer/release/release-history.ts';
import { releaseSite } from '../../src/renderer/release/release-site.ts';
import { brandHistory } from './history.ts';
import { switchMaintenance } from './maintenance.ts';
import { rollbackBrand, withChanges } from './rollback.ts';

const DOMAIN = 'test.example';
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'history-'));
  mkdirSync(join(root, 'dist/renderer/client/_astro'), { recursive: true });
  writeFileSync(join(root, 'dist/sites.json'), JSON.stringify([{ code: 'mincr', domain: DOMAIN }]));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const record = (phone: string, age: number): PublishedRecord => ({
  schema: 'one',
  entries: [
    { path: ['customerServicePhoneNumber'], value: phone },
    { path: ['minimumMemberAge'], value: age },
  ],
  written: {},
});
const html = (text: string) => `<html><body><main><p>${text}</p></main></body></html>`;
async function publish(pages: Record<string, string>, from?: PublishedRecord): Promise<void> {
  const files = new Map(Object.entries(pages).map(([name, text]) => [`${name}index.html`, html(text)]));
  const site = { domain: DOMAIN, files, assets: new Set<string>(), ...(from ? { record: from } : {}) };
  await releaseSite(root, site, readAssets(root));
}
const withPhone = (phone: string) => ({ '': `Call ${phone} now`, 'about/': `Our number: ${phone}` });
/** Removes the release times from the text. */
const timeless = (text: string): string[] => text.replaceAll(/\w{3} \d+, \d{4}, \d+:\d\d [AP]M/g, 'TIME').split('\n');

const AFTER = [
  'The files in brands/mincr/ are as they were. Fix them before you publish mincr again: npm run brands -- diff mincr',
  'Until then npm run build and npm start leave test.example rolled back. To publish it: npm run build -- --brand mincr',
];

describe('the rollback command', () => {
  it('lists a changed phone number only once, even if every page contains it', async () => {
    await publish(withPhone('1-800-555-0110'), record('1-800-555-0110', 12));
    await publish(withPhone('1-800-555-0199'), record('1-800-555-0199', 14));
    expect(timeless(await rollbackBrand(root, 'MINCR'))).toEqual([
      'test.example serves the release of TIME again. For readers this means:',
      '  Minimum age of a member: 14 → 12',
      '  Customer service number: 1-800-555-0110 again instead of 1-800-555-0199, on all 2 pages',
      '',
      ...AFTER,
    ]);
  });

  it('lists a changed phone number, but omits its label, if the releases have no stored record', async () => {
    await publish(withPhone('1-800-555-0110'));
    await publish(withPhone('1-800-555-0199'));
    expect(timeless(await rollbackBrand(root, 'mincr'))[1]).toBe(
      '  1-800-555-0110 again instead of 1-800-555-0199, on all 2 pages',
    );
  });

  it('reports the served release even if its changes cannot be described', async () => {
    const damaged = () => Promise.reject(new Error('a page cannot be read'));
    expect(await withChanges('test.example serves the release of TIME again.', damaged)).toEqual([
      'test.example serves the release of TIME again.',
      'What changed could not be described (a page cannot be read). The same command again would go back one more release.',
    ]);
  });
});

describe('the history command', () => {
  it('lists releases newest first with the changes of each, and marks the served release', async () => {
    await publish(withPhone('1'), record('1', 12));
    await publish(withPhone('2'), record('2', 12));
    await publish({ ...withPhone('2'), 'new/': 'Open house' }, record('2', 12));
    expect(timeless(await brandHistory(root, 'mincr'))).toEqual([
      'test.example: 3 releases are kept, the newest first.',
      '',
      'TIME  served now',
      '  page added: /new/',
      '',
      'TIME',
      '  Customer service number: 1 → 2, on all 2 pages',
      '',
      'TIME',
      '  the oldest release that is kept',
      '',
      'To serve the one before the served one: npm run brands -- rollback mincr',
    ]);
    await rollbackBrand(root, 'mincr');
    expect(timeless(await brandHistory(root, 'mincr')).filter((line) => line.startsWith('TIME'))).toEqual([
      'TIME  taken back',
      'TIME  served now',
      'TIME',
    ]);
  });

  it('marks a newer release as never served, instead of rolled back, if its publish was killed', async () => {
    await publish(withPhone('1'));
    await publish(withPhone('2'));
    const [first] = readHistory(root, DOMAIN);
    serve(root, DOMAIN, first?.id ?? '');
    expect(timeless(await brandHistory(root, 'mincr')).filter((line) => line.startsWith('TIME'))).toEqual([
      'TIME  never served',
      'TIME  served now',
    ]);
  });

  it('marks the only release as the oldest release that is kept', async () => {
    await publish(withPhone('1'));
    expect(timeless(await brandHistory(root, 'mincr'))).toEqual([
      'test.example: 1 release is kept, the newest first.',
      '',
      'TIME  served now',
      '  the oldest release that is kept',
    ]);
  });

  it('shows a count instead of a long list of changes', async () => {
    const pages = (word: string) => ({
      '': Array.from({ length: 12 }, (_, at) => `${word} number${at} ${word}`).join('</p><p>'),
    });
    await publish({ '': 'x' });
    await publish(pages('a'));
    await publish({ '': 'y' });
    const lines = timeless(await brandHistory(root, 'mincr'));
    expect(lines.filter((line) => line.startsWith('  and '))).toHaveLength(2);
    expect(lines.length).toBeLessThan(30);
  });

  it('rejects a brand that is not published', async () => {
    await expect(brandHistory(root, 'acme')).rejects.toThrow("No brand 'acme' is published.");
  });
});

it('if one site fails, the maintenance command still switches the other sites, and names the failed site', async () => {
  await publish(withPhone('1'));
  const sites = [
    { code: 'gone', domain: 'gone.example' },
    { code: 'mincr', domain: DOMAIN },
  ];
  writeFileSync(join(root, 'dist/sites.json'), JSON.stringify(sites));
  await expect(switchMaintenance(root, 'ALL', true)).rejects.toThrow(
    'Failed at 1 of 2 sites:\n  gone.example: gone.example is not published.\nThe same command tries again.',
  );
  expect(await brandHistory(root, 'mincr')).toContain('test.example is in maintenance.');
});
