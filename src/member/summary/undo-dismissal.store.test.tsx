import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { user } from '../../../tests/support/component/portal.tsx';
import { $session } from '../../session/session.store.ts';
import { recordOf } from '../../session/user/user-record.fixture.ts';
import { $dismissedMessages, dismissMessage } from './dismissed-messages.store.ts';

const undoButton = () => screen.findByRole('button', { name: 'Undo' });

it('the Undo toast lets the member restore all dismissed messages until the member signs out', async () => {
  $session.set({ state: 'signed-in', user: recordOf() });
  dismissMessage('outage');
  await undoButton();
  dismissMessage('survey');
  await screen.findByText(/2 /);
  await user.click(await undoButton());
  expect($dismissedMessages.get()).toEqual([]);
  dismissMessage('outage');
  await undoButton();
  act(() => $session.set({ state: 'signed-out' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect($dismissedMessages.get()).toEqual([]);
});

it('Undo is not offered after the member opens another view', async () => {
  dismissMessage('outage');
  await undoButton();
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
