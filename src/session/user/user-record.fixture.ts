import { userRecordOf, type UserRecord } from './user-record.rules.ts';

export const recordOf = (changes: Partial<UserRecord> = {}): UserRecord => ({
  ...userRecordOf(
    {
      userId: 'U1',
      logonId: 'maria.d',
      firstName: 'Maria',
      lastName: 'Delgado',
      ecid: 'E1',
      dateOfBirth: '1984-05-06',
      actorType: 'MEMBER',
      challengeQuestion: 'First pet?',
      email: 'm@mail.example',
      temporaryPassword: false,
      phone: '(412) 555-0118',
      shoppingBrand: 'x',
      market: '',
      zipCode: '15222',
      county: '',
      passwordForced: false,
      token: { accessToken: 't', lifetimeSeconds: 1800, sessionSeconds: null },
    },
    10163,
  ),
  ...changes,
});
