/** Where a sign-in leads (spec 000 §3, §8 'Login'). */
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { watchNavigation } from '../../../tests/support/component/navigation.ts';
import { localSite } from '../../../tests/support/component/portal.tsx';
import { holdCall, sentRequests } from '../../../tests/support/component/services.ts';
import { openSignIn, sendSignIn } from '../../../tests/support/component/sign-in.tsx';

const brand = brandWhere(({ signIn }) => signIn.flow === 'newer');

it.each(['older', 'userauth', 'token'] as const)(
  'an agent is redirected to the producer site by the %s flow',
  async (flow) => {
    const site = brandWhere(({ signIn }) => signIn.flow === flow);
    const opened = watchNavigation();
    openSignIn(site);
    await sendSignIn('gwen');
    await waitFor(() => expect(opened).toEqual([`http://${site.code}.localhost/producer/`]));
  },
);

describe('after the sign-in', () => {
  it('a visitor continues to the shop after 2 s even if the service for rating information does not respond', async () => {
    const opened = watchNavigation();
    holdCall('ratingInfo');
    openSignIn(brand);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await sendSignIn('piper');
    const rates = `/store/${brand.storeID}/ratingInfo`;
    await waitFor(() =>
      expect(sentRequests().map(({ method, path }) => `${method} ${path}`)).toContainEqual(
        expect.stringMatching(new RegExp(`^GET .*${rates}$`)),
      ),
    );
    expect(opened).toEqual([]);
    vi.advanceTimersByTime(2000);
    await waitFor(() => expect(opened).toEqual([localSite(brand.sites.shop.everywhere)]));
  });

  it('the target in the address opens, even if it is in the member area', async () => {
    const opened = watchNavigation();
    openSignIn(brand, `/login/?target=${encodeURIComponent('/login/#/change-password')}`);
    await sendSignIn('maria');
    await waitFor(() => expect(opened).toEqual([`http://${brand.code}.localhost/login/#/change-password`]));
  });
});
