/** The user record of a simulated member (spec 000 §6). Pure. */
import { userRecordOf, type UserRecord } from '../../session/user/user-record.rules.ts';
import type { Simulation } from './simulation.schema.ts';

/** The record never requires a password change, because staff cannot change the member's password. */
export const simulatedRecord = (simulation: Simulation, storeId: number): UserRecord =>
  userRecordOf(
    {
      userId: simulation.logonId,
      logonId: simulation.logonId,
      firstName: simulation.firstName,
      lastName: simulation.lastName,
      ecid: '',
      dateOfBirth: null,
      actorType: 'MEMBER',
      challengeQuestion: '',
      email: '',
      temporaryPassword: false,
      phone: '',
      shoppingBrand: '',
      market: '',
      zipCode: '',
      county: '',
      passwordForced: false,
      token: {
        accessToken: simulation.token,
        lifetimeSeconds: simulation.lifetimeSeconds,
        sessionSeconds: null,
      },
    },
    storeId,
  );

/** The member's name, or the user name if the service returns none. */
export const nameOf = ({ firstName, lastName, logonId }: Simulation): string =>
  `${firstName} ${lastName}`.trim() || logonId;
