/** Sign-in and sign-out (spec 000 §3, §4, §7). */
import { userLogin, userLogout } from '../../src/session/sign-in.schema.ts';
import { toUsDate, type IsoDate } from '../../src/lib/date.ts';
import { memberOf } from '../people/member-of.ts';
import type { Person, SignInRecord } from '../people/person.ts';
import { refuse } from './answers.ts';
import { createRouter, type House } from './context.ts';
import { birthDate } from './data/days.ts';
import { serveCall } from './serve.ts';
import { SESSION_SECONDS } from './sessions.ts';

/** What sign-in says of a person; `person.signIn` has the last word. */
function signInRecord(person: Person, brand: string, day: IsoDate): SignInRecord {
  const self = memberOf(person)?.self;
  const [firstName = '', ...lastNames] = person.name.split(' ');
  return {
    userId: person.id,
    logonId: person.logonId.toUpperCase(),
    firstName,
    lastName: lastNames.join(' '),
    ecid: self?.ecId ?? '',
    dob: self ? toUsDate(birthDate(self, day)) : '',
    role: person.role,
    security_question: 'What was the name of your first school?',
    email: person.email,
    pwd_tempflag: 'N',
    bus_phone: person.phone,
    shoppingBrand: brand,
    market: person.market,
    zipCode: person.zipCode,
    securityStrengthEnforcement: '',
    ...person.signIn,
  };
}

export function signInRoutes(house: House) {
  const routes = createRouter();

  serveCall(routes, house, userLogin, ({ payload, day }) => {
    const brand = payload.brand.toLowerCase();
    const person = house.accounts.find(payload.logonId);
    if (!person) return refuse(401, 'USER-NOT-ON-FILE');
    if (person.password !== payload.password) return refuse(401, 'GEN-NOMATCH');
    if (person.refusal) return refuse(person.refusal.status, ...person.refusal.messages);
    if (person.brand !== 'any' && person.brand !== brand) return refuse(401, 'GEN-BRANDCONFLICT');
    const token = house.sessions.start(person.logonId, brand);
    return {
      payload: {
        ...signInRecord(person, brand, day),
        token: { access_token: token, token_type: 'Bearer' as const, expires_in: SESSION_SECONDS },
      },
    };
  });

  serveCall(routes, house, userLogout, ({ caller }) => {
    house.sessions.end(caller.token);
    return { payload: { logoutInfo: { nextAction: 'redirect', redirectionUrl: '/logout/' } } };
  });

  return routes;
}
