/** Sign-in and sign-out (spec 000 §3, §4, §7). */
import { userLoginRequest, type LogoutWire, type UserLoginWire } from '../../src/session/sign-in.schema.ts';
import { toUsDate, type IsoDate } from '../../src/lib/date.ts';
import { memberOf } from '../people/member-of.ts';
import type { Person, SignInRecord } from '../people/person.ts';
import { readBody, refuse } from './answers.ts';
import { requireAppId, requireSession } from './caller.middleware.ts';
import { createRouter, type House } from './context.ts';
import { birthDate } from './data/days.ts';
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

  routes.post('/rbsmbl/x-services/userInfo/userLogin', async (c) => {
    const request = await readBody(c, userLoginRequest);
    if (!request) return refuse(400, 'BAD-REQUEST');
    const { logonId, password, brand: typedBrand } = request.payload;
    const brand = typedBrand.toLowerCase();
    const person = house.accounts.find(logonId);
    if (!person) return refuse(401, 'USER-NOT-ON-FILE');
    if (person.password !== password) return refuse(401, 'GEN-NOMATCH');
    if (person.refusal) return refuse(person.refusal.status, ...person.refusal.messages);
    if (person.brand !== 'any' && person.brand !== brand) return refuse(401, 'GEN-BRANDCONFLICT');
    const token = house.sessions.start(person.logonId, brand);
    const answer: UserLoginWire = {
      payload: {
        ...signInRecord(person, brand, house.day()),
        token: { access_token: token, token_type: 'Bearer', expires_in: SESSION_SECONDS },
      },
    };
    return c.json(answer);
  });

  routes.delete(
    '/rbsmbl/x-services/userauth/v1/login',
    requireSession(house),
    requireAppId('CHMMBR'),
    (c) => {
      house.sessions.end(c.get('caller').token);
      const answer: LogoutWire = {
        payload: { logoutInfo: { nextAction: 'redirect', redirectionUrl: '/logout/' } },
      };
      return c.json(answer);
    },
  );

  return routes;
}
