/** A claim's row on the activity summary (spec 001 §2). */
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { openAs, region, user } from '../../../tests/support/component/portal.tsx';

const brand = brandWhere(({ messageCenter }) => messageCenter);

it('an open claim row says why the cost is owed, and closes when another row opens', async () => {
  await openAs('maria', brand);
  const panel = await region(/^Claims/);
  const toggles = await within(panel).findAllByRole('button', { name: /^Details/ });
  const [, second, third] = toggles;
  if (!second || !third) throw new Error('fewer than three rows');
  third.focus();
  await user.keyboard('{Enter}');
  expect(third).toHaveAttribute('aria-expanded', 'true');
  expect(third).toHaveFocus();
  const services = await within(panel).findByRole('group', { name: 'Services' });
  expect(within(services).getByRole('table')).toBeVisible();
  const shown = third.closest('.claim')?.querySelector('.row-amount')?.textContent;
  const cost = /\$[\d,.]+/.exec(shown ?? '')?.[0] ?? 'a cost';
  expect(panel.querySelector('.why-answer')).toHaveTextContent(cost);
  await user.click(second);
  expect(third).toHaveAttribute('aria-expanded', 'false');
  expect(panel.querySelectorAll('.claim-detail')).toHaveLength(1);
  await user.click(second);
  expect(panel.querySelector('.claim-detail')).toBeNull();
});
