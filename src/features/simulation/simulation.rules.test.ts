import { describe, expect, it } from 'vitest';
import { nameOf, simulatedRecord } from './simulation.rules.ts';

const SIMULATION = {
  token: 't',
  logonId: 'MARIA',
  firstName: 'Maria',
  lastName: 'Delgado',
  lifetimeSeconds: 1800,
};

describe('the user record of a simulated member', () => {
  it('says that the member is signed in and needs no password change', () => {
    expect(simulatedRecord(SIMULATION, 7)).toMatchObject({
      logonId: 'MARIA',
      type: { storeId: 7, actorType: 'MEMBER' },
      isLoggedIn: true,
      passwordForced: false,
    });
  });

  it('contains the member’s name, or the user name if the member’s name is missing', () => {
    expect(nameOf(SIMULATION)).toBe('Maria Delgado');
    expect(nameOf({ ...SIMULATION, firstName: '', lastName: '' })).toBe('MARIA');
  });
});
