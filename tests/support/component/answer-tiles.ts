/** The tiles of the activity summary: the amount owed, the plan, and the insurance card. */
import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { user } from './portal.tsx';

type Tile = 'owe' | 'plan' | 'card';

/** Waits until a tile has loaded. */
export const answer = (name: Tile): Promise<HTMLElement> =>
  waitFor(() => {
    const panel = document.querySelector<HTMLElement>(`#${name}-answer`);
    expect(panel).toHaveAttribute('aria-busy', 'false');
    if (!panel) throw new Error(`no answer ${name}`);
    return panel;
  });

export const pressInTile = async (name: Tile, button: RegExp | string): Promise<void> =>
  user.click(await within(await answer(name)).findByRole('button', { name: button }));
