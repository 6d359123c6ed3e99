/**
 * Lists the claims that changed an accumulator (decisions/plans#the-ledger-of-an-accumulator). Each entry expands to
 * show its claim.
 */
import { useId, useState, type ReactNode } from 'react';
import { showDate, type IsoDate } from '../../../lib/date/date.ts';
import { inEnglish } from '../../../lib/text/i18n.ts';
import { showMoney } from '../../../lib/text/money.ts';
import { claimKey, type ClaimId } from '../../../profile/payments/claim-key.rules.ts';
import { DrawnIcon } from '../../../ui/page/drawn-icon.tsx';
import { ICONS } from '../../../ui/page/icons.ts';
import { PagesOfTen } from '../panel/pages-of-ten.view.tsx';
import { explainedLedger } from './ledger-people.rules.ts';
import { ledgerText } from '../explain-texts.rules.ts';
import type { LedgerClaim, LedgerEntry, PlanClaims } from '../ledger.rules.ts';
import type { AccumulatorRow } from '../panel-plans.rules.ts';
import { COUNT_UNIT } from '../progress-figures.rules.ts';
import { t } from './explain-panel.text.ts';

export interface ListedClaim extends LedgerClaim, ClaimId {
  /** The provider's name; '' if unknown. */
  provider: string;
}

interface LedgerViewProps<C extends ListedClaim> {
  row: AccumulatorRow;
  /** Whether some of the family's claims are hidden from the member. */
  isPartlyVisible: boolean;
  claims: PlanClaims<C>;
  today: IsoDate;
  onRetry(): void;
  /** Renders the detail of an expanded claim. */
  claim(claim: C): ReactNode;
}

const ARROW = <DrawnIcon path={ICONS.down} size={20} />;

/** Returns a function that formats an amount as money or, for a limit on visits, as a count. */
const amountWriter =
  ({ kind }: AccumulatorRow) =>
  (amount: number): string =>
    kind === 'visits' ? t('visits', { count: amount / COUNT_UNIT }) : showMoney(amount);

interface EntryProps<C extends ListedClaim> {
  entry: LedgerEntry<C>;
  show(amount: number): string;
  today: IsoDate;
  claim(claim: C): ReactNode;
}

function Entry<C extends ListedClaim>({ entry, show, today, claim: open }: EntryProps<C>) {
  const [isOpen, setOpen] = useState(false);
  const { claim, amount, pending } = entry;
  return (
    <li className="ledger-entry">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="ledger-claim">
          <strong {...(claim.provider && inEnglish())}>{claim.provider || t('unknownProvider')}</strong>
          <span>
            {showDate(claim.serviceDate, today)} · {claim.patient.firstName}
          </span>
        </span>
        <span className="ledger-amounts">
          {amount === 0 ? null : <span>{t('counted', { amount: show(amount) })}</span>}
          {pending === 0 ? null : <span>{t('pending', { amount: show(pending) })}</span>}
        </span>
        {ARROW}
      </button>
      {isOpen ? <div className="ledger-detail">{open(claim)}</div> : null}
    </li>
  );
}

export function LedgerView<C extends ListedClaim>(props: LedgerViewProps<C>) {
  const { row, isPartlyVisible, claims, today, onRetry, claim } = props;
  const id = useId();
  const [chosen, choose] = useState('');
  const person = row.people.find(({ key }) => key === chosen) ?? (row.leading ? null : row.people[0]) ?? null;
  const ledger = explainedLedger(row, person, isPartlyVisible, claims);
  const show = amountWriter(row);
  return (
    <div className="explain">
      {row.people.length > 0 ? (
        <p className="explain-choice">
          <label htmlFor={id}>{t('whose')}</label>
          <select id={id} value={person?.key ?? ''} onChange={({ target }) => choose(target.value)}>
            {row.leading ? <option value="">{t('family')}</option> : null}
            {row.people.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </p>
      ) : null}
      <p role="status">
        {ledger.entries.length === 0 && ledger.difference === 0 && ledger.unread === 0
          ? t('none')
          : ledgerText(ledger, show)}
      </p>
      {ledger.unread > 0 ? (
        <p>
          <button type="button" className="button" onClick={onRetry}>
            {t('retry')}
          </button>
        </p>
      ) : null}
      <PagesOfTen items={ledger.entries}>
        {(shown) => (
          <ul>
            {shown.map((entry) => (
              <Entry key={claimKey(entry.claim)} entry={entry} show={show} today={today} claim={claim} />
            ))}
          </ul>
        )}
      </PagesOfTen>
    </div>
  );
}
