import { describe, expect, it } from 'vitest';
import { readAssets } from './assets.ts';
import { clientFiles } from '../compile/client-files.fixture.ts';
import { fillPreloads } from './preloads.ts';

const FILES = {
  'member.a1.js':
    'import"./store.b2.js";import("./activity-summary.island.c3.js");import("./claims.island.d4.js")',
  'store.b2.js': '',
  'activity-summary.island.c3.js': 'import"./panel.e5.js"',
  'claims.island.d4.js': '',
  'panel.e5.js': '',
  'client.f6.js': 'import"./react.$&.js"',
  'react.$&.js': '',
};
const ISLAND =
  '<astro-island uid="x" component-url="/_astro/member.a1.js" component-export="M" renderer-url="/_astro/client.f6.js" props="{}" client="signed-in"></astro-island>';
const SLOT = '<template id="member-preloads"></template>';

const linksOf = (...names: string[]): string =>
  names.map((name) => `<link rel="modulepreload" href="/_astro/${name}.js">`).join('');

describe('the list of preloads for a signed-in visit', () => {
  it('contains the island, its framework, the default view and all their imports, from largest to smallest', () => {
    using client = clientFiles(FILES);
    const filled = fillPreloads(`<main>${ISLAND}</main>${SLOT}<p>after</p>`, readAssets(client.root));
    const links = linksOf(
      'member.a1',
      'activity-summary.island.c3',
      'client.f6',
      'panel.e5',
      'react.$&',
      'store.b2',
    );
    expect(filled).toBe(
      `<main>${ISLAND}</main><template id="member-preloads">${links}</template><p>after</p>`,
    );
  });

  it('starts with the file for early requests and its imports', () => {
    using client = clientFiles({ ...FILES, 'early-reads.g7.js': 'import"./store.b2.js"' });
    const slot = '<template id="member-preloads" data-brand="{}"></template>';
    const filled = fillPreloads(`${slot}${ISLAND}`, readAssets(client.root));
    expect(filled).toContain(
      `<template id="member-preloads" data-brand="{}" data-early="/_astro/early-reads.g7.js">${linksOf('early-reads.g7', 'store.b2', 'member.a1')}`,
    );
  });

  it.each([
    ['no island', `<p>words</p>${SLOT}`],
    ['only an island that starts at the first interaction', ISLAND.replace('signed-in', 'touch') + SLOT],
    ['no template for the list', ISLAND],
  ])('is not written into a page with %s', (_rule, html) => {
    using client = clientFiles(FILES);
    expect(fillPreloads(html, readAssets(client.root))).toBe(html);
  });
});
