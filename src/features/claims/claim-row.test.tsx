/** A claim's row on the activity summary (spec 001 §2): it opens in place, one at a time. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { openAs, region, user } from '../../../tests/support/component/portal.tsx';

const brand = brandWhere(({ messageCenter }) => messageCenter);

it('closes the open row when another one opens', async () => {
  await openAs('maria', brand);
  const panel = await region(/^Claims/);
  const [first, second] = await within(panel).findAllByRole('button', { expanded: false });
  if (!first || !second) throw new Error('fewer than two rows');
  await user.click(second);
  expect(second).toHaveAttribute('aria-expanded', 'true');
  expect(await within(panel).findByRole('group', { name: 'Services' })).toBeVisible();
  await user.click(first);
  expect(first).toHaveAttribute('aria-expanded', 'true');
  expect(second).toHaveAttribute('aria-expanded', 'false');
  await user.click(first);
  expect(screen.queryByRole('group', { name: 'Services' })).not.toBeInTheDocument();
});
