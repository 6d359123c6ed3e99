/** The whole strip 'Needs your attention', with details and what a member may hide. Loaded on a press. */
import { useInsertionEffect } from 'react';
import { summaryWindowStart } from '../../../features/claims/claims.rules.ts';
import { t as claimText } from '../../../features/claims/claims.text.ts';
import { daysBetween, showDate, type IsoDate } from '../../../lib/date/date.ts';
import { inEnglish } from '../../../lib/text/i18n.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { focusHeadingBefore } from '../../../ui/page/focus.ts';
import { NeedLine, type NeedsYouProps } from './needs-you-line.view.tsx';
import { canHide, needId, type Need } from './needs-you.rules.ts';
import { lineOfNeed } from './needs-you.words.ts';
import styles from './open-needs.css?inline';
import { t } from './open-needs.text.ts';

function Details({ need, today }: { need: Need; today: IsoDate }) {
  if (need.kind === 'payment') return <p>{t('paymentMore')}</p>;
  if (need.kind !== 'appeal') return null;
  const { deadline, claim } = need;
  const { provider, patient } = claim;
  const said = { name: patient.firstName };
  return (
    <p>
      <span {...(provider && inEnglish())}>{provider || claimText('noProvider')}</span>,{' '}
      {deadline === null
        ? t('appealMore', said)
        : t('appealUntil', { ...said, last: showDate(deadline, today) })}
    </p>
  );
}

interface HideProps {
  line: string;
  /** The strip goes with it. */
  isLast: boolean;
  onHide(): void;
}

function Hide({ line, isLast, onHide }: HideProps) {
  return (
    <button
      type="button"
      className="text-button"
      aria-label={t('hideLine', { line })}
      onClick={({ currentTarget }) => {
        focusHeadingBefore((isLast && currentTarget.closest('section')) || currentTarget);
        onHide();
      }}
    >
      {t('hide')}
    </button>
  );
}

export function OpenNeeds(props: NeedsYouProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const { needs, today, onHide } = props;
  const days = daysBetween(summaryWindowStart(today), today);
  return (
    <div>
      <ul>
        {needs.map((need) => {
          const line = lineOfNeed(need, today);
          return (
            <li key={needId(need)}>
              <NeedLine {...props} need={need} line={line} />
              {canHide(need) ? (
                <Hide line={line} isLast={needs.length === 1} onHide={() => onHide(needId(need))} />
              ) : null}
              <Details need={need} today={today} />
            </li>
          );
        })}
      </ul>
      <p className="needs-notes">
        {props.isOfGroups ? t('allGroups') : null}{' '}
        {needs.some(({ kind }) => kind === 'appeal') ? t('window', { days }) : null}{' '}
        {needs.some(canHide) ? t('hides') : null}
      </p>
    </div>
  );
}
