import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { pageFiles } from './page-files.ts';

it('finds the heaviest page of all brands, apart from two kinds', () => {
  const root = mkdtempSync(join(tmpdir(), 'pages-'));
  const files = {
    'a.example/index.html.br': 10,
    'a.example/index.html': 900,
    'a.example/login/index.html.br': 50,
    'a.example/languages/index.html.br': 60,
    'b.example/msg/index.html.br': 20,
    'b.example/login/index.html.br': 40,
  };
  for (const [path, size] of Object.entries(files)) {
    const file = join(root, 'dist/sites', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'x'.repeat(size));
  }
  expect(pageFiles(root)).toEqual({
    pageHtmlCssBytes: { value: 20, note: 'b.example /msg/index.html' },
    languagesHtmlCssBytes: { value: 60, note: 'a.example /languages/index.html' },
    signInHtmlCssBytes: { value: 50, note: 'a.example /login/index.html' },
  });
  rmSync(root, { recursive: true });
});
