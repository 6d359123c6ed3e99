/** The steps of registration with their fields and requests (spec 000 §5, §6, §7 'registration'). Pure. */
import { MAX_EMAIL_LENGTH, tidyEmail } from '../../lib/fields/email.rules.ts';
import { PHONE_TYPES } from '../../lib/fields/phone-numbers.ts';
import { tidyPhone } from '../../lib/fields/phone.rules.ts';
import { tidyLogonId, accountFieldError } from './register-account.rules.ts';
import type {
  AccountContext,
  AccountField,
  AccountProblem,
  SecurityQuestion,
} from './register-account.rules.ts';
import { identityFieldError, identityFields } from './register-identity.rules.ts';
import type { Identity, IdentityContext, IdentityProblem } from './register-identity.rules.ts';
import type { NewSignIn } from './register.schema.ts';
import { isForChild, isMember, onlyType, readType } from './registration-types.rules.ts';
import type { RegistrationType } from './registration-types.rules.ts';

export type RegisterField = Identity | AccountField;
/** Typed values; '' for an empty field. */
export type RegisterForm = Readonly<Record<RegisterField, string>>;

export const EMPTY_FORM: RegisterForm = {
  registrationType: '',
  relationship: '',
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  memberId: '',
  zipCode: '',
  email: '',
  guardianFirstName: '',
  guardianLastName: '',
  guardianDateOfBirth: '',
  logonId: '',
  password: '',
  phone: '',
  phoneType: '',
  question: '',
  answer: '',
  terms: '',
};

export const isRegisterField = (name: string): name is RegisterField => Object.hasOwn(EMPTY_FORM, name);
export const REGISTER_FIELDS: readonly RegisterField[] = Object.keys(EMPTY_FORM).filter(isRegisterField);

/** Fields that are not restored after a reload, because they would let another user of the device into the account. */
export const NEVER_PERSISTED: readonly RegisterField[] = ['memberId', 'password', 'answer'];

export type RegisterContext = IdentityContext & AccountContext;
export type RegisterProblem = IdentityProblem | AccountProblem | 'logonIdTaken' | 'zipCodeUnused';

export interface RegisterError {
  field: RegisterField;
  problem: RegisterProblem;
}

export type FormStep = (typeof FORM_STEPS)[number];
/** `young`: below the minimum age. `closed`: no attempts left. `registered`: the person already has an account. */
export type RegisterStep = FormStep | 'young' | 'closed' | 'registered' | 'done';

const FORM_STEPS = ['type', 'person', 'sign-in', 'contact'] as const;
export const isFormStep = (step: RegisterStep): step is FormStep =>
  FORM_STEPS.some((formStep) => formStep === step);

/** Whether a step is about the person that the service identified. */
export const isAfterPerson = (step: RegisterStep): boolean => step === 'sign-in' || step === 'contact';

/** Steps after which the form is discarded, so that Back leads to the first step. */
export const FINAL_STEPS: readonly RegisterStep[] = ['closed', 'registered', 'done'];
const STEPS: readonly string[] = [...FORM_STEPS, 'young', ...FINAL_STEPS];

/**
 * If the brand's only type is a visitor type, there are only three steps, because the first step would have nothing to
 * ask. A single member type keeps the first step, which asks for the relationship.
 */
export function formSteps(offered: readonly RegistrationType[]): readonly FormStep[] {
  const only = onlyType(offered);
  return only === null || isMember(only) ? FORM_STEPS : FORM_STEPS.slice(1);
}

export const firstStep = (offered: readonly RegistrationType[]): FormStep =>
  formSteps(offered)[0] ?? 'person';

/** Returns the previous or next step; null if there is none. */
export function stepBeside(
  step: FormStep,
  by: -1 | 1,
  offered: readonly RegistrationType[],
): FormStep | null {
  const steps = formSteps(offered);
  return steps[steps.indexOf(step) + by] ?? null;
}

/**
 * Identity fields that the person step leaves out or moves. The first step asks for the registration type and
 * relationship; the email address moves to the end of the person step.
 */
const NOT_OF_PERSON: readonly RegisterField[] = ['registrationType', 'relationship', 'email'];

