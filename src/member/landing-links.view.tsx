/** Where else a member's home leads. */
import { useInsertionEffect } from 'react';
import { safeHref } from '../lib/navigation.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { Panel } from '../ui/panel.tsx';
import styles from './landing-links.css?inline';
import { t, type texts } from './landing.text.ts';

const LINKS = [
  ['summary', '#/claims/activitySummary'],
  ['plans', '#/claims/healthPlans'],
  ['statements', '#/claims/statementArchives'],
  ['account', '#/account'],
  ['looks', '#/account?part=looks'],
] as const satisfies readonly (readonly [keyof typeof texts, string])[];

export function LandingLinks() {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <Panel id="landing-links" heading={t('more')} busy={false}>
      <ul className="landing-links">
        {LINKS.map(([key, href]) => (
          <li key={key}>
            <a href={safeHref(href) ?? undefined}>{t(key)}</a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
