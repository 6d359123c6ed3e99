import { expect, it } from 'vitest';
import { brokenBrands } from './directory-page.ts';

it('brokenBrands() lists brands with errors separately from brands that wait for acceptance', async () => {
  const entry = { lines: ['a line'], command: 'npm run brands -- check' };
  const text = String(
    await brokenBrands(
      [
        { code: 'pbs', ...entry },
        { code: 'mincr', ...entry, waits: true },
      ],
      false,
    ),
  );
  const [errors = '', waiting = ''] = text.split('Brands that wait for a yes');
  expect([errors.includes('errors-pbs'), errors.includes('errors-mincr')]).toEqual([true, false]);
  expect([waiting.includes('errors-mincr'), waiting.includes('are accepted')]).toEqual([true, true]);
  expect(String(await brokenBrands([{ code: 'mincr', ...entry, waits: true }], false))).not.toContain(
    'with errors',
  );
});
