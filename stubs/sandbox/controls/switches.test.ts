import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { publicAppConfig } from '../../../src/session/services/app-config.schema.ts';
import { openSandbox } from '../sandbox.fixture.ts';

const config = (brand: string) => `/cmcrst/x-services/appConfig/public/list/member/${brand}`;

describe('POST /sandbox/switches', () => {
  it('sets a switch for one brand or for all, and restores its default', async () => {
    const { ask } = openSandbox();
    const maintenance = async (brand: string) =>
      v.parse(publicAppConfig.response, await (await ask('GET', config(brand))).json()).maintenance;
    const turn = (brand: string, value?: string) =>
      ask('POST', '/sandbox/switches', { brand, name: 'MAINTENANCE', value });
    await turn('MINCR', 'Y');
    expect([await maintenance('mincr'), await maintenance('pbs')]).toEqual([true, false]);
    await turn('all', 'Y');
    expect([await maintenance('mincr'), await maintenance('pbs')]).toEqual([true, true]);
    await turn('mincr', 'N');
    expect([await maintenance('mincr'), await maintenance('pbs')]).toEqual([false, true]);
    await turn('mincr');
    await turn('all');
    expect([await maintenance('mincr'), await maintenance('pbs')]).toEqual([false, false]);
  });

  it('refuses switches and brands that do not exist', async () => {
    const { ask } = openSandbox();
    const turn = async (request: unknown) => (await ask('POST', '/sandbox/switches', request)).status;
    expect(await turn({ brand: 'unknown', name: 'MAINTENANCE', value: 'Y' })).toBe(404);
    expect(await turn({ brand: 'mincr', name: 'KETTLE', value: 'Y' })).toBe(400);
  });
});
