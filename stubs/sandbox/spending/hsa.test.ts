import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import * as hsa from '../../../src/features/spending/hsa/hsa.schema.ts';
import { HSA_TERMS } from '../content/hsa-terms.ts';
import { openSandbox } from '../sandbox.fixture.ts';
import { openSpending } from './spending.fixture.ts';

describe('HSA terms and enrollment', () => {
  it('are stored for the person, and appear in the profile', async () => {
    const sandbox = openSandbox();
    const [otto, cleo, mona] = [
      await openSpending('otto', sandbox),
      await openSpending('cleo', sandbox),
      await openSpending('mona', sandbox),
    ];
    const accept = (version?: string) =>
      otto.post(hsa.hsaTermsAndConditions.path, { accepted: true, ...(version ? { version } : {}) });
    expect((await accept()).status).toBe(409);
    expect((await accept('2')).status).toBe(409);
    const accepted = await accept(HSA_TERMS.version);
    expect(v.parse(hsa.hsaTermsAndConditions.response, await accepted.json())).toMatchObject({
      accepted: true,
      version: HSA_TERMS.version,
    });
    expect([await otto.terms(), await cleo.terms()]).toEqual(['Y', 'N']);
    await otto.post(hsa.hsaTermsAndConditions.path, { accepted: false });
    expect(await otto.terms()).toBe('N');

    const enrolled = { umi: cleo.family.umi, ...cleo.ids };
    const [once, twice] = [
      await cleo.post(hsa.hsaEnroll.path, enrolled),
      await cleo.post(hsa.hsaEnroll.path, enrolled),
    ];
    expect(v.parse(hsa.hsaEnroll.response, await once.json())).toEqual(
      v.parse(hsa.hsaEnroll.response, await twice.json()),
    );
    const inProcess = async ({ profile }: typeof cleo) =>
      (await profile()).clientList[0]?.groupList[0]?.hsaEnrollmentInProcessIndicator;
    expect([await inProcess(cleo), await inProcess(mona)]).toEqual([true, false]);
    expect((await cleo.accounts()).hsaEnrollmentInProcess).toBe(true);
  });

  it("are refused for dependents; enrollment is also refused for another family's ID or a client without an HSA", async () => {
    const [kit, gia, cleo] = [
      await openSpending('kit'),
      await openSpending('gia'),
      await openSpending('cleo'),
    ];
    expect((await kit.post(hsa.hsaTermsAndConditions.path, { accepted: true })).status).toBe(403);
    expect((await kit.post(hsa.hsaEnroll.path, { umi: kit.family.umi, ...kit.ids })).status).toBe(403);
    expect((await gia.post(hsa.hsaEnroll.path, { umi: gia.family.umi, ...gia.ids })).status).toBe(400);
    expect((await gia.post(hsa.hsaEnroll.path, { umi: cleo.family.umi, ...cleo.ids })).status).toBe(403);
    expect((await cleo.post(hsa.hsaEnroll.path, { umi: gia.family.umi, ...cleo.ids })).status).toBe(403);
  });
});
