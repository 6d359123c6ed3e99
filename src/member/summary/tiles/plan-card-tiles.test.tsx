/** The tiles of the activity summary for the plan (decisions/plans#plan-limits-in-short) and the insurance card. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, pressInTile } from '../../../../tests/support/component/answer-tiles.ts';
import { brandWhere } from '../../../../tests/support/brands.ts';
import { openAs, region } from '../../../../tests/support/component/portal.tsx';
import { changeResponse, failCall, sentRequests } from '../../../../tests/support/component/services.ts';

const brand = brandWhere(({ planProgress, messageCenter }) => planProgress.version === 'V3' && messageCenter);

it('the plan tile shows the amounts of the plan progress panel without sending a second request', async () => {
  await openAs('maria', brand);
  const plan = await answer('plan');
  await waitFor(() => expect(plan.querySelectorAll('.progress-bar')).toHaveLength(4));
  const panel = await region('Current Plan Progress');
  await waitFor(() => expect(panel).toHaveAttribute('aria-busy', 'false'));
  expect(sentRequests().filter(({ path }) => path.includes('plan/v3/progress'))).toHaveLength(1);
  const textWith = (tile: HTMLElement, selector: string, text: string) =>
    [...tile.querySelectorAll(selector)].find(({ textContent }) => textContent.includes(text))?.textContent;
  const family = textWith(plan, '.answer-limit', 'Family') ?? '';
  const figures = /\$[\d,.]+ of \$[\d,]+/.exec(family)?.[0] ?? 'no figures';
  expect(textWith(panel, '.progress-amount', 'Your family')).toContain(figures);
});

it('the plan tile says that limits are unknown, not missing, if a part of plan progress failed to load', async () => {
  changeResponse('plan/v3/progress', (body) =>
    JSON.parse(JSON.stringify(body), (_, value: unknown) =>
      Array.isArray(value) ? value.filter((entry: object) => !Object.values(entry).includes('INN')) : value,
    ),
  );
  failCall('plan/memberplan');
  await openAs('maria', brand);
  await waitFor(async () =>
    expect(await answer('plan')).toHaveTextContent('Right now, we don’t know where you are in your plan.'),
  );
  expect(await answer('plan')).not.toHaveTextContent('states no limits');
});

it('the plan tile and the card tile say that coverage ended for a person who left a plan that continues', async () => {
  changeResponse('member/v3/memberInfo', (body) =>
    JSON.parse(JSON.stringify(body), (key, value: unknown) =>
      key === 'covCancellationDate' ? '2026-11-01' : value,
    ),
  );
  await openAs('daniel', brand);
  expect(await answer('card')).toHaveTextContent('because your coverage in this group has ended. Call 1-');
  await waitFor(async () =>
    expect(await answer('plan')).toHaveTextContent(/in network\. Coverage ended on Nov\w*.1, 2026\./),
  );
});

it('the card tile opens a dialog with both sides of the member ID card', async () => {
  await openAs('maria', brand);
  await pressInTile('card', 'Show my card');
  const dialog = await screen.findByRole('dialog', { name: 'Your member ID card' });
  const [memberId] = await within(dialog).findAllByText(/^QXH\d+$/);
  expect(document.querySelector('.card-preview')).toHaveTextContent(`Member ID ${memberId?.textContent}`);
  expect(await within(dialog).findAllByRole('figure')).toHaveLength(2);
  expect(within(dialog).getByRole('figure', { name: /Front of the card for Maria Delgado$/ })).toBeVisible();
});
