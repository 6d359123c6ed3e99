/** A panel beside a payment. It shows the balances of a client's spending accounts, and which account pays. */
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { useInsertionEffect, type ReactNode } from 'react';
import { showMoney } from '../../../lib/text/money.ts';
import type { Remote } from '../../../lib/remote/remote.ts';
import { EmployerWords } from '../../../profile/group/employer-words.view.tsx';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { DrawnIcon } from '../../../ui/page/drawn-icon.tsx';
import { EmptyNote } from '../../../ui/page/panel-notes.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import { RemoteView } from '../../../ui/page/remote-view.tsx';
import { SkeletonRows } from '../../../ui/page/skeleton.tsx';
import { AccountName } from '../account-name.view.tsx';
import styles from './client-accounts.css?inline';
import type { SpendingAccount } from '../spending-accounts.schema.ts';
import type { ClientAccountsStatus } from './client-accounts.rules.ts';
import type { PayingAccountsStatus } from './client-accounts.store.ts';
import { t } from './client-accounts.text.ts';
import { WALLET } from '../wallet-path.ts';

interface ClientAccountsProps {
  accounts: Remote<PayingAccountsStatus>;
  /** The employer's name; null for a plan that is not through an employer. */
  employer: string | null;
  /** The terms of the HSA if they must be accepted first, otherwise null. */
  terms: ReactNode;
  onRetry(): void;
}

/** Describes the account's role in this payment; null if it could pay but another account does. */
function roleOf(account: SpendingAccount, paying: SpendingAccount | null): string | null {
  if (account === paying) return t('pays');
  return account.kind === 'dependent-care' ? t('cannotPay') : null;
}

const AccountRow = ({ account, paying }: { account: SpendingAccount; paying: SpendingAccount | null }) => {
  const role = roleOf(account, paying);
  return (
    <li className={account === paying ? 'account-row account-paying' : 'account-row'}>
      <span className="account-name">
        <AccountName account={account} />
      </span>
      <span className="account-balance">
        <span className="visually-hidden">{t('available')} </span>
        {showMoney(account.currentBalance)}
      </span>
      <span className="account-more">
        {role ? (
          <span className="account-role">
            {account === paying ? <DrawnIcon path={WALLET} size={16} /> : null} {role}
          </span>
        ) : null}
        <span>{t('payments', { count: account.recentTransactions, days: account.recentDays })}</span>
      </span>
    </li>
  );
};

/** The next step for the member if no account can be shown. */
function nextStep(
  status: Exclude<ClientAccountsStatus['status'], 'accounts'>,
  employer: string | null,
  phone: string,
) {
  if (status === 'blackout')
    return employer === null ? (
      t('blackoutNextOwn')
    ) : (
      <EmployerWords employer={employer} say={(name) => t('blackoutNext', { employer: name })} />
    );
  return <PhoneIn text={t(`${status}Next`, { phone })} />;
}

function Face({ accounts, employer, terms, onRetry }: ClientAccountsProps) {
  const { phone } = useBrandContact();
  return (
    <RemoteView
      value={accounts}
      loading={<SkeletonRows rows={2} label={t('loading')} />}
      failed={t('failed')}
      onRetry={onRetry}
    >
      {(value) => {
        if (value.status === 'terms') return terms;
        return value.status === 'accounts' ? (
          <ul className="account-rows">
            {value.accounts.map((account) => (
              <AccountRow key={account.id} account={account} paying={value.paying} />
            ))}
          </ul>
        ) : (
          <EmptyNote
            drawing="spending"
            text={t(value.status)}
            next={nextStep(value.status, employer, phone)}
          />
        );
      }}
    </RemoteView>
  );
}

export function ClientAccounts(props: ClientAccountsProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <Panel
      id="client-accounts"
      heading={t('heading')}
      busy={props.accounts.state === 'loading'}
      aside={
        props.employer === null ? null : (
          <EmployerWords employer={props.employer} say={(employer) => t('through', { employer })} />
        )
      }
    >
      <Face {...props} />
    </Panel>
  );
}
