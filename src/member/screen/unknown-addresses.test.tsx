/** Addresses without a view show the not-found page, never a blank page (spec 000 §2). */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { goTo, openAs } from '../../../tests/support/component/portal.tsx';

const brand = brandWhere(({ messageCenter }) => messageCenter);
const UNKNOWN = 'We couldn’t find that page';
const SUMMARY = /Good (morning|afternoon|evening), Maria/;

it('an unknown address shows the not-found page, and an empty address shows the summary', async () => {
  await openAs('maria', brand);
  for (const [hash, heading] of [
    ['#/constructor', UNKNOWN],
    ['#//', SUMMARY],
    ['#/__proto__', UNKNOWN],
    ['#?a=b', SUMMARY],
    ['#/claims/toString', UNKNOWN],
    ['#/%E0%A4%A', UNKNOWN],
  ] as const) {
    await goTo(hash);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }), hash).toHaveTextContent(heading));
  }
});
