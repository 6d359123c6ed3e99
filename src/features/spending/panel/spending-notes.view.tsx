/** Components for both the box and the module of a client: the balances, or the reason why no balances are shown. */
import { useInsertionEffect } from 'react';
import { showMoney } from '../../../lib/text/money.ts';
import type { Remote } from '../../../lib/remote/remote.ts';
import { EmployerWords } from '../../../profile/group/employer-words.view.tsx';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { EmptyNote } from '../../../ui/page/panel-notes.tsx';
import { RemoteView } from '../../../ui/page/remote-view.tsx';
import { SkeletonRows } from '../../../ui/page/skeleton.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import { AccountName } from '../account-name.view.tsx';
import styles from '../clients/client-accounts.css?inline';
import type { ClientAccountsStatus } from '../clients/client-accounts.rules.ts';
import type { SpendingAccount } from '../spending-accounts.schema.ts';
import { t } from './spending-notes.text.ts';

const ROWS = 2;

type NoBalancesStatus = Exclude<ClientAccountsStatus['status'], 'accounts'>;

interface NoBalancesProps {
  status: NoBalancesStatus;
  /** The employer's unabbreviated name; null for a plan that is not through an employer. */
  employer: string | null;
}

export function NoBalances({ status, employer }: NoBalancesProps) {
  const { phone } = useBrandContact();
  const next =
    status === 'blackout' ? (
      employer === null ? (
        t('blackoutNextOwn')
      ) : (
        <EmployerWords employer={employer} say={(name) => t('blackoutNext', { employer: name })} />
      )
    ) : (
      <PhoneIn text={t(`${status}Next`, { phone })} />
    );
  return <EmptyNote drawing="spending" text={t(status)} next={next} />;
}

const BalanceRow = ({ account }: { account: SpendingAccount }) => (
  <li className="account-row">
    <span className="account-name">
      <AccountName account={account} />
    </span>
    <span className="account-balance">
      <span className="visually-hidden">{t('available')} </span>
      {showMoney(account.currentBalance)}
    </span>
    <span className="account-more">
      {t('recent', { count: account.recentTransactions, days: account.recentDays })}
    </span>
  </li>
);

interface BalancesProps extends Pick<NoBalancesProps, 'employer'> {
  accounts: Remote<ClientAccountsStatus>;
  onRetry(): void;
}

export function Balances({ accounts, employer, onRetry }: BalancesProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <RemoteView
      value={accounts}
      loading={<SkeletonRows rows={ROWS} label={t('loading')} />}
      failed={t('failed')}
      onRetry={onRetry}
    >
      {(value) =>
        value.status === 'accounts' ? (
          <ul className="account-rows">
            {value.accounts.map((account) => (
              <BalanceRow key={account.id} account={account} />
            ))}
          </ul>
        ) : (
          <NoBalances status={value.status} employer={employer} />
        )
      }
    </RemoteView>
  );
}
