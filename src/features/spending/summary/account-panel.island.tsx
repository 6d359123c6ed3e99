/** One spending account: its facts, recent transactions, and money in and out this year. Each part loads and fails on its own. */
import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import type { IsoDate } from '../../../lib/date/date.ts';
import { RemoteView } from '../../../ui/page/remote-view.tsx';
import { SkeletonRows } from '../../../ui/page/skeleton.tsx';
import type { SpendingAccount } from '../spending-accounts.schema.ts';
import { Pays, UseOrLose, type ClaimPayments } from './account-facts.view.tsx';
import { AccountName } from '../account-name.view.tsx';
import { Contributions } from './contributions.view.tsx';
import { RecentList } from './recent-transactions.view.tsx';
import { contributionsOn, loadContributions, loadMovements, movementsOn } from './spending-summary.store.ts';
import { t } from './spending-summary.text.ts';
import { recentTransactions, yearUse } from './year-use.rules.ts';
import { YearUsePart } from './year-use.view.tsx';

const ROWS = 6;

interface AccountPanelProps {
  account: SpendingAccount;
  payments: ClaimPayments;
  /** Current date in the brand's zone. */
  today: IsoDate;
  /** Id of the client's heading, which labels the panel because two clients may have accounts of the same kind. */
  headingId: string;
}

const yearOf = (today: IsoDate): number => Number(today.slice(0, 4));

function History({ account, today }: Pick<AccountPanelProps, 'account' | 'today'>) {
  const movements = useStore(movementsOn(account.id).$value);
  return (
    <div className="spend-history" aria-busy={movements.state === 'loading'}>
      <RemoteView
        value={movements}
        loading={<SkeletonRows rows={ROWS} label={t('historyLoading')} />}
        failed={t('historyFailed')}
        onRetry={() => void loadMovements(account, today)}
      >
        {(value) => (
          <>
            <RecentList
              recent={recentTransactions(value, account, today)}
              days={account.recentDays}
              today={today}
            />
            <YearUsePart use={yearUse(value, today)} year={yearOf(today)} />
          </>
        )}
      </RemoteView>
    </div>
  );
}

export function AccountPanel({ account, payments, today, headingId }: AccountPanelProps) {
  const titleId = useId();
  const { id, recentDays } = account;
  const year = yearOf(today);
  useEffect(() => {
    void loadMovements({ id, recentDays }, today);
    void loadContributions({ id }, year);
    return () => {
      movementsOn(id).leave();
      contributionsOn(id).leave();
    };
  }, [id, recentDays, today, year]);
  return (
    <section className="panel spend-account" aria-labelledby={`${titleId} ${headingId}`}>
      <h3 id={titleId}>
        <AccountName account={account} />
      </h3>
      <div className="spend-facts">
        <UseOrLose account={account} today={today} />
        <Contributions
          contributions={useStore(contributionsOn(id).$value)}
          year={year}
          onRetry={() => void loadContributions({ id }, year)}
        />
        <Pays account={account} {...payments} />
      </div>
      <History account={account} today={today} />
    </section>
  );
}
