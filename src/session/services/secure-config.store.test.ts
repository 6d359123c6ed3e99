import { expect, it, vi } from 'vitest';
import { respond, network } from '../../lib/http/http.fixture.ts';
import {
  $brandSecureConfig,
  $secureConfig,
  ensureBrandSecureConfig,
  ensureSecureConfig,
} from './secure-config.store.ts';

const switches = (dropdown: string) => [
  { name: 'ENABLE_PLAN_PROGRESS_DROPDOWN', value: dropdown },
  { name: 'CLAIMS_AND_SPENDING_SHOW_TO_ALL', value: 'Y' },
];

it('the switches for ALL and for the brand are requested once each, and again only after a failure', async () => {
  network.mockImplementation((request: Request) =>
    Promise.resolve(request.url.endsWith('/ALL') ? respond({ payload: switches('') }) : respond({}, 500)),
  );
  ensureSecureConfig();
  ensureSecureConfig();
  ensureBrandSecureConfig('brand');
  await vi.waitFor(() => expect($brandSecureConfig.get().state).toBe('failed'));
  ensureSecureConfig();
  const lists = () => network.mock.calls.map(([{ url }]) => url.split('/').at(-1));
  expect(lists().filter((list) => list === 'ALL')).toHaveLength(1);
  expect($secureConfig.get()).toMatchObject({
    value: { planProgress: { suppressed: null, dropdown: null }, claimsAndSpending: { showToAll: true } },
  });
  network.mockResolvedValue(respond({ payload: switches('Y') }));
  ensureBrandSecureConfig('brand');
  await vi.waitFor(() => expect($brandSecureConfig.get().state).toBe('ready'));
  expect($brandSecureConfig.get()).toMatchObject({ value: { planProgress: { dropdown: true } } });
});
