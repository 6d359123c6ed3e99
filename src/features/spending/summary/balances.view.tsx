/** Shows the available and the posted balance of each of a client's accounts. */
import { useId } from 'react';
import { showLongDate, type IsoDate } from '../../../lib/date/date.ts';
import { showMoney } from '../../../lib/text/money.ts';
import { FailedNote } from '../../../ui/page/panel-notes.tsx';
import type { SpendingAccount } from '../spending-accounts.schema.ts';
import { balancesOf, expiryOf } from './account-money.rules.ts';
import { AccountName } from '../account-name.view.tsx';
import type { CheckState } from './spending-summary.store.ts';
import { t } from './spending-summary.text.ts';

interface BalanceProps {
  account: SpendingAccount;
  today: IsoDate;
  check: CheckState;
  onCheck(): void;
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function Figures({ account, today }: Pick<BalanceProps, 'account' | 'today'>) {
  const { posted, pending, asOf } = balancesOf(account, today);
  const expiry = expiryOf(account, today);
  return (
    <div>
      <dl className="spend-lines">
        <Figure
          name={asOf === null ? t('postedUndated') : t('posted', { date: showLongDate(asOf) })}
          value={showMoney(posted)}
        />
        {pending === null || pending === 0 ? null : <Figure name={t('pending')} value={showMoney(pending)} />}
        {expiry.state === 'dated' ? (
          <Figure name={t('useByShort')} value={showLongDate(expiry.useBy)} />
        ) : null}
      </dl>
      {pending === null ? <p>{t('unexplained')}</p> : null}
    </div>
  );
}

function Check({ check, onCheck, nameId }: Pick<BalanceProps, 'check' | 'onCheck'> & { nameId: string }) {
  const id = useId();
  if (check.state === 'failed')
    return <FailedNote text={t('checkFailed')} reference={check.failure.reference} onRetry={onCheck} />;
  const isBusy = check.state === 'busy' || undefined;
  return (
    <p className="spend-check">
      <button
        type="button"
        id={id}
        className="button"
        aria-labelledby={`${id} ${nameId}`}
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : onCheck}
      >
        {t('check')}
      </button>
      <span role="status">
        {isBusy ? t('checking') : null}
        {check.state === 'done' ? t('checked') : null}
      </span>
    </p>
  );
}

export function BalanceRow({ account, today, check, onCheck }: BalanceProps) {
  const id = useId();
  return (
    <li className="spend-balance">
      <div>
        <h4 id={id}>
          <AccountName account={account} />
        </h4>
        <p className="spend-available">
          <strong>{showMoney(account.currentBalance)}</strong> {t('available')}
        </p>
      </div>
      <Figures account={account} today={today} />
      <Check check={check} onCheck={onCheck} nameId={id} />
    </li>
  );
}
