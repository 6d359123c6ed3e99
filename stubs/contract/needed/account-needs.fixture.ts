import * as account from '../../../src/features/account/account.schema.ts';
import { securityQuestions, securityStrength } from '../../../src/session/user/security.schema.ts';
import * as settings from '../../../src/features/account/settings/settings.schema.ts';
import * as forgotten from '../../../src/features/account/recovery/account-recovery.schema.ts';
import * as agents from '../../../src/features/agents/agents.schema.ts';
import { bookOfBusiness } from '../../../src/features/agents/book/book.schema.ts';
import { openClient } from '../../../src/features/simulation/simulation.schema.ts';
import type { CallNeeds } from './call-needs.fixture.ts';

const QUESTION = 'payload.securityQuestions.*';

export const accountNeeds: readonly CallNeeds[] = [
  [account.updateProfile, ['payload.status']],
  [settings.accountProfile, ['payload.profile', 'payload.profile.phones']],
  [settings.communicationPreferences, ['payload.paperless', 'payload.notifications']],
  [settings.saveCommunicationPreferences, ['payload.status']],
  [
    settings.recentSignIns,
    ['payload.signIns', 'payload.signIns.*.signInId', 'payload.signIns.*.signInTimestamp'],
  ],
  [settings.signOutEverywhere, ['payload.endedSignIns']],
  [securityQuestions, [`${QUESTION}.questionId`, `${QUESTION}.question`]],
  [account.securityQuestion, ['payload.question']],
  [account.saveSecurityQuestion, ['payload.status']],
  [forgotten.forgottenUsernamePassword, ['payload.sentTo']],
  [forgotten.requestPin, ['payload.status']],
  [account.changePassword, ['payload.status']],
  [
    securityStrength,
    [
      'function',
      'minimumLength',
      'upperCaseRequired',
      'lowerCaseRequired',
      'digitRequired',
      'specialRequired',
      'message',
    ].map((field) => `payload.${field}`),
  ],
  [agents.getddTokenByRegion, ['payload.region', 'payload.ddToken']],
  [agents.updateAgencyPreference, ['payload.status']],
  [agents.updateProducerNpn, ['payload.status']],
  [
    bookOfBusiness,
    [
      'payload.clients',
      ...[
        'clientId',
        'firstName',
        'lastName',
        'lob',
        'planName',
        'statusCd',
        'effectiveDate',
        'portalAccount',
      ].map((field) => `payload.clients.*.${field}`),
    ],
  ],
  [openClient, ['HMCSRProxyToken', 'logonId', 'expiresIn']],
];
