import { describe, expect, it } from 'vitest';
import { nameOf, simulatedRecord } from './simulation.rules.ts';

const SIMULATION = {
  token: 't',
  logonId: 'MARIA',
  firstName: 'Maria',
  lastName: 'Delgado',
  lifetimeSeconds: 1800,
};

describe('a simulated member', () => {
  it('is a signed-in member without a forced password change', () => {
    expect(simulatedRecord(SIMULATION, 7)).toMatchObject({
      logonId: 'MARIA',
      type: { storeId: 7, actorType: 'MEMBER' },
      isLoggedIn: true,
      passwordForced: false,
    });
  });

  it('has a name, or else a user name', () => {
    expect(nameOf(SIMULATION)).toBe('Maria Delgado');
    expect(nameOf({ ...SIMULATION, firstName: '', lastName: '' })).toBe('MARIA');
  });
});
