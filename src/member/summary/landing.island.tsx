/** The member's home, `#/landing` (spec 000 §2 'Member home link'; decision 235): the panels of the activity summary. */
import type { BrandSlice } from '../../brand/brand-slice.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { Summary, useTurnAfterClaims } from './activity-summary.island.tsx';
import { LandingLinks } from './landing-links.view.tsx';
import * as parts from './summary-deferred.island.tsx';

export default function Landing({ brand, user }: { brand: BrandSlice; user: UserRecord }) {
  const isTurn = useTurnAfterClaims();
  const more = (
    <>
      <parts.SpendingPlace brand={brand} />
      <LandingLinks />
    </>
  );
  return <Summary brand={brand} user={user} parts={parts} isTurn={isTurn} more={more} />;
}
