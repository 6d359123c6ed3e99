import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { openAs } from '../../../tests/support/component/portal.tsx';
import { holdCall, sentRequests } from '../../../tests/support/component/services.ts';

const HELPER = 'userauth/v1/tokens';

it('a helper endpoint that does not respond does not delay the sign-in', async () => {
  holdCall(HELPER);
  await openAs(
    'maria',
    brandWhere(({ signIn }) => signIn.flow === 'token'),
  );
  await waitFor(() => expect(document.querySelectorAll('#claims-panel .claim-row')).toHaveLength(3));
  expect(sentRequests(HELPER)).toHaveLength(1);
});
