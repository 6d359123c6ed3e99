/** The panels of educational material on the activity summary (spec 001 §§2, 4, 8). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../../../tests/support/brands.ts';
import { changeTexts } from '../../../../tests/support/component/content.ts';
import { goTo, openAs, region, user } from '../../../../tests/support/component/portal.tsx';
import { failCall, sentRequests } from '../../../../tests/support/component/services.ts';
import { openSimulationOf } from '../../../../tests/support/component/simulation.ts';

const HEADLINE = 'Get familiar with your new Claims category';
const VISIT = 'updateMetrics/educationalMaterial';
const brand = brandWhere(({ messageCenter, theme }) => messageCenter && theme.header === 'plain');
const movie = () => region(HEADLINE);
const material = () => region(brand.formsLabel);

async function closeMovie(): Promise<void> {
  const panel = await movie();
  await user.click(within(panel).getByRole('button', { name: `Close ${HEADLINE}` }));
  expect(panel).not.toBeInTheDocument();
}

async function comeBack(): Promise<void> {
  await goTo('#/change-password');
  await screen.findByRole('heading', { level: 1, name: 'Change your password' });
  await goTo('#/claims/activitySummary');
  await material();
}

describe('the panels of educational material', () => {
  it('show the texts of the content service, and open the video when its cover is clicked', async () => {
    await openAs('maria', brand);
    expect(await movie()).toHaveTextContent(
      'There is a new video to help you navigate through the Claims section.',
    );
    const panel = await material();
    const rows = within(panel).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/claims online\s*Video$/),
      expect.stringMatching(/PDF$/),
      expect.stringMatching(/PDF$/),
    ]);
    expect(within(panel).getByRole('link')).toHaveAttribute('href', '#/educational-materials');
    await user.click(screen.getByRole('button', { name: /^Watch the video/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Managing your claims online' });
    expect(within(dialog).getByRole('group', { name: /^Video player/ })).toBeInTheDocument();
  });

  it.each([
    ['the recording call succeeds', false],
    ['the recording call fails', true],
  ])('do not show the movie again after it is closed, and record the visit once (%s)', async (_, fails) => {
    if (fails) failCall(VISIT);
    await openAs('maria', brand);
    await closeMovie();
    await waitFor(() => expect(sentRequests(VISIT)).toHaveLength(1));
    await comeBack();
    expect(screen.queryByText(HEADLINE)).toBeNull();
    expect(sentRequests(VISIT)).toHaveLength(1);
  });

  it('do not show the movie for an excluded brand', async () => {
    changeTexts((texts) =>
      texts.map((text) =>
        text.name === 'EDUCATION_EXCLUDED_BRANDS' ? { ...text, value: brand.code } : text,
      ),
    );
    await openAs('maria', brand);
    await material();
    expect(screen.queryByText(HEADLINE)).toBeNull();
  });

  it('record no visit in a simulation', async () => {
    await openSimulationOf('maria', brand);
    await closeMovie();
    await goTo('#/claims/educational-materials');
    await waitFor(() => expect(document.querySelectorAll('.education-item')).toHaveLength(3));
    expect(sentRequests(VISIT)).toEqual([]);
  });
});
