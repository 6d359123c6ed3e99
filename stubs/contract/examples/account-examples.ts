/** Example requests of the account and agent calls. */
import * as account from '../../../src/features/account/account.schema.ts';
import { securityQuestions, securityStrength } from '../../../src/session/user/security.schema.ts';
import * as forgotten from '../../../src/features/account/recovery/account-recovery.schema.ts';
import * as agents from '../../../src/features/agents/agents.schema.ts';
import * as settings from '../../../src/features/account/settings/settings.schema.ts';
import { userLogin } from '../../../src/session/sign-in/sign-in.schema.ts';
import { bookOfBusiness } from '../../../src/features/agents/book/book.schema.ts';
import { openClient } from '../../../src/features/simulation/simulation.schema.ts';
import { IDENTITY_PIN, PASSWORD, SECURITY_ANSWER } from '../../people/person.ts';
import { resetPassword } from '../../sandbox/account/account-state.ts';
import { birthDate } from '../../sandbox/data/days.ts';
import { example, type ExampleContext } from '../example.ts';

/** Restores a person's original password, so that an example that changes it can be sent again. */
function withFirstPassword({ services }: ExampleContext, logonId: string): void {
  const person = services.accounts.find(logonId);
  if (person) resetPassword(services, person);
}

export const accountExamples = [
  example(account.updateProfile, 'maria', () => ({
    payload: {
      nickName: 'Mari',
      email1: 'maria.delgado@mail.example',
      phone1: '(412) 555-0118',
      currentPassword: PASSWORD,
    },
  })),
  example(account.updateProfile, 'maria', () => ({
    payload: {
      phones: [{ phoneType: 'CELL' as const, phoneNumber: '(412) 555-0119' }],
      currentPassword: PASSWORD,
    },
  })),
  example(settings.accountProfile, 'maria', () => ({})),
  example(settings.communicationPreferences, 'maria', () => ({})),
  example(settings.saveCommunicationPreferences, 'maria', async ({ ask }) => {
    const phones = [{ phoneType: 'CELL' as const, phoneNumber: '(412) 555-0119' }];
    await ask(account.updateProfile, { payload: { phones, currentPassword: PASSWORD } });
    const notifications = [{ eventType: 'CLAIM' as const, channels: ['EMAIL' as const, 'SMS' as const] }];
    return { payload: { paperless: ['EOB' as const], notifications } };
  }),
  example(settings.recentSignIns, 'maria', async ({ ask }) => {
    await ask(userLogin, { payload: { logonId: 'maria', password: PASSWORD, brand: 'mincr' } });
    return {};
  }),
  example(settings.signOutEverywhere, 'theo', () => ({})),
  example(securityQuestions, null, () => ({})),
  example(account.securityQuestion, null, () => ({ payload: { logonId: 'maria' } })),
  example(account.saveSecurityQuestion, 'maria', () => ({
    payload: { questionId: '103', answer: 'Pepper', currentPassword: PASSWORD },
  })),
  example(forgotten.forgottenUsernamePassword, 'leo', ({ member: { family, self }, day }) => ({
    payload: {
      forgotten: 'USERNAME' as const,
      firstName: self.firstName,
      lastName: self.lastName,
      dob: birthDate(self, day),
      memberId: family.umi,
    },
  })),
  example(forgotten.forgottenUsernamePassword, null, () => ({
    payload: { forgotten: 'PASSWORD' as const, logonId: 'nora-temp', answer: SECURITY_ANSWER },
  })),
  example(forgotten.requestPin, null, () => ({ payload: { logonId: 'nora-temp' } })),
  example(forgotten.forgottenUsernamePassword, null, async ({ ask }) => {
    await ask(forgotten.requestPin, { payload: { logonId: 'nora-temp' } });
    return {
      payload: { forgotten: 'PASSWORD_BY_PIN' as const, logonId: 'nora-temp', pin: IDENTITY_PIN },
    };
  }),
  example(account.changePassword, 'miriam', (world) => {
    withFirstPassword(world, 'miriam');
    return { payload: { oldPassword: PASSWORD, newPassword: 'Riverbank8!' } };
  }),
  example(securityStrength, null, () => ({ query: { function: 'changePassword' as const } })),

  example(agents.getddTokenByRegion, 'gwen', () => ({ query: { region: 'MN' } })),
  example(agents.updateAgencyPreference, 'gwen', () => ({
    payload: {
      agencyIdPref: '40211',
      regionPref: 'MN',
      rememberAgencyRegion: true,
      isBrokerAgencyPref: true,
      brokerAgencyPrefLob: 'MA' as const,
    },
  })),
  example(agents.updateProducerNpn, 'gwen', () => ({ payload: { npnNo: '8840211' } })),
  example(bookOfBusiness, 'gwen', () => ({ params: { agencyId: '40211' } })),
  example(openClient, 'gwen', () => ({
    payload: { agencyId: '40211', clientId: '40211-0001', reason: 'Yearly plan review' },
  })),
];
