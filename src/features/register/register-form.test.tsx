/** The registration form (spec 000 §5, §7): validation, preservation of typed text, and the last steps. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { texts as validation } from '../../lib/fields/validation.text.ts';
import { brandWhere } from '../../../tests/support/brands.ts';
import { user } from '../../../tests/support/component/portal.tsx';
import {
  brand,
  choose,
  expectFieldError,
  field,
  fill,
  fillQuestion,
  GUARDIAN,
  leaveFor,
  newName,
  next,
  openRegister,
  PASSWORD,
  reachLastStep,
  result,
  sendButton,
  SILAS,
  step,
  summed,
  visitor,
} from '../../../tests/support/component/register.tsx';
import { englishTexts, makeSpanish } from '../../../tests/support/component/spanish.ts';

it('a field shows its error when it loses focus, and a summary lists all errors when the step is sent', async () => {
  openRegister(brand);
  await next();
  expect(summed()).toEqual([`I am registering as: ${validation.missing}`]);
  await user.click(screen.getByRole('radio', { name: /^Member, under 65/ }));
  await next();
  expect(summed()).toEqual([`Your relationship to the plan: ${validation.missing}`]);
  await choose(/^Member, under 65/);
  for (const [typed, message] of [
    ['1984-03-04', validation.dateFormat],
    ['13/04/84', validation.dateMonth],
    ['02/29/2023', validation.dateDay],
  ] as const) {
    await fill({ dateOfBirth: typed });
    await leaveFor('First name');
    await expectFieldError('dateOfBirth', message);
  }
  await fill({ dateOfBirth: '' });
  await leaveFor('First name');
  await expectFieldError('dateOfBirth', validation.missing);
  await fill({ dateOfBirth: '2/29/84' });
  await leaveFor('First name');
  await expectFieldError('dateOfBirth', null);
  await fill({ memberId: '12345-6789' });
  await next();
  expect(summed()).toEqual([
    `First name: ${validation.missing}`,
    `Last name: ${validation.missing}`,
    `Member ID: ${validation['memberId.general']}`,
    `Email address: ${validation.missing}`,
  ]);
  await user.click(screen.getByRole('link', { name: /^Last name/ }));
  expect(screen.getByLabelText('Last name')).toHaveFocus();
});

it('invalid zip codes and email addresses have errors, but spaces around a zip code are accepted', async () => {
  openRegister(brand);
  await choose(/^Visitor, under 65/);
  for (const [name, typed, message] of [
    ['zipCode', '1522', validation.zipCode],
    ['email', 'a@b.c', validation.email],
    ['email', 'a@b.comics', validation.emailEnding],
  ] as const) {
    await fill({ [name]: typed });
    await leaveFor('First name');
    await expectFieldError(name, message);
  }
  await fill({ zipCode: ' 15222 ' });
  await leaveFor('First name');
  expect(field('zipCode')).toHaveValue(' 15222 ');
  await expectFieldError('zipCode', null);
});

it('the phone field has the brand’s placeholder, label and error message', async () => {
  openRegister(
    brandWhere(
      ({ placeholders, registrationTypes }) =>
        placeholders.phone === 'xxx-xxx-xxxx' && registrationTypes.length > 1,
    ),
  );
  await choose(/^Visitor, under 65/);
  await fill(visitor());
  await next();
  await step('Choose how you sign in');
  await fill({ logonId: newName(), password: PASSWORD });
  await next();
  await step('Contact and security');
  const phone = screen.getByLabelText(/^Phone number/);
  expect(phone).toHaveAttribute('placeholder', 'xxx-xxx-xxxx');
  expect(screen.queryByLabelText('Kind of phone')).toBe(null);
  await waitFor(() => field('question'));
  await user.type(phone, '555');
  await user.click(sendButton());
  expect(summed().slice(0, 2)).toEqual([
    `Phone number (optional): ${validation.phone}`,
    `Kind of phone: ${validation.missing}`,
  ]);
  const options = within(screen.getByLabelText('Kind of phone')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Choose one', 'Home', 'Work', 'Mobile']);
});

it('the last step leads a visitor to the plan finder', async () => {
  openRegister(brand);
  await reachLastStep(visitor());
  await user.click(sendButton());
  await step('You’re registered');
  expect(screen.getByRole('link', { name: 'Find out who has plans where you live.' })).toHaveAttribute(
    'href',
    '/find-your-plan/',
  );
});

it('a guardian who is on the plan can register a child, and each screen speaks of the child', async () => {
  openRegister(brand);
  await choose(/^Member, not sure which/, 'CUSTODIAL PARENT/GUARDIAN');
  expect(
    screen.getByText(/^This will be the child's account, and the child signs in with it\./),
  ).toBeVisible();
  await fill(SILAS);
  expect(field('firstName')).toHaveAttribute('autocomplete', 'off');
  expect(screen.getByText(/^Not on the child’s plan\?/)).toHaveTextContent(brand.customerServicePhoneNumber);
  await fill({ ...GUARDIAN, guardianDateOfBirth: SILAS.dateOfBirth });
  await next();
  expect(summed()).toEqual(['Your date of birth: A parent or guardian needs to be 18 or older']);
  await fill(GUARDIAN);
  await next();
  await step('Choose how the child signs in');
  expect(screen.getByText(/^We found Silas Ashgrove, with /)).toBeVisible();
  await fill({ logonId: newName(), password: PASSWORD });
  await next();
  await step('Contact and security');
  expect(screen.getByText('The child will use this account on this site.')).toBeVisible();
  await fillQuestion();
  await user.click(sendButton());
  await step('The child is registered');
  expect(result()).not.toHaveTextContent(/\byour\b/);
  expect(result()).toHaveTextContent('The child’s claims are there, and what the plan has paid.');
});

it('the form is in Spanish on a Spanish page, from the first step on', async () => {
  await makeSpanish();
  openRegister(brand, '/es/register/');
  const proceed = () => user.click(screen.getByRole('button', { name: 'Continuar' }));
  await proceed();
  expect(screen.getByRole('main')).toHaveTextContent('Este campo es obligatorio');
  await user.click(screen.getByRole('radio', { name: /^Miembro, no sé cuál/ }));
  await user.selectOptions(field('relationship'), 'SELF');
  await proceed();
  await step('¿Quién se registra?');
  await proceed();
  await waitFor(() => expect(document.querySelectorAll('.error-summary a')).toHaveLength(5));
  const english = await englishTexts();
  const shown = [...document.querySelectorAll('main :not(:has(*)):not([lang="en"])')];
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.map(({ textContent }) => textContent.trim()).filter((text) => english.has(text))).toEqual([]);
});
