import { waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { setAddress } from '../../tests/support/component/portal.tsx';
import { brandWhere } from '../../tests/support/brands.ts';
import { formatRoute } from './hash.rules.ts';
import { $route, startRouting } from './route.store.ts';

const VIEW = '#/claims/messageCenter';

it('the skip link keeps the view in the address, so that a reload opens the same view', async () => {
  setAddress(
    brandWhere(() => true),
    `/login/${VIEW}`,
  );
  onTestFinished(startRouting());
  window.location.hash = '#main';
  await waitFor(() => expect(window.location.hash).toBe(VIEW));
  expect(formatRoute($route.get())).toBe(VIEW);
});
