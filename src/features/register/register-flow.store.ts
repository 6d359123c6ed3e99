/** Handles the sending of a step: validates it, calls the services, shows the next step. */
import { pageTimeZone } from '../../lib/date/brand-day.ts';
import { today } from '../../lib/date/date.ts';
import type { ResumedStep } from '../../ui/form/step-history.ts';
import { dataDomainToken } from '../../session/storage/session-cookies.ts';
import type { RegisterBrand } from './register-brand.ts';
import {
  firstStep,
  isAfterPerson,
  isOnlyTooYoung,
  readSignIn,
  stepBeside,
  stepErrors,
  stepOfHash,
  stepToResume,
  type FormStep,
  type RegisterContext,
  type RegisterForm,
} from './register-form.rules.ts';
import { readConsumer } from './register-identity.rules.ts';
import type { ConsumerQuery } from './register.schema.ts';
import type { RegisterStatus } from './register-outcome.rules.ts';
import {
  $form,
  $questions,
  $registration,
  $strength,
  currentTime,
  identify,
  loadQuestions,
  showStep,
  submitSignIn,
} from './register.store.ts';
import { isForChild, isMember, onlyType, readType } from './registration-types.rules.ts';

/** Fills in the registration type if the brand offers only one, because the form then shows no choice (spec 000 §6). */
export const withOnlyType = (form: RegisterForm, { offered }: RegisterBrand): RegisterForm => ({
  ...form,
  registrationType: onlyType(offered) ?? form.registrationType,
});

export const currentForm = (brand: RegisterBrand): RegisterForm => withOnlyType($form.get(), brand);

export function contextOf(brand: RegisterBrand): RegisterContext {
  const { code, offered, memberIdRule, memberAge } = brand;
  const questions = $questions.get();
  return {
    brand: code,
    offered,
    memberIdRule,
    memberAge,
    dataDomainToken: dataDomainToken(brand.dataDomainToken),
    today: today(pageTimeZone(), currentTime()),
    strength: $strength.get(),
    questions: questions.state === 'ready' ? questions.value : [],
  };
}

/** Whether the form's data about the person is still the same as in this request. */
const isTyped = (query: ConsumerQuery | null, brand: RegisterBrand): boolean =>
  query !== null &&
  JSON.stringify(query) === JSON.stringify(readConsumer(currentForm(brand), contextOf(brand)));

/**
 * Sends a step that has no errors. If the only error is that the person is too young, shows the step `young`, which
 * tells the person what to do instead of registering.
 * @param status shown with the next step
 */
export function sendStep(step: FormStep, brand: RegisterBrand, status?: RegisterStatus): void {
  const form = currentForm(brand);
  const context = contextOf(brand);
  const incomplete = stepToResume(step, form, context);
  if (incomplete !== step) return showStep(incomplete); // the user went back and made an earlier step incomplete
  if (isOnlyTooYoung(stepErrors(step, form, context))) return showStep('young');
  const next = stepBeside(step, 1, brand.offered);
  if (step === 'person' && next) {
    const query = readConsumer(form, context);
    if (query) void identify(query, next, () => isTyped(query, brand), status);
  } else if (next) showStep(next);
  else if ($questions.get().state !== 'ready') void loadQuestions();
  else if (!isTyped($registration.get().identified, brand)) showStep('person', { state: 'expired' });
  else {
    const signIn = readSignIn(form, context, $registration.get().consumerId);
    const type = readType(form.registrationType, brand.offered);
    if (signIn && type) void submitSignIn(signIn, { isVisitor: !isMember(type), isChild: isForChild(form) });
  }
}

export function showStepBefore(step: FormStep, { offered }: RegisterBrand): void {
  const before = stepBeside(step, -1, offered);
  if (before) showStep(before);
}

/** Shows the step that Back or Forward leads to. If that step comes after `person` and the person's data has been changed meanwhile, goes back to the person step instead. */
export function showStepOfHash(hash: string, brand: RegisterBrand): void {
  const { reached, identified } = $registration.get();
  const first = firstStep(brand.offered);
  const step = stepOfHash(hash, [first, ...reached], first);
  if (step && isAfterPerson(step) && !isTyped(identified, brand)) history.back();
  else if (step) showStep(step);
}

/**
 * Shows the step of the address's hash after a reload, or an earlier step if the persisted form is incomplete. For a step
 * after `person`, the service must first look up the person again, because its response is not persisted. If an earlier
 * step is shown, that step explains what to type again.
 */
export function resumeStep(hash: string, brand: RegisterBrand): ResumedStep {
  const step = stepToResume(hash, currentForm(brand), contextOf(brand));
  const first = firstStep(brand.offered);
  if (step === first) return { step: first, isOnWay: false };
  const isOnWay = hash !== 'person' && hash !== 'young';
  showStep('person', step === 'person' && isOnWay ? { state: 'expired' } : undefined);
  if (step !== 'person') sendStep('person', brand, step === hash ? undefined : { state: 'passwordGone' });
  return { step: 'person', isOnWay };
}
