import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAssetLinks, readAssets, writeAssetLinks } from './assets.ts';
import { clientFiles } from '../compile/client-files.fixture.ts';

const FILES = {
  'page.Aa1.js':
    'import{x as e}from"./shared.Bb2.js";import"./side.Cc3.js";export const v=()=>import("./view.Dd4.js");',
  'shared.Bb2.js': "import { y } from './deep.Ee5.js';export const x=1;",
  'side.Cc3.js': '',
  'view.Dd4.js': 'import"./deep.Ee5.js";const m=["_astro/view.Ff6.css"];export*from"./more.Gg7.js"',
  'deep.Ee5.js': 'import"./shared.Bb2.js"',
  'view.Ff6.css': '@font-face{src:url(/_astro/face.Hh8.woff2)}',
  'more.Gg7.js': '',
  'face.Hh8.woff2': 'page.Aa1.js',
  'alone.Ii9.js': 'import"./page.Aa1.js"',
};
const address = (...names: string[]) => names.map((name) => `/_astro/${name}`).sort();

describe('readAssets', () => {
  it('lists the compiled files by address and finds them on disk', () => {
    using client = clientFiles(FILES);
    const assets = readAssets(client.root);
    expect([...assets.paths].sort()).toEqual(address(...Object.keys(FILES)));
    expect(readFileSync(assets.file('/_astro/side.Cc3.js'), 'utf8')).toBe('');
  });

  it('gets its links from readAssetLinks(), which reads recorded imports instead of the files', () => {
    using client = clientFiles(FILES);
    const links = readAssetLinks(client.root);
    writeAssetLinks(client.root);
    expect(readAssetLinks(client.root)).toEqual(links);
    writeFileSync(readAssets(client.root).file('/_astro/alone.Ii9.js'), '');
    expect(readAssetLinks(client.root)).toEqual(links);
  });

  it.each<[rule: string, from: string[], reached: string[]]>([
    ['only the file itself if it loads nothing', ['side.Cc3.js'], ['side.Cc3.js']],
    [
      'static and dynamic imports, style sheets and what they load',
      ['page.Aa1.js'],
      Object.keys(FILES).filter((name) => name !== 'alone.Ii9.js'),
    ],
    [
      'files that import each other, without an endless loop',
      ['deep.Ee5.js'],
      ['deep.Ee5.js', 'shared.Bb2.js'],
    ],
    ['the files of several addresses', ['side.Cc3.js', 'more.Gg7.js'], ['more.Gg7.js', 'side.Cc3.js']],
    ['only the file itself for a font', ['face.Hh8.woff2'], ['face.Hh8.woff2']],
    ['nothing if no address is given', [], []],
  ])('provides closure(), which returns %s', (_rule, from, reached) => {
    using client = clientFiles(FILES);
    expect([...readAssets(client.root).closure(address(...from))].sort()).toEqual(address(...reached));
  });

  it.each<[rule: string, from: string[], needed: string[]]>([
    [
      'static imports of every form, but not dynamic imports',
      ['page.Aa1.js'],
      ['deep.Ee5.js', 'page.Aa1.js', 'shared.Bb2.js', 'side.Cc3.js'],
    ],
    [
      'files that are re-exported',
      ['view.Dd4.js'],
      ['deep.Ee5.js', 'more.Gg7.js', 'shared.Bb2.js', 'view.Dd4.js'],
    ],
    ['only the file itself for a style sheet', ['view.Ff6.css'], ['view.Ff6.css']],
  ])('provides staticImports(), which returns %s', (_rule, from, needed) => {
    using client = clientFiles(FILES);
    expect([...readAssets(client.root).staticImports(address(...from))].sort()).toEqual(address(...needed));
  });
});
