/** The record of a member whom staff simulate (spec 000 §6). Pure. */
import { userRecordOf, type UserRecord } from '../../session/user/user-record.rules.ts';
import type { Simulation } from './simulation.schema.ts';

/**
 * What is known of the member when the simulation starts; the rest is asked for in their window. Nobody chooses a
 * password for somebody else: none is forced.
 * @param storeId store number of the brand
 */
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
      token: { accessToken: simulation.token, lifetimeSeconds: simulation.lifetimeSeconds },
    },
    storeId,
  );

/** A member's name in a sentence; the user name where the service has no other. */
export const nameOf = ({ firstName, lastName, logonId }: Simulation): string =>
  `${firstName} ${lastName}`.trim() || logonId;
