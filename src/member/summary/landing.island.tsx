/** The member's home, `#/landing` (spec 000 §2 'Member home link'; decision 235): the panels of the activity summary. */
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { Summary, useTurnAfterClaims } from './activity-summary.island.tsx';
import * as parts from './summary-deferred.island.tsx';
import { useInsertionEffect } from 'react';
import { safeHref } from '../../lib/navigation/navigation.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { Panel } from '../../ui/page/panel.tsx';
import styles from './landing-links.css?inline';
import { t } from './landing.text.ts';
import { navTitle } from '../navigation/view-titles.ts';

/** Where else a member's home leads. */
const LINKS: readonly (readonly [href: string, name: () => string])[] = [
  ['#/claims/activitySummary', () => navTitle('activity-summary')],
  ['#/claims/healthPlans', () => navTitle('health-plans')],
  ['#/claims/statementArchives', () => navTitle('statement-archive')],
  ['#/account', () => t('account')],
  ['#/account?part=looks', () => t('looks')],
];

function LandingLinks() {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <Panel id="landing-links" heading={t('more')} busy={false}>
      <ul className="landing-links">
        {LINKS.map(([href, name]) => (
          <li key={href}>
            <a href={safeHref(href) ?? undefined}>{name()}</a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

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