export function stepFields(
  step: FormStep,
  form: RegisterForm,
  offered: readonly RegistrationType[],
): readonly RegisterField[] {
  const type = readType(form.registrationType, offered);
  if (step === 'type')
    return [
      ...(onlyType(offered) === null ? (['registrationType'] as const) : []),
      ...(type && isMember(type) ? (['relationship'] as const) : []),
    ];
  if (step === 'person')
    return [
      ...identityFields(type, isForChild(form)).filter((field) => !NOT_OF_PERSON.includes(field)),
      'email',
    ];
  if (step === 'sign-in') return ['logonId', 'password'];
  const phoneType = form.phone.trim() === '' ? [] : (['phoneType'] as const);
  return ['phone', ...phoneType, 'question', 'answer', 'terms'];
}

const IDENTITY: readonly string[] = [
  'registrationType',
  'relationship',
  'firstName',
  'lastName',
  'dateOfBirth',
  'memberId',
  'zipCode',
  'guardianFirstName',
  'guardianLastName',
  'guardianDateOfBirth',
] satisfies Identity[];
const isIdentity = (field: RegisterField): field is Exclude<Identity, 'email'> => IDENTITY.includes(field);

/** Validates a field that loses focus. @returns null if it is valid */
export const fieldProblem = (
  field: RegisterField,
  form: RegisterForm,
  context: RegisterContext,
): RegisterProblem | null =>
  isIdentity(field) ? identityFieldError(field, form, context) : accountFieldError(field, form, context);

export const stepErrors = (step: FormStep, form: RegisterForm, context: RegisterContext): RegisterError[] =>
  stepFields(step, form, context.offered).flatMap((field) => {
    const problem = fieldProblem(field, form, context);
    return problem ? [{ field, problem }] : [];
  });

const isAgeProblem = (problem: RegisterProblem | null): boolean =>
  problem === 'dateYoung' || problem === 'dateYoungChild';

/** Whether the person who gets the account is below the minimum age. */
export const isTooYoung = (form: RegisterForm, context: RegisterContext): boolean =>
  isAgeProblem(fieldProblem('dateOfBirth', form, context));

/** Whether the only error is that the person is too young. A separate step then explains what to do. */
export const isOnlyTooYoung = (errors: readonly RegisterError[]): boolean =>
  errors.length === 1 && isAgeProblem(errors[0]?.problem ?? null);

/** Parameters for the error messages. `age` is in completed years. */
export const problemParams = ({ memberAge }: Pick<RegisterContext, 'memberAge'>) => ({
  most: MAX_EMAIL_LENGTH,
  age: memberAge,
});

/** The request of the last step; null if a step has errors. @param consumerId from the response to the first call */
export function readSignIn(
  form: RegisterForm,
  context: RegisterContext,
  consumerId: string,
): NewSignIn | null {
  const { offered, questions } = context;
  const isValid = formSteps(offered).every((step) => stepErrors(step, form, context).length === 0);
  const question: SecurityQuestion | undefined = questions.find(({ id }) => id === form.question);
  if (!isValid || !question) return null;
  const phoneType = PHONE_TYPES.find((type) => type === form.phoneType);
  const phone = tidyPhone(form.phone);
  return {
    consumerId,
    logonId: tidyLogonId(form.logonId),
    password: form.password,
    email: tidyEmail(form.email),
    ...(phone !== '' && phoneType ? { phone, phoneType } : {}),
    questionId: question.id,
    securityAnswer: form.answer.trim(),
    termsAccepted: true,
  };
}

/** @returns the first step if the hash's step was not reached yet; null if the hash names no step */
export function stepOfHash(
  hash: string,
  reached: readonly RegisterStep[],
  first: RegisterStep,
): RegisterStep | null {
  const reachedStep = reached.find((step) => step === hash);
  if (reachedStep) return reachedStep;
  return hash === '' || STEPS.includes(hash) ? first : null;
}

/** The step to show after a reload: the step that the hash names, or an earlier step that is incomplete. */
export function stepToResume(hash: string, form: RegisterForm, context: RegisterContext): FormStep {
  const steps = formSteps(context.offered);
  const requested = steps.findIndex((step) => step === (hash === 'young' ? 'person' : hash));
  const openStep = steps.find((step, at) => at >= requested || stepErrors(step, form, context).length > 0);
  return openStep ?? firstStep(context.offered);
}
