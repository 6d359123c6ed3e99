/** The message center (spec 001 §§2–4, 7, 8): messages of every kind, filters, deleting, and failures. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { brandWhere } from '../../../../tests/support/brands.ts';
import { goTo, openAs, retryAfterRepair, user } from '../../../../tests/support/component/portal.tsx';
import { failCall, holdCall, repair, sentRequests } from '../../../../tests/support/component/services.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);
const CENTER = '#/messageCenter';
const UNDO_MS = 8000; // decisions/messages#deletions-wait-eight-seconds
const NO_MATCH = 'No message matches all of your filters.';

const heading = () => screen.findByRole('heading', { level: 2, name: /^\d+ messages?$/ });
const totalOf = async (): Promise<number> => Number.parseInt((await heading()).textContent, 10);
const messages = () => [...document.querySelectorAll<HTMLElement>('#messages-list .message')];
const opener = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^Select message: ${name}`) });

async function open(name: string): Promise<HTMLElement> {
  const button = opener(new RegExp(name));
  await user.click(button);
  const row = button.closest<HTMLElement>('.message');
  if (!row) throw new Error(`no message ${name}`);
  return row;
}

describe('a message in the message center', () => {
  it('is marked as read when it is opened, and is listed below special messages', async () => {
    await openAs('noor', brand, CENTER);
    await heading();
    expect(messages()[0]).toHaveTextContent('Important');
    const row = await open('How we settled your claim');
    expect(row).toHaveTextContent('Compare it with your statement.');
    await waitFor(() => expect(row).not.toHaveClass('message-unread'));
    await waitFor(() =>
      expect(
        sentRequests()
          .map(({ call }) => call)
          .filter((call) => /messagecenteractivity|messageReadFlag/.test(call)),
      ).toHaveLength(2),
    );
  });

  it('shows a note if its id is missing or its picture is from another site', async () => {
    await openAs('noor', brand, CENTER);
    await heading();
    expect(await open('A message without an id')).toHaveTextContent('came without its number');
    expect(await open('A picture from another site')).toHaveTextContent(
      'Picture not shown: Our office on Elm Street',
    );
    await open('Invalid message content');
    await goTo(`${CENTER}?id=GONE`);
    expect(await screen.findByText('This message is unavailable')).toBeVisible();
    await goTo(`${CENTER}?id=-999`);
    await waitFor(() =>
      expect(opener(/Yara can use virtual visits/)).toHaveAttribute('aria-expanded', 'true'),
    );
  });
});

describe('the list of messages', () => {
  it('asks the member to select a message if Delete is pressed while no message is selected', async () => {
    await openAs('noor', brand, CENTER);
    await heading();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const problem = screen.getByText('Please select a message to delete');
    expect(problem).toHaveAttribute('role', 'alert');
    await user.click(box('Open enrollment ends'));
    expect(problem).toBeEmptyDOMElement();
  });

  it('restores all messages after a failed deletion, and shows the previous page after the last page is emptied', async () => {
    await openAs('maria', brand, CENTER);
    const total = await totalOf();
    await user.click(screen.getByRole('button', { name: 'Page 4' }));
    await waitFor(() => expect(messages()).toHaveLength(4));
    expect(messages()[0]).toHaveAttribute('aria-posinset', '32');
    failCall('member/delStatusFlag');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Delete 4 messages' }));
    await screen.findByText('You deleted every message on this page.');
    act(() => void vi.advanceTimersByTime(UNDO_MS));
    await screen.findByRole('heading', { name: /couldn’t delete 4 messages$/ });
    expect(messages()).toHaveLength(4);
    repair();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(messages()).toHaveLength(10));
    expect(screen.getByText('Page 3 of 3')).toBeInTheDocument();
    expect(await totalOf()).toBe(total - 4);
  });

  it('shows a retry button after a 500', async () => {
    failCall('member/getMessages');
    await openAs('maria', brand, CENTER);
    const list = await screen.findByRole('region', { name: 'Your messages' });
    await retryAfterRepair(list, 'We couldn’t load your messages.');
    await heading();
    expect(screen.getByText(/^[A-Z]\w+ \d+, \d{4} to [A-Z]\w+ \d+, \d{4} · \d+ unread$/)).toBeVisible();
  });

  it('is requested once if Enter is pressed twice in the date field, and that field keeps the focus', async () => {
    await openAs('maria', brand, CENTER);
    await heading();
    const before = sentRequests('member/getMessages').length;
    await user.selectOptions(screen.getByLabelText('Period'), '-1');
    holdCall('member/getMessages');
    await user.type(screen.getByLabelText('End date'), '{Enter}{Enter}');
    repair();
    await heading();
    expect(screen.getByLabelText('End date')).toHaveFocus();
    expect(sentRequests('member/getMessages')).toHaveLength(before + 1);
  });

  it('shows both filters chosen while a deletion is being sent, then requests them together', async () => {
    await openAs('maria', brand, CENTER);
    await heading();
    holdCall('member/delStatusFlag');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: /^Delete \d+ messages$/ }));
    const before = sentRequests('member/getMessages').length;
    for (const name of ['Wellness', 'Coverage']) {
      await user.click(screen.getByRole('checkbox', { name }));
      expect(screen.getByRole('checkbox', { name })).toBeChecked();
    }
    expect(sentRequests('member/getMessages')).toHaveLength(before);
    repair();
    await heading();
    expect(sentRequests('member/getMessages').at(-1)).toMatchObject({
      body: { payload: { messageTypes: ['Wellness', 'Coverage'] } },
    });
  });

  it('restores its filters on the next visit, and offers to show all messages if no message matches', async () => {
    await openAs('maria', brand, CENTER);
    const total = await totalOf();
    await user.click(screen.getByRole('checkbox', { name: "What's New" }));
    await user.click(screen.getByRole('checkbox', { name: 'Ines' }));
    await screen.findByRole('heading', { level: 2, name: /^[1-9] messages?$/ });
    await user.selectOptions(screen.getByLabelText('Period'), 'thirtyDays');
    await screen.findByText(NO_MATCH);
    await goTo('#/change-password');
    await screen.findByRole('heading', { level: 1, name: 'Change your password' });
    await goTo(CENTER);
    await screen.findByText(NO_MATCH);
    await user.click(screen.getByRole('button', { name: 'Show all messages from the last 12 months' }));
    await screen.findByRole('heading', { level: 2, name: `${total} messages` });
    expect(screen.getByRole('checkbox', { name: 'Ines' })).not.toBeChecked();
  });

  it('says that there are no messages, and offers no person filter to a member without a family', async () => {
    await openAs('nora', brand, CENTER);
    await screen.findByText('You have no messages');
    expect(screen.getByRole('main')).not.toHaveTextContent('family');
    expect(within(screen.getByRole('main')).queryByText('Person')).toBeNull();
  });
});
