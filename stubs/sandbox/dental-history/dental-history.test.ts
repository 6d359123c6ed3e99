import { describe, expect, it } from 'vitest';
import { dentalProcedureHistory } from '../../../src/features/dental-history/dental-history.schema.ts';
import { callsOf } from '../calls.fixture.ts';
import { servicesOf } from '../claims/claim-services.ts';
import { DAY, memberNamed, openSandbox } from '../sandbox.fixture.ts';

const sandbox = openSandbox();
const { read, status } = callsOf(sandbox);
const { family, self: maria } = memberNamed('maria');
const { self: daniel } = memberNamed('daniel');

describe('dentalProcedureHistory', () => {
  const history = (pin: string, groupNum = '23881000', contractId = family.agreementId) => ({
    payload: { contractId, pin, groupNum },
  });

  it('returns different procedures for different members, newest first', async () => {
    const [of] = await read(dentalProcedureHistory, 'maria', history(maria.pin));
    const [daniels] = await read(dentalProcedureHistory, 'maria', history(daniel.pin));
    expect(of?.procedures).not.toEqual(daniels?.procedures);
    const dates = of?.procedures.map(({ date }) => date) ?? [];
    expect(dates.length).toBeGreaterThan(2);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(of?.pin).toBe(maria.pin.padStart(9, '0'));
  });

  it('includes the procedures of settled dental claims', async () => {
    const claims = sandbox.services
      .claimsOf(family, DAY)
      .filter(
        ({ pin, wire }) => wire.planType === 'dental' && wire.claimStatusCode !== '5' && pin === maria.pin,
      );
    expect(claims).not.toEqual([]);
    const [of] = await read(dentalProcedureHistory, 'maria', history(maria.pin));
    const procedures = of?.procedures.map(({ date, description }) => `${date} ${description}`);
    for (const claim of claims)
      for (const { serviceDescription } of servicesOf(claim))
        expect(procedures).toContain(`${claim.serviceDate} ${serviceDescription}`);
  });

  it('returns no procedures for a group without dental coverage', async () => {
    expect(await read(dentalProcedureHistory, 'maria', history(maria.pin, '10452000'))).toEqual([]);
  });

  it('returns 403 for other people’s pins, groups and contracts', async () => {
    expect(await status(dentalProcedureHistory, 'ruth', history(maria.pin))).toBe(403);
    expect(await status(dentalProcedureHistory, 'daniel', history(maria.pin))).toBe(403);
    expect(await status(dentalProcedureHistory, 'daniel', history(daniel.pin))).toBe(200);
    expect(await status(dentalProcedureHistory, 'maria', history(maria.pin, '44712000'))).toBe(403);
  });
});
