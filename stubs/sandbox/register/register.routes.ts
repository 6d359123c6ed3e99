/**
 * Registration calls (spec 000 §7, §6). A hash of each request is stored to recognize a repeated request. No password
 * is stored in plain text.
 */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import {
  consumerProfile,
  register,
  registrationCoverage,
  REGISTRATION_TYPES,
  type ConsumerQuery,
} from '../../../src/features/register/register.schema.ts';
import { FAMILY_IDS } from '../../people/member-of.ts';
import { savePassword, saveQuestion } from '../account/account-state.ts';
import { countWrongPerson, resetPerson, mayCheckPerson, refusePerson } from '../account/identity-checks.ts';
import { QUESTIONS } from '../account/security-questions.ts';
import { statesOfZip, stateOfZip } from '../data/zip-states.ts';
import { refuse } from '../http/requests.ts';
import { createRouter, type SandboxContext, type SandboxServices } from '../context.ts';
import { consumerIdOf, findRegistrant, registrantOf } from './registrants.ts';
import { serveCall } from '../serve-call.ts';
import { countLookUp, refuseLookUp } from '../sign-in/sign-in-limits.ts';
import { minimumVisitorAge } from '../../../src/brand/visitor-age.rules.ts';
import { isGuardian } from '../../../src/features/register/registration-types.rules.ts';
import { isOldEnough } from '../../../src/lib/date/age.rules.ts';
import type { IsoDate } from '../../../src/lib/date/date.ts';
import { brandOf } from '../brand-records.ts';

type MemberQuery = Extract<ConsumerQuery, { memberId: string }>;

/**
 * The minimum age, if the person is younger; otherwise null. A visitor's state is that of the zip code. An unknown brand has
 * no minimum age.
 */
function missedAge(query: ConsumerQuery, day: IsoDate): number | null {
  const brand = brandOf(query.brand);
  if (!brand) return null;
  const age =
    'zipCode' in query
      ? minimumVisitorAge(brand, stateOfZip(query.zipCode) ?? brand.brandState)
      : brand.minimumMemberAge;
  return isOldEnough(query.dateOfBirth, age, day) ? null : age;
}

/** The refusal if there were too many wrong requests about a member; otherwise null. */
function refuseMember(services: SandboxServices, query: MemberQuery): Response | null {
  if (mayCheckPerson(services, query)) return null;
  return refusePerson(services, isGuardian(query.relationship) ? 'GUARDIAN-LIMIT' : 'REGISTER-LIMIT', query);
}

const memberKey = v.object({ family: v.picklist(FAMILY_IDS), pin: v.string() });
const consumer = v.object({
  type: v.picklist(REGISTRATION_TYPES),
  firstName: v.string(),
  lastName: v.string(),
  zipCode: v.string(),
  member: v.nullable(memberKey),
});
type Consumer = v.InferOutput<typeof consumer>;
const registration = v.object({ hash: v.string(), logonId: v.string(), confirmationId: v.string() });

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Whether a person can already sign in, and so counts as registered. */
const hasSignIn = (services: SandboxServices, { member }: Consumer): boolean =>
  member !== null &&
  services.accounts
    .list()
    .some((person) => person.member?.family === member.family && person.member.pin === member.pin);

const consumerOf = ({ state }: SandboxServices, id: string) => state.get('', 'consumer', id, consumer);
const registrationOf = ({ state }: SandboxServices, id: string) =>
  state.get('', 'registration', id, registration);

