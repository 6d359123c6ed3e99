/** The form of registration (spec 000 §5): what is checked, and that nothing typed is lost. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { renderFor, user } from '../../../tests/support/component/portal.tsx';
import { texts as validation } from '../../lib/validation.text.ts';
import { registerBrandOf } from './register-brand.ts';
import Register from './register.island.tsx';

const brand = brandWhere(({ registrationTypes }) => registrationTypes.length > 1);

it('sums up what is wrong when the step is sent, and says what is wrong with a field when it is left', async () => {
  renderFor(brand, '/register/', () => <Register brand={registerBrandOf(brand)} />);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const summary = screen.getByRole('group', { name: 'One thing needs your attention' });
  expect(within(summary).getByRole('link').textContent).toBe(`I am registering as: ${validation.missing}`);
  await user.click(screen.getByRole('radio', { name: /^Member, under 65/ }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const birthDate = screen.getByLabelText('Date of birth');
  for (const [typed, message] of [
    ['1984-03-04', validation.dateFormat],
    ['13/04/84', validation.dateMonth],
    ['02/29/2023', validation.dateDay],
  ] as const) {
    await user.clear(birthDate);
    await user.type(birthDate, typed);
    await user.tab();
    expect(birthDate).toHaveAccessibleDescription(expect.stringContaining(message));
  }
});
