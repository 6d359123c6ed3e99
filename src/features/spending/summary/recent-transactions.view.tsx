/** Lists recent transactions as a table or, in a narrow container, as stacked rows. */
import { useId } from 'react';
import { showDate, type IsoDate } from '../../../lib/date/date.ts';
import { inEnglish } from '../../../lib/text/i18n.ts';
import { showMoney } from '../../../lib/text/money.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import { t } from './spending-summary.text.ts';
import type { RecentTransaction, RecentTransactions } from './year-use.rules.ts';

const signed = (cents: number): string => {
  if (cents === 0) return showMoney(0);
  return `${cents < 0 ? '−' : '+'}${showMoney(Math.abs(cents))}`;
};

/** Sets the role explicitly, because some browsers drop it from cells with `display: block`. */
const CELL = { role: 'cell' } as const;

interface RowProps {
  transaction: RecentTransaction;
  today: IsoDate;
  showsBalance: boolean;
}

const titleOf = ({ kind, claimNumber }: RecentTransaction): string =>
  kind === 'payment' && claimNumber !== '' ? t('claimPayment') : t(`transaction.${kind}`);

/** The service's description, unless it only repeats the type. */
const Description = ({ transaction }: Pick<RowProps, 'transaction'>) =>
  transaction.description === '' || transaction.description === titleOf(transaction) ? null : (
    <span {...inEnglish()}>{transaction.description}</span>
  );

/** The balance after a transaction. Hidden for an unposted payment, because it would contradict the posted balance. */
const BalanceAfter = ({ transaction: { isPosted, balanceAfter } }: Pick<RowProps, 'transaction'>) => (
  <td {...CELL} className="spend-after" data-label={t('balanceAfter')}>
    {isPosted ? showMoney(balanceAfter) : t('notPosted')}
  </td>
);

const Row = ({ transaction, today, showsBalance }: RowProps) => (
  <tr role="row">
    <td {...CELL} className="spend-when">
      <time dateTime={transaction.date}>{showDate(transaction.date, today)}</time>
    </td>
    <th scope="row" role="rowheader">
      {titleOf(transaction)}
      <span className="spend-more">
        <Description transaction={transaction} />
        {transaction.claimNumber === '' ? null : (
          <span>{t('claim', { number: transaction.claimNumber })}</span>
        )}
      </span>
    </th>
    <td {...CELL} className="spend-amount" data-label={t('amount')}>
      {signed(transaction.amount)}
    </td>
    {showsBalance ? <BalanceAfter transaction={transaction} /> : null}
  </tr>
);

const COLUMNS = ['date', 'what', 'amount', 'balanceAfter'] as const;

interface TableProps {
  recent: RecentTransactions;
  today: IsoDate;
  labelledBy: string;
}

const Table = ({ recent, today, labelledBy }: TableProps) => (
  <table role="table" className="spend-table" aria-labelledby={labelledBy}>
    <thead>
      <tr role="row">
        {(recent.showsBalances ? COLUMNS : COLUMNS.slice(0, -1)).map((column) => (
          <th key={column} scope="col" role="columnheader">
            {t(column)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {recent.list.map((transaction) => (
        <Row
          key={transaction.id}
          transaction={transaction}
          today={today}
          showsBalance={recent.showsBalances}
        />
      ))}
    </tbody>
  </table>
);

interface RecentListProps {
  recent: RecentTransactions;
  days: number;
  today: IsoDate;
}

export function RecentList({ recent, days, today }: RecentListProps) {
  const { phone } = useBrandContact();
  const id = useId();
  return (
    <>
      <h4 id={id}>{t('recent', { days })}</h4>
      {recent.list.length === 0 ? (
        recent.isComplete ? (
          <p>{t('noRecent', { days })}</p>
        ) : null
      ) : (
        <Table recent={recent} today={today} labelledBy={id} />
      )}
      {recent.isComplete ? null : (
        <p className="spend-warn">
          <PhoneIn text={t('recentIncomplete', { phone })} />
        </p>
      )}
      {recent.unplaced === 0 || recent.list.length === 0 ? null : (
        <p className="spend-warn">{t('unplaced', { amount: showMoney(recent.unplaced) })}</p>
      )}
      {recent.showsBalances ? null : <p className="spend-warn">{t('balancesHidden')}</p>}
    </>
  );
}
