/** The calls of the account page: profile with phones, communication preferences, sign-ins (spec 000 §6, §7; decisions/home#profile-and-phones, decisions/home#paperless-documents-and-notifications). */
import * as settings from '../../../src/features/account/settings/settings.schema.ts';
import type { Person } from '../../people/person.ts';
import { refuse } from '../http/requests.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { serveCall } from '../serve-call.ts';
import { clearSessionCookies } from '../sign-in/session-cookies.ts';
import { openSignIns, signInsOf } from '../sign-in/sign-in-log.ts';
import { endAllSessions } from '../sign-in/token-grants.ts';
import { accountOf, communicationOf, saveCommunication, type StoredCommunication } from './account-state.ts';

/** The current profile: the row in `stubs/people` with the person's changes. */
export function profileOf(services: SandboxServices, person: Person) {
  const { profile } = accountOf(services, person);
  return {
    nickName: profile.nickName ?? '',
    email1: profile.email1 ?? person.email,
    address: profile.address ?? '',
    city: profile.city ?? '',
    state: profile.state ?? '',
    zipCode: profile.zipCode ?? person.zipCode,
    phones: [
      { phoneType: 'HOME' as const, phoneNumber: profile.phone1 ?? person.phone },
      { phoneType: 'BUS' as const, phoneNumber: profile.businessPhone ?? '' },
      { phoneType: 'CELL' as const, phoneNumber: profile.cellPhone ?? '' },
    ],
  };
}

/** The code of the refusal if preferences need an email address or a mobile number that the profile does not contain; otherwise null. */
function missingContact(
  { paperless, notifications }: StoredCommunication,
  { email1, phones }: ReturnType<typeof profileOf>,
): string | null {
  const uses = (channel: 'EMAIL' | 'SMS'): boolean =>
    notifications.some(({ channels }) => channels.includes(channel));
  const mobile = phones.find(({ phoneType }) => phoneType === 'CELL')?.phoneNumber ?? '';
  if (email1 === '' && (paperless.length > 0 || uses('EMAIL'))) return 'EMAIL-MISSING';
  return mobile === '' && uses('SMS') ? 'MOBILE-MISSING' : null;
}

export function settingsRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, settings.accountProfile, ({ caller: { person } }) => ({
    payload: { profile: profileOf(services, person) },
  }));

  serveCall(routes, services, settings.communicationPreferences, ({ caller: { person } }) => ({
    payload: communicationOf(services, person),
  }));

  serveCall(routes, services, settings.saveCommunicationPreferences, ({ payload, caller: { person } }) =>
    services.transaction(() => {
      const missing = missingContact(payload, profileOf(services, person));
      if (missing !== null) return refuse(400, missing);
      saveCommunication(services, person, payload);
      return { payload: { status: 'success' as const } };
    }),
  );

  serveCall(routes, services, settings.recentSignIns, ({ caller: { person, token } }) => ({
    payload: { signIns: signInsOf(services, person, token) },
  }));

  serveCall(routes, services, settings.signOutEverywhere, ({ c, caller: { person } }) =>
    services.transaction(() => {
      const ended = openSignIns(services, person).size;
      endAllSessions(services, person.logonId);
      clearSessionCookies(c);
      return { payload: { endedSignIns: ended } };
    }),
  );

  return routes;
}
