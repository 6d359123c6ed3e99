import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../../brand/brand-tree.fixture.ts';
import { licensesText, packageOf, sentPackages } from './license-notices.ts';

const MODULES = '/project/node_modules';

describe('packageOf', () => {
  it.each([
    [`${MODULES}/react/cjs/react.production.js`, 'react'],
    [`${MODULES}/@nanostores/react/index.js`, '@nanostores/react'],
    [`${MODULES}/react-dom/node_modules/scheduler/index.js`, 'scheduler'],
    [
      '/project/.cache/fonts/roboto-slab-0a1b2c3d4e/roboto-slab.woff2?url',
      '@fontsource-variable/roboto-slab',
    ],
    ['node_modules/fflate/esm/browser.js', 'fflate'],
    ['.cache/fonts/lora-0a1b2c3d4e/lora.woff2', '@fontsource-variable/lora'],
    ['\0vite/preload-helper.js', 'vite'],
    ['\0us-atlas/state-outlines', 'us-atlas'],
    ['/project/src/lib/date.ts', undefined],
    ['\0astro:scripts', undefined],
  ])('returns the package of a module: for the id %j it is %s', (id, name) => {
    expect(packageOf(id)).toBe(name);
  });
});

describe('sentPackages', () => {
  type Bundle = Parameters<typeof sentPackages>[0];
  const bundle = {
    'a.js': {
      type: 'chunk',
      modules: Object.fromEntries(
        [
          [`${MODULES}/react/index.js`, 10],
          [`${MODULES}/dropped/index.js`, 0],
          ['/project/.cache/fonts/lora-0a1b2c3d4e/lora.woff2?url', 10],
          [`${MODULES}/astro/dist/runtime/client/idle.prebuilt.js`, 10],
          ['/project/src/a.ts', 10],
        ].map(([id, renderedLength]) => [id, { renderedLength }]),
      ),
    },
    'b.woff2': {
      type: 'asset',
      originalFileNames: [`${MODULES}/@fontsource-variable/sora/files/sora.woff2`],
    },
  } as unknown as Bundle;

  it('includes the package of every module that the browser build keeps', () => {
    expect(sentPackages(bundle, true)).toEqual([
      '@fontsource-variable/lora',
      '@fontsource-variable/sora',
      'astro',
      'react',
    ]);
  });

  it('includes, for the server build, only packages whose files or inline scripts the build sends to browsers', () => {
    expect(sentPackages(bundle, false)).toEqual([
      '@fontsource-variable/lora',
      '@fontsource-variable/sora',
      'astro',
    ]);
  });
});

it('licensesText() contains each package’s name, version and complete license', () => {
  const folders = ['react', 'dompurify', 'vite', '@fontsource-variable/lora'].map((name) =>
    join(PROJECT, 'node_modules', name),
  );
  const text = licensesText(folders);
  expect(text).toMatch(/\nreact \d+\.\d+\.\d+ \(MIT\)\n\nMIT License\n/);
  expect(text).toContain('Copyright (c) Meta Platforms');
  expect(text).toContain('Mozilla Public License Version 2.0');
  expect(text).toContain('present, VoidZero Inc. and Vite contributors');
  expect(text).not.toContain('bundled dependencies');
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
});

it('licensesText() throws if a package has no license file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "name": "silent", "version": "1.0.0" }');
    expect(() => licensesText([folder])).toThrow('silent has no file with its license');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
