/** The result of a bill check: the advice, the facts, and a printable note of both. */
import { useState } from 'react';
import { showLongDate, type IsoDate } from '../../../lib/date/date.ts';
import { inEnglish } from '../../../lib/text/i18n.ts';
import { showMoney } from '../../../lib/text/money.ts';
import { isPaidAtCounter, leftForProvider } from '../../../profile/payments/left-to-pay.rules.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { CopyValue } from '../../../ui/output/copy-value.tsx';
import { Facts, type Fact } from '../../../ui/page/facts.tsx';
import { PrintSheet } from '../../../ui/output/print-sheet.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import type { Claim } from '../claims.schema.ts';
import { t as claimText } from '../claims.text.ts';
import { verdictOf, type Bill, type Verdict } from './bill-match.rules.ts';
import { t } from './bill-match.text.ts';

export interface BillResultProps {
  bill: Bill;
  /** The claim that matches the bill; null if none does. */
  claim: Claim | null;
  /** Whether claims were listed and the member chose none of them. */
  isNoneChosen: boolean;
  /** Whether it is known how much the spending accounts paid for the claim. */
  isPaidKnown: boolean;
  isMarked: boolean;
  /** How many claims could not be compared, because they were malformed or not sent. */
  missing: number;
  today: IsoDate;
  onShow(claim: Claim): void;
  onAgain(): void;
}

/** A ref callback that never changes, so that React calls it only when the sentence is added. */
const focusOn = (element: HTMLElement | null): void => element?.focus();

type Compared = Pick<
  BillResultProps,
  'bill' | 'claim' | 'isNoneChosen' | 'isPaidKnown' | 'isMarked' | 'missing'
>;

function verdictText(verdict: Verdict, phone: string): string {
  switch (verdict.state) {
    case 'pay':
      return t('say.pay', { left: showMoney(verdict.left) });
    case 'too-much': {
      const { amount, left } = verdict;
      return t('say.too-much', { more: showMoney(amount - left), left: showMoney(left) });
    }
    case 'over-cost':
      return t('say.over-cost', { cost: showMoney(verdict.cost) });
    case 'cost-unknown':
    case 'payee-unknown':
      return t(`say.${verdict.state}`, { phone });
    default:
      return t(`say.${verdict.state}`);
  }
}

const moneyText = (cents: number | null): string => (cents === null ? t('unknown') : showMoney(cents));

const billFacts = ({ provider, date, amount }: Bill): Fact[] => [
  { name: t('provider'), value: provider },
  { name: t('date'), value: showLongDate(date) },
  { name: t('amount'), value: showMoney(amount) },
];

const claimFacts = (claim: Claim, isPaidKnown: boolean): Fact[] => [
  { name: t('number'), value: <CopyValue kind="claimNumber" value={claim.number} /> },
  {
    name: t('claimProvider'),
    value: claim.provider ? <span {...inEnglish()}>{claim.provider}</span> : claimText('noProvider'),
  },
  { name: t('claimDate'), value: showLongDate(claim.serviceDate) },
  { name: t('person'), value: `${claim.patient.firstName} ${claim.patient.lastName}` },
  { name: t('status'), value: claimText(`status.${claim.status}`) },
  { name: t('cost'), value: moneyText(claim.memberCost) },
  { name: t('paid'), value: moneyText(isPaidKnown ? claim.paid : null) },
  ...(isPaidAtCounter(claim)
    ? []
    : [{ name: t('left'), value: moneyText(isPaidKnown ? leftForProvider(claim) : null) }]),
];

function useSentence({ bill, claim, isNoneChosen, isPaidKnown, isMarked, missing }: Compared): string {
  const { phone } = useBrandContact();
  if (claim) return verdictText(verdictOf(bill, claim, isPaidKnown, isMarked), phone);
  if (missing > 0) return t('say.noneMissing', { phone });
  return isNoneChosen ? t('say.noneChosen', { phone }) : t('say.none');
}

const Compare = ({ bill, claim, isPaidKnown }: Compared) => (
  <div className="bill-facts">
    <section>
      <h3>{t('theBill')}</h3>
      <Facts facts={billFacts(bill)} />
    </section>
    {claim ? (
      <section>
        <h3>{t('theClaim')}</h3>
        <Facts facts={claimFacts(claim, isPaidKnown)} />
      </section>
    ) : null}
  </div>
);

/** Suggests an appeal if the claim was denied in full or in part. */
function Denied({ claim: { status, denied } }: { claim: Claim }) {
  if (status === 'denied') return <p>{t('denied')}</p>;
  if (status !== 'partly-approved' || denied === 0) return null;
  return <p>{denied === null ? t('deniedSome') : t('deniedPart', { amount: showMoney(denied) })}</p>;
}

function Sheet(props: Compared & { sentence: string; today: IsoDate }) {
  const { phone } = useBrandContact();
  return (
    <div>
      <h2>{t('sheet')}</h2>
      <p>
        <strong>{props.sentence}</strong>
      </p>
      <Compare {...props} />
      <p>{t('madeOn', { date: showLongDate(props.today), phone })}</p>
    </div>
  );
}

export function BillResult(props: BillResultProps) {
  const { claim, bill, onShow, onAgain } = props;
  const [printing, setPrinting] = useState(false);
  const sentence = useSentence(props);
  const isPayable =
    claim !== null && verdictOf(bill, claim, props.isPaidKnown, props.isMarked).state === 'pay';
  return (
    <div className="bill-result">
      <p className="bill-say" tabIndex={-1} ref={focusOn}>
        <PhoneIn text={sentence} />
      </p>
      {claim ? <Denied claim={claim} /> : null}
      {isPayable ? <p>{t('direct')}</p> : null}
      {claim ? null : <p>{t('recent')}</p>}
      <Compare {...props} />
      <p className="bill-go">
        {claim ? (
          <button type="button" className="button" onClick={() => onShow(claim)}>
            {t('show')}
          </button>
        ) : null}
        <button type="button" className="button" onClick={() => setPrinting(true)}>
          {t('print')}
        </button>
        <button type="button" className="button" onClick={onAgain}>
          {t('again')}
        </button>
      </p>
      {printing ? (
        <PrintSheet onDone={() => setPrinting(false)}>
          <Sheet {...props} sentence={sentence} />
        </PrintSheet>
      ) : null}
    </div>
  );
}
