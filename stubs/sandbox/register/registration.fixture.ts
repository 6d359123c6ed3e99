/** A sandbox for tests of registration, with people who are not registered and functions that send the registration calls. */
import * as v from 'valibot';
import { consumerProfile } from '../../../src/features/register/register.schema.ts';
import { baseMessage } from '../../../src/lib/http/base-message.ts';
import { UNREGISTERED_FAMILIES } from '../../people/families/unregistered.ts';
import { birthDate } from '../data/days.ts';
import { DAY, openSandbox } from '../sandbox.fixture.ts';

const { ashgrove } = UNREGISTERED_FAMILIES;
export const WENDELL = {
  registrationType: 'MREG',
  firstName: 'wendell',
  lastName: 'Ashgrove',
  dateOfBirth: birthDate(ashgrove.members[0], DAY),
  memberId: ashgrove.agreementId,
  relationship: 'SELF',
  brand: 'hmbcbs',
};
export const VISITOR = {
  registrationType: 'VU65',
  firstName: 'Hester',
  lastName: 'Quill',
  dateOfBirth: '1990-05-17',
  zipCode: '19801',
  email: 'hester.quill@mail.example',
  brand: 'dirde',
};
export const SIGN_IN = {
  logonId: 'wendell.a',
  password: 'Lighthouse7!',
  email: 'wendell@mail.example',
  questionId: '101',
  securityAnswer: 'Harrow',
  termsAccepted: true,
};

export function openRegistration() {
  const sandbox = openSandbox();
  const post = (name: string, payload: object) =>
    sandbox.ask('POST', `/rbsmbl/x-services/registration/${name}`, { baseMessage, payload });
  const profile = async (who: object = WENDELL) =>
    v.parse(consumerProfile.response, await (await post('consumerProfile', who)).json());
  return { ...sandbox, post, profile };
}
