/** The left navigation (000 §2; 001 §2): its entries, the count of unread messages, and filters below an entry. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { goTo, openAs, region, user } from '../../../tests/support/component/portal.tsx';
import { failCall, sentRequests } from '../../../tests/support/component/services.ts';

const COUNT = 'message/CountUnreadMessages';
const brand = brandWhere(({ messageCenter }) => messageCenter);
const withoutMessages = brandWhere(({ messageCenter }) => !messageCenter);
const otherForms = brandWhere(
  ({ formsLabel, messageCenter }) => messageCenter && formsLabel !== brand.formsLabel,
);

const nav = () => within(screen.getByRole('navigation', { name: 'Member pages' }));
const labels = () =>
  nav()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const messagesLink = (name: string) => nav().findByRole('link', { name });
const messageRequests = () =>
  sentRequests().filter(({ path }) => /getMessages|CountUnreadMessages/.test(path));
const allOf = (formsLabel: string) => [
  'Activity Summary',
  'Claims & Payments',
  'Health Plans',
  'Messages',
  'Statement Archive',
  formsLabel,
];

describe('the entries of the left navigation', () => {
  it.each([
    [
      'are the six that the specification lists, with the default name for the educational material',
      brand,
      allOf(brand.formsLabel),
    ],
    ['use the brand’s own name for the educational material', otherForms, allOf(otherForms.formsLabel)],
    [
      'do not include Messages on a brand without a message center',
      withoutMessages,
      allOf(withoutMessages.formsLabel).filter((label) => label !== 'Messages'),
    ],
  ])('%s', async (_, which, expected) => {
    await openAs('nora', which);
    await region(which.formsLabel);
    expect(labels()).toEqual(expected);
    expect(document.querySelector('.left-nav [aria-current]')).toHaveTextContent('Activity Summary');
  });

  it('do not include Messages for a dental group, and the messages page states the reason', async () => {
    await openAs('pearl', brand);
    await region(brand.formsLabel);
    expect(labels()).toEqual(allOf(brand.formsLabel).filter((label) => label !== 'Messages'));
    await goTo('#/messageCenter?id=M1');
    await screen.findByText(/dental coverage only/);
    expect(messageRequests()).toEqual([]);
  });

  it('cause no request for messages on a brand without a message center', async () => {
    await openAs('maria', withoutMessages);
    await waitFor(() =>
      expect(document.querySelector('.summary-news')).toHaveTextContent(/: \d+ claims?, \d+ statements?$/),
    );
    await region(withoutMessages.formsLabel);
    expect(messageRequests()).toEqual([]);
  });
});

it('a label from the content service appears in the left navigation, in the page’s heading and title, and on the home page', async () => {
  const pbs = brandWhere(({ code }) => code === 'pbs');
  await openAs('maria', pbs, '#/claims/statementArchives');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your Statements' })).toBeVisible();
  expect(document.title).toBe(`Your Statements · ${pbs.name}`);
  expect(nav().getByRole('link', { name: 'Your Statements' })).toHaveAttribute('aria-current', 'page');
  await goTo('#/landing');
  expect(within(await region('Messages and documents')).getByText('Your Statements')).toBeVisible();
});

describe('the unread count in the left navigation', () => {
  it.each([
    ['nora', 'Messages'],
    ['maria', 'Messages 4 unread, last month'],
    ['theo', 'Messages 100+ unread, last month'],
  ])('covers one month, not the 90 days of the messages panel: %s sees the entry "%s"', async (who, name) => {
    await openAs(who, brand);
    await waitFor(() => expect(sentRequests(COUNT)).toHaveLength(1));
    expect(await region('Messages, last 90 days')).toBeVisible();
    expect(await messagesLink(name)).toBeVisible();
    if (who === 'maria')
      await waitFor(() =>
        expect(document.querySelector('#messages-panel .panel-aside')).toHaveTextContent('6 unread'),
      );
  });

  it('is left out of the Messages entry if it fails to load', async () => {
    failCall(COUNT);
    await openAs('maria', brand);
    await region(brand.formsLabel);
    expect(sentRequests(COUNT)).not.toEqual([]);
    expect(await messagesLink('Messages')).toBeVisible();
    expect(document.querySelector('.left-nav .badge')).toBeNull();
  });
});

describe('the filters of a view', () => {
  const inNav = () => nav().queryByRole('button', { name: /^Filter/ });
  const inView = () => screen.getByRole('button', { name: 'Filter' });
  const period = () => screen.getByLabelText('Period');
  const LISTED = { level: 2, name: '40 claims' };

  it('are expanded below the view’s entry in the left navigation, can be collapsed, and are expanded again in the next view', async () => {
    await openAs('maria', brand, '#/claims/statementArchives');
    await screen.findByRole('heading', { level: 2, name: /statements$/ });
    const button = inNav();
    if (!button) throw new Error('no toggle');
    expect(button).toHaveAccessibleName('Filter Statement Archive');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const body = period().closest('.refine-body');
    expect(button).toHaveAttribute('aria-controls', body?.id);
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(body).toHaveAttribute('inert');
    await goTo('#/claims/educational-materials');
    await waitFor(() => expect(inNav()).toBeNull());
    await goTo('#/claims/healthPlans');
    await waitFor(() => expect(inNav()).toHaveAccessibleName('Filter Health Plans'));
    expect(inNav()).toHaveAttribute('aria-expanded', 'true');
  });

  it('are between the search and the list on the claims page, and keep their values after a visit to a nested view', async () => {
    await openAs('maria', brand, '#/claims/claimsAndPayments');
    const count = await screen.findByRole('heading', LISTED);
    expect(inNav()).toBeNull();
    const parts = [
      screen.getByRole('heading', { level: 1 }),
      screen.getByRole('search', { name: 'Find a claim' }),
      inView(),
      ...screen.getAllByRole('checkbox'),
      count,
    ];
    for (const [at, part] of parts.entries())
      if (at > 0) expect(parts[at - 1]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(inView()).toHaveAttribute('aria-expanded', 'true');
    await user.selectOptions(period(), 'Last 60 days');
    await screen.findByRole('heading', { level: 2, name: '6 claims' });
    await goTo('#/claims/claimsAndPayments/dentalProcedureHistory?grp=23881000');
    await screen.findByRole('heading', { level: 1, name: 'Dental procedure history' });
    expect(document.querySelector('.left-nav [aria-current]')).toHaveAttribute('aria-current', 'true');
    await goTo('#/claims/claimsAndPayments');
    await waitFor(() => expect(inView()).toBeVisible());
    expect(period()).toHaveDisplayValue('Last 60 days');
    await user.click(inView());
    expect(period().closest('.refine-body')).toHaveAttribute('inert');
    await goTo('#/claims/educational-materials');
    await goTo('#/claims/claimsAndPayments');
    await screen.findByRole('heading', { level: 2, name: '6 claims' });
    expect(inView()).toHaveAttribute('aria-expanded', 'true');
  });
});
