/** The page of educational material (spec 001 §§2, 6, 8). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { changeTexts } from '../../../tests/support/component/content.ts';
import { goTo, openAs, retryAfterRepair, user } from '../../../tests/support/component/portal.tsx';
import { failCall, sentRequests } from '../../../tests/support/component/services.ts';
import { MEDIA_FOLDER } from './education-paths.ts';

const PAGE = '#/claims/educational-materials';
const brand = brandWhere(({ messageCenter, theme }) => messageCenter && theme.header === 'plain');

const items = () => [...document.querySelectorAll<HTMLElement>('.education-item')];
const textsOf = (region: HTMLElement | undefined, selector: string) =>
  [...(region ?? document.body).querySelectorAll(selector)].map(({ textContent }) => textContent);
const panels = () => document.querySelector('#education-panel, #movie-panel');
/** Waits for the claims and everything that loads after them. */
async function settleSummary(): Promise<void> {
  await waitFor(() => expect(document.querySelector('#claims-panel .claim-row')).toBeVisible());
  await waitFor(() =>
    expect(document.querySelector('#plan-progress-panel')).toHaveAttribute('aria-busy', 'false'),
  );
  await screen.findByRole('button', { name: 'Download to spreadsheet' });
}
const navEntry = () =>
  within(screen.getByRole('navigation', { name: 'Member pages' })).queryByRole('link', {
    name: brand.formsLabel,
  });

const leaveOut = (isMissing: (name: string) => boolean): void =>
  changeTexts((texts) => texts.filter(({ name }) => !isMissing(name)));

describe('the page of educational material', () => {
  it('shows a video and two guides with all their fields, and records the visit', async () => {
    await openAs('maria', brand, PAGE);
    await waitFor(() => expect(items()).toHaveLength(3));
    expect(screen.getByRole('heading', { level: 1, name: 'Educational Material' })).toBeVisible();
    expect(items().flatMap((item) => textsOf(item, 'h2'))).toEqual([
      'Managing your claims online',
      'How to read an explanation of benefits',
      'How to read a plan activity statement',
    ]);
    expect(items().flatMap((item) => textsOf(item, 'dd'))).toEqual([
      ...['Video', 'About 400 MB (this file: 103 kB)', '900 x 900 px'],
      ...['PDF', '1 page, 40 KB'],
      ...['PDF', '1 page, 40 KB'],
    ]);
    expect(document.querySelector('#ed-video-manage-claims')).toHaveAttribute(
      'href',
      `${MEDIA_FOLDER}managing-claims.webm`,
    );
    await waitFor(() => expect(sentRequests('updateMetrics/educationalMaterial')).toHaveLength(1));
  });

  it("shows 'Unspecified' for a missing text", async () => {
    const missing = [
      ...[
        'MANAGE_CLAIMS_SIZE',
        'MANAGE_CLAIMS_FILE_BYTES',
        'MANAGE_CLAIMS_DIMENSIONS',
        'MANAGE_CLAIMS_LINK_HREF',
      ],
      ...['READ_EOB_TITLE', 'READ_EOB_TYPE', 'READ_STATEMENT_DESCRIPTION', 'READ_STATEMENT_LINK_HREF'],
    ].map((field) => `EDUCATION_ITEM_${field}`);
    leaveOut((name) => missing.includes(name));
    await openAs('maria', brand, PAGE);
    await waitFor(() => expect(items()).toHaveLength(3));
    const [video, guide, other] = items();
    expect(textsOf(video, 'dd')).toEqual(['Video', 'Unspecified', 'Unspecified']);
    expect(video).toHaveTextContent('There’s no file for this video.');
    expect(textsOf(guide, 'h2')).toEqual(['Unspecified']);
    expect(textsOf(guide, 'dd')).toEqual(['Unspecified', '1 page, 40 KB']);
    expect(other).toHaveTextContent('Description: Unspecified');
    expect(other).toHaveTextContent('Link: Unspecified');
  });

  it('shows a retry button after a 500, and a note if there is no material', async () => {
    failCall('cms/contentInfo');
    leaveOut((name) => name.startsWith('EDUCATION_ITEM'));
    await openAs('maria', brand, PAGE);
    await retryAfterRepair(screen.getByRole('main'), 'We couldn’t load the educational material.');
    await screen.findByText('There are no guides or videos for your plan yet.');
    expect(document.querySelector('.page-lead')).toHaveTextContent(
      'Plans that have videos and guides show them here.',
    );
    await goTo('#/claims/activitySummary');
    await settleSummary();
    expect(panels()).toBeNull();
  });

  it('shows an error if a guide cannot be fetched', async () => {
    failCall('education/file/:name');
    await openAs('maria', brand, PAGE);
    await user.click(await screen.findByRole('button', { name: /^Download How to read an explanation/ }));
    await waitFor(() =>
      expect(items()[1]).toHaveTextContent(/We couldn’t get this guide.*Reference [2-9A-Z]{8}/),
    );
  });

  it('shows a note instead of items, and is not in the navigation, if the selected group has opt-out 904', async () => {
    await openAs('paula', brand, PAGE);
    await waitFor(() => expect(items()).toHaveLength(3));
    expect(navEntry()).toBeVisible();
    const choice = screen.getByLabelText('Show this page for');
    const [, second] = within(choice).getAllByRole<HTMLOptionElement>('option');
    await user.selectOptions(choice, second?.value ?? '');
    await screen.findByText(/^Group \d+ has no educational material\./);
    expect(items()).toHaveLength(0);
    expect(document.querySelector('.page-lead')).toHaveTextContent(/^Groups that have videos and guides/);
    expect(navEntry()).toBeNull();
    await goTo('#/claims/activitySummary');
    await settleSummary();
    expect(panels()).toBeNull();
  });
});

it('the note for a group without material offers no other group if the member has no other group', async () => {
  await openAs('hazel', brand, PAGE);
  const main = screen.getByRole('main');
  await waitFor(() => expect(main).toHaveTextContent('To ask about your plan, call'));
  expect(main).not.toHaveTextContent('choose one above');
});
