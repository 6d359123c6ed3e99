/** Example requests of registration and of shopping for coverage. */
import { getCart, putCart } from '../../../src/features/coverage/cart.schema.ts';
import { listPlans } from '../../../src/features/coverage/plans.schema.ts';
import { saveLead, saveProspect, sendEmail } from '../../../src/features/coverage/shopping.schema.ts';
import {
  consumerProfile,
  register,
  registrationCoverage,
  type ConsumerQuery,
} from '../../../src/features/register/register.schema.ts';
import { PASSWORD } from '../../people/person.ts';
import { birthDate } from '../../sandbox/data/days.ts';
import { UNREGISTERED_FAMILIES } from '../../people/families/unregistered.ts';
import { consumerIdOf } from '../../sandbox/register/registrants.ts';
import { example, type ExampleContext } from '../example.ts';

const CART = '6f1c2b8e-6c1d-4c0e-9a53-7b1f0d2e4a10';
const ITEM = {
  planId: 'DIRPA-SILVER',
  applicants: [{ relationship: 'SELF' as const, age: 38, tobaccoUse: false }],
};

/** A subscriber who is not registered. */
const [WENDELL] = UNREGISTERED_FAMILIES.ashgrove.members;

const wendell = (day: string): ConsumerQuery => ({
  registrationType: 'MREG',
  firstName: WENDELL.firstName,
  lastName: WENDELL.lastName,
  dateOfBirth: birthDate(WENDELL, day),
  memberId: UNREGISTERED_FAMILIES.ashgrove.agreementId,
  relationship: 'SELF',
  brand: 'hmbcbs',
});

/** Wendell's consumerId. Calls consumerProfile first, because the sandbox accepts the id only after that call. */
async function consumerId({ day, ask }: ExampleContext): Promise<string> {
  await ask(consumerProfile, { payload: wendell(day) });
  return consumerIdOf(UNREGISTERED_FAMILIES.ashgrove.id, WENDELL.pin);
}

export const registerExamples = [
  example(consumerProfile, null, ({ day }) => ({ payload: wendell(day) })),
  example(consumerProfile, null, () => ({
    payload: {
      registrationType: 'VU65' as const,
      firstName: 'Hester',
      lastName: 'Quill',
      dateOfBirth: '1990-05-17',
      zipCode: '19801',
      email: 'hester.quill@mail.example',
      brand: 'hmbcbsde',
    },
  })),
  example(registrationCoverage, null, async (world) => ({
    payload: { consumerId: await consumerId(world) },
  })),
  example(register, null, async (world) => ({
    payload: {
      consumerId: await consumerId(world),
      logonId: 'wendell.ashgrove',
      password: PASSWORD,
      email: 'wendell.ashgrove@mail.example',
      phone: '302-555-0143',
      phoneType: 'CELL' as const,
      questionId: '101',
      securityAnswer: 'Harrow Lane',
      termsAccepted: true as const,
    },
  })),
];

export const shoppingExamples = [
  example(listPlans, null, () => ({ query: { brand: 'dirpa', state: 'PA' } })),
  example(putCart, null, () => ({ params: { cartId: CART }, payload: { items: [ITEM] } })),
  example(getCart, null, async ({ ask }) => {
    await ask(putCart, { params: { cartId: CART }, payload: { items: [ITEM] } });
    return { params: { cartId: CART } };
  }),
  example(sendEmail, null, () => ({
    payload: {
      requestKey: '0b3d6f5e-1c2a-4d7b-8e9f-a1b2c3d4e5f6',
      brand: 'dirpa',
      template: 'QUOTE' as const,
      to: 'hester.quill@mail.example',
      attributes: { firstName: 'Hester' },
    },
  })),
  example(saveLead, null, () => ({
    payload: {
      requestKey: '1c4e7a6f-2d3b-4e8c-9fa0-b2c3d4e5f6a7',
      brand: 'dirpa',
      firstName: 'Hester',
      lastName: 'Quill',
      email: 'hester.quill@mail.example',
      zipCode: '15222',
      interest: 'U65' as const,
    },
  })),
  example(saveProspect, null, () => ({
    payload: {
      requestKey: '2d5f8b7a-3e4c-4f9d-a0b1-c3d4e5f6a7b8',
      brand: 'dirpa',
      zipCode: '15222',
      fipsCode: '42003',
      segment: 'U65' as const,
      effectiveDate: '2027-01-01',
      applicants: [{ relationship: 'SELF' as const, dateOfBirth: '1988-04-02' }],
    },
  })),
];
