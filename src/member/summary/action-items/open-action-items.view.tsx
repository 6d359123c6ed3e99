/** The expanded strip 'Needs your attention': all items with details, and buttons to hide some of them. Loaded when the strip is opened. */
import { useInsertionEffect } from 'react';
import { summaryWindowStart } from '../../../features/claims/claims.rules.ts';
import { t as claimText } from '../../../features/claims/claims.text.ts';
import { daysBetween, showDate, type IsoDate } from '../../../lib/date/date.ts';
import { inEnglish } from '../../../lib/text/i18n.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { focusHeadingBefore } from '../../../ui/page/focus.ts';
import { ActionItemLine, type ActionItemsProps } from './action-item-line.view.tsx';
import { canHide, itemId, type ActionItem } from './action-items.rules.ts';
import { itemText } from './action-items.format.ts';
import styles from './open-action-items.css?inline';
import { t } from './open-action-items.text.ts';

function Details({ item, today }: { item: ActionItem; today: IsoDate }) {
  if (item.kind === 'payment') return <p>{t('paymentMore')}</p>;
  if (item.kind !== 'appeal') return null;
  const { deadline, claim } = item;
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
  /** Whether this is the only item. Hiding it removes the whole strip. */
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

export function OpenActionItems(props: ActionItemsProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const { items, today, onHide } = props;
  const days = daysBetween(summaryWindowStart(today), today);
  return (
    <div>
      <ul>
        {items.map((item) => {
          const line = itemText(item, today);
          return (
            <li key={itemId(item)}>
              <ActionItemLine {...props} item={item} line={line} />
              {canHide(item) ? (
                <Hide line={line} isLast={items.length === 1} onHide={() => onHide(itemId(item))} />
              ) : null}
              <Details item={item} today={today} />
            </li>
          );
        })}
      </ul>
      <p className="action-items-notes">
        {props.isOfGroups ? t('allGroups') : null}{' '}
        {items.some(({ kind }) => kind === 'appeal') ? t('window', { days }) : null}{' '}
        {items.some(canHide) ? t('hides') : null}
      </p>
    </div>
  );
}
