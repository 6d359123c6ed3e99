/** Member ID cards of a plan (spec 001 §§2, 3): both sides of each member's card, and the failure state. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brandWhere } from '../../../../tests/support/brands.ts';
import { makeSpanish } from '../../../../tests/support/component/spanish.ts';
import { openAs, retryAfterRepair, user } from '../../../../tests/support/component/portal.tsx';
import { failCall } from '../../../../tests/support/component/services.ts';

const brand = brandWhere(({ messageCenter, footer }) => messageCenter && footer.kind === 'mega');
const PLANS = '#/claims/healthPlans';

async function section(name = 'Member ID card'): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole('region', { name });
  if (!first) throw new Error('no section');
  return first;
}
const figure = async (name: RegExp) => within(await section()).findByRole('figure', { name });
const drawing = async (name: RegExp) => (await figure(name)).querySelector('svg');
const show = async (): Promise<void> =>
  user.click(within(await section()).getByRole('button', { name: 'Show member ID card' }));

it('the ID cards show a front and a back for each member on the plan, and give screen readers the same text', async () => {
  await openAs('maria', brand, PLANS);
  await show();
  const front = await drawing(/Front of the card for Maria Delgado$/);
  for (const words of [brand.name, 'Maria Delgado']) expect(front).toHaveTextContent(words);
  expect(front).not.toHaveTextContent('Subscriber');
  const back = await drawing(/Back of the card/);
  for (const words of ['Member services', '1-800-555-']) expect(back).toHaveTextContent(words);
  expect(front?.querySelector('.id-card-ink-text')).toHaveTextContent('QXH10048291701');
  const frontText = await figure(/Front of the card for Maria Delgado$/);
  for (const words of [
    'Community Choice PPO 1500',
    'RxBIN 610099 · PCN HRBLN · RxGRP RX10452',
    /^Office visit \$25 · Specialist/,
  ])
    expect(within(frontText).getByText(words, { selector: 'dd' })).toBeVisible();
  const whose = within(await section()).getByLabelText('Card for');
  expect(within(whose).getAllByRole('option')).toHaveLength(4);
  await user.selectOptions(whose, 'Leo Delgado');
  const figureOfLeo = await figure(/Front of the card for Leo Delgado$/);
  for (const words of ['Leo Delgado', 'Subscriber'])
    expect(figureOfLeo.querySelector('svg')).toHaveTextContent(words);
  const terms = within(figureOfLeo).getAllByRole('term');
  expect(terms.filter(({ textContent }) => textContent.includes('Member ID'))).toHaveLength(1);
  expect(terms[0]).toHaveTextContent('Member ID');
  expect(window.location.href).not.toContain('Leo');
});

it('an ID card is not offered for a plan that has ended', async () => {
  await openAs('maria', brand, PLANS);
  await section();
  await user.click(screen.getByRole('radio', { name: /^Previous plans/ }));
  await screen.findByRole('region', { name: 'Plan details' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Member ID card' })).toBeNull());
});

it('a retry button replaces the ID card if its help numbers fail to load', async () => {
  failCall('member/v1/idCardHelp');
  await openAs('maria', brand, PLANS);
  await show();
  await retryAfterRepair(await section(), 'We couldn’t load the member ID card.');
  expect(await drawing(/^.*Front of the card/)).toBeVisible();
});

it('the ID card opens in Spanish on a Spanish page, and leaves the focus on its button', async () => {
  await makeSpanish();
  await openAs('daniel', brand, PLANS);
  const button = await screen.findByRole('button', { name: 'Mostrar la tarjeta de miembro' });
  button.focus();
  await user.keyboard('{Enter}');
  const card = await screen.findByRole('figure', { name: /Frente de la tarjeta de Daniel Delgado$/ });
  expect(card.querySelector('svg')).toHaveTextContent('Número de miembro');
  expect(screen.getByRole('button', { name: 'Ocultar la tarjeta de miembro' })).toHaveFocus();
});
