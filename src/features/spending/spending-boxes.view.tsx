/** A box of the activity summary: the spending accounts of one client (spec 001 §2, §4). */
import { useInsertionEffect, type ReactNode } from 'react';
import { showMoney } from '../../lib/money.ts';
import { safeHref } from '../../lib/navigation.ts';
import type { Remote } from '../../lib/remote.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { useBrandContact } from '../../ui/brand-context.tsx';
import { EmptyNote } from '../../ui/panel-notes.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RemoteView } from '../../ui/remote-view.tsx';
import { ServiceWords } from '../../ui/service-words.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { PhoneIn } from '../../ui/text-with-phone.tsx';
import styles from './client-accounts.css?inline';
import type { ClientAccountsStatus } from './client-accounts.rules.ts';
import { AccountName } from './client-accounts.view.tsx';
import { LINKS_TO_SPENDING, SpendingFactsNote } from './spending-panel.view.tsx';
import type { SpendingAccount } from './spending-accounts.schema.ts';
import type { SpendingFacts } from './spending-status.rules.ts';
import { t } from './spending-boxes.text.ts';

const ROWS = 2;

interface BoxProps {
  id: string;
  /** Null for a plan that is not through an employer. Truncated (spec 001 §9). */
  employer: string | null;
  /** Address of the spending accounts. */
  href: string;
}

interface BoxFrameProps extends BoxProps {
  busy: boolean;
  isLinked: boolean;
  children: ReactNode;
}

function BoxFrame({ id, employer, href, busy, isLinked, children }: BoxFrameProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <div className="spending-box">
      <Panel
        id={id}
        heading={t('heading')}
        labelledBy={`${id}-heading ${id}-employer`}
        busy={busy}
        aside={
          employer === null ? null : (
            <span id={`${id}-employer`}>
              <ServiceWords words={employer} say={(name) => t('through', { employer: name })} />
            </span>
          )
        }
        foot={isLinked ? <a href={safeHref(href) ?? undefined}>{t('go')}</a> : null}
      >
        {children}
      </Panel>
    </div>
  );
}

const BalanceRow = ({ account }: { account: SpendingAccount }) => (
  <li className="account-row">
    <span className="account-name">
      <AccountName kind={account.kind} name={account.name} />
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

function NoBalances({ status }: { status: Exclude<ClientAccountsStatus['status'], 'accounts'> }) {
  const { phone } = useBrandContact();
  return <EmptyNote text={t(status)} next={<PhoneIn text={t(`${status}Next`, { phone })} />} />;
}

interface BalancesBoxProps extends BoxProps {
  accounts: Remote<ClientAccountsStatus>;
  onRetry(): void;
}

/** With the balance of each account. */
export const BalancesBox = ({ accounts, onRetry, ...frame }: BalancesBoxProps) => (
  <BoxFrame {...frame} busy={accounts.state === 'loading'} isLinked>
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
          <NoBalances status={value.status} />
        )
      }
    </RemoteView>
  </BoxFrame>
);

/** Without balances: which accounts there are or could be. */
export const FactsBox = ({ facts, ...frame }: BoxProps & { facts: SpendingFacts }) => (
  <BoxFrame {...frame} busy={false} isLinked={LINKS_TO_SPENDING.includes(facts.status)}>
    <SpendingFactsNote facts={facts} employer={frame.employer} isLinked={null} />
  </BoxFrame>
);
