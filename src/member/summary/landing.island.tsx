/** The member's home, `#/landing` (spec 000 §2 'Member home link'; decision 235): the panels of the activity summary. */
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { Summary, useTurnAfterClaims } from './activity-summary.island.tsx';
import { LandingLinks } from './landing-links.view.tsx';
import * as parts from './summary-deferred.island.tsx';

export default function Landing({ user }: { user: UserRecord }) {
  const isTurn = useTurnAfterClaims();
  const more = (
    <>
      <parts.SpendingPlace />
      <LandingLinks />
    </>
  );
  return <Summary user={user} parts={parts} isTurn={isTurn} more={more} />;
}