/** Registers a person, or confirms a repeated request. Call inside `services.transaction`, because it checks before it writes. */
function registerOnce(
  services: SandboxServices,
  c: SandboxContext,
  payload: v.InferOutput<typeof register.payload>,
) {
  const { consumerId, logonId, questionId, securityAnswer } = payload;
  const limit = refuseLookUp(services, c, consumerId, 'LOOK-UP-LIMIT');
  if (limit) return limit;
  if (!QUESTIONS.some((question) => question.questionId === questionId))
    return refuse(404, 'NO-SUCH-QUESTION');
  const consumer = consumerOf(services, consumerId);
  if (!consumer) return refuse(404, 'CONSUMER-NOT-FOUND');
  if (hasSignIn(services, consumer)) return refuse(409, 'ALREADY-REGISTERED');
  const earlier = registrationOf(services, consumerId);
  const hash = hashOf(payload);
  if (earlier && earlier.hash !== hash) return refuse(409, 'ALREADY-REGISTERED');
  if (!earlier) {
    const isTaken =
      services.accounts.find(logonId) !== undefined ||
      !services.state.add('', 'logon-id', logonId.toUpperCase(), consumerId);
    if (isTaken) {
      countLookUp(services, c, consumerId); // counts toward the limit, because the refusal reveals that the name exists
      return refuse(409, 'LOGON-ID-TAKEN');
    }
    services.state.set('', 'registration', consumerId, {
      hash,
      logonId: logonId.toUpperCase(),
      confirmationId: `REG-${consumerId.slice(0, 10).toUpperCase()}`,
      email: payload.email,
    });
    services.accounts.register({
      logonId: logonId.toUpperCase(),
      name: `${consumer.firstName} ${consumer.lastName}`,
      email: payload.email,
      phone: payload.phone ?? '',
      zipCode: consumer.zipCode,
      member: consumer.member,
    });
    const person = services.accounts.find(logonId);
    if (person) {
      savePassword(services, person, payload.password, false);
      saveQuestion(services, person, { questionId, answer: securityAnswer });
    }
  }
  const registration = earlier ?? registrationOf(services, consumerId);
  return {
    payload: {
      confirmationId: registration?.confirmationId ?? '',
      logonId: logonId.toUpperCase(),
      status: 'ACTIVE' as const,
    },
  };
}

export function registerRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, consumerProfile, ({ payload: profile, day }) => {
    const limit = 'memberId' in profile ? refuseMember(services, profile) : null;
    if (limit) return limit;
    if ('zipCode' in profile && statesOfZip(profile.zipCode).length === 0)
      return refuse(400, 'ZIP-NOT-IN-USE');
    const age = missedAge(profile, day);
    if (age !== null) return refuse(400, 'UNDER-AGE', String(age));
    const registrant = 'memberId' in profile ? findRegistrant(profile, day) : null;
    if ('memberId' in profile) (registrant ? resetPerson : countWrongPerson)(services, profile);
    if (registrant === undefined) return refuse(404, 'MEMBER-NOT-FOUND');
    const id = registrant
      ? consumerIdOf(registrant.family.id, registrant.self.pin)
      : consumerIdOf(JSON.stringify({ ...profile, brand: profile.brand.toLowerCase() }));
    const made: Consumer = {
      type: profile.registrationType,
      firstName: profile.firstName,
      lastName: profile.lastName,
      zipCode: 'zipCode' in profile ? profile.zipCode : '',
      member: registrant && v.parse(memberKey, { family: registrant.family.id, pin: registrant.self.pin }),
    };
    services.state.set('', 'consumer', id, made);
    return {
      payload: {
        consumerId: id,
        registrationType: profile.registrationType,
        firstName: profile.firstName,
        registered: hasSignIn(services, made) || registrationOf(services, id) !== undefined,
      },
    };
  });

  serveCall(routes, services, registrationCoverage, ({ payload, day }) => {
    const consumer = consumerOf(services, payload.consumerId);
    if (!consumer) return refuse(404, 'CONSUMER-NOT-FOUND');
    const registrant = consumer.member && registrantOf(consumer.member.family, consumer.member.pin);
    const year = Number(day.slice(0, 4));
    const coverageList = (registrant?.family.clients ?? []).flatMap((client) =>
      client.groups.flatMap((group) =>
        group.products
          .filter(({ years: [, last] }) => last === null || last >= 0)
          .map((product) => ({
            planName: product.name,
            employerName: client.name,
            groupNumber: group.number,
            lob: product.line,
            coverageBeginDate: `${year + product.years[0]}-01-01`,
          })),
      ),
    );
    return { payload: { coverageList } };
  });

  serveCall(routes, services, register, ({ c, payload }) =>
    services.transaction(() => registerOnce(services, c, payload)),
  );

  return routes;
}
