import { useBrandContact } from '../../../../ui/page/brand-context.tsx';
import { useId } from 'react';
import { showMoney } from '../../../../lib/text/money.ts';
import { PhoneIn } from '../../../../ui/page/text-with-phone.tsx';
import type { ClaimService } from '../claim-detail.schema.ts';
import { useClaimSlot } from '../../claim-slots.ts';
import type { Claim } from '../../claims.schema.ts';
import { standingOf, type ClaimStanding } from '../../owed.rules.ts';
import { Denials } from '../denial.view.tsx';
import { barPieces, moneyLines, type MoneyLine } from '../money-lines.rules.ts';
import { whyOwe, type Account, type Figures, type WhyOwe } from './why-owe.rules.ts';
import { t } from './why-owe.text.ts';
import { whySentences } from './why-owe-sentences.ts';

interface WhyOweProps {
  claim: Claim;
  figures: Figures;
  isMarked: boolean;
}

interface WhyOweViewProps extends WhyOweProps {
  /** The claim's services; null if they failed to load. */
  services: readonly ClaimService[] | null;
}

export function WhyWords({ claim, figures, isMarked }: WhyOweProps) {
  const { phone } = useBrandContact();
  const why = whyOwe(claim, figures);
  const [response, ...more] = whySentences(why, claim, phone, isMarked);
  return (
    <div className={why.state === 'differs' ? 'why-words why-differs' : 'why-words'}>
      <p className="why-answer">
        <PhoneIn text={response ?? ''} />
      </p>
      {more.map((sentence) => (
        <p key={sentence}>
          <PhoneIn text={sentence} />
        </p>
      ))}
    </div>
  );
}

/** The bar of amounts. Hidden from screen readers, because the table has the same figures. */
const MoneyBar = ({ account, ofRate }: { account: Account; ofRate: boolean }) => (
  <svg className="money-bar" viewBox="0 0 1000 20" preserveAspectRatio="none" aria-hidden="true">
    {barPieces(account, ofRate).map(({ part, from, width }) => (
      <rect key={part} className={`money-${part}`} x={from} y={0} width={width} height={20} />
    ))}
  </svg>
);

function amountOf({ name, cents, isLess }: MoneyLine, isInProcess: boolean): string {
  if (cents === null) return t(isInProcess && name === 'cost' ? 'inProcessCost' : 'notKnown');
  return isLess && cents > 0 ? `−${showMoney(cents)}` : showMoney(cents);
}

function rowClass({ name }: MoneyLine): string {
  if (name === 'cost' || name === 'left') return 'money-total';
  return name.startsWith('share.') ? 'money-share' : 'money-row';
}

/** @param marked whether rows show the colors of the bar above */
export function MoneyTable({ claim, figures, marked }: Omit<WhyOweProps, 'isMarked'> & { marked: boolean }) {
  return (
    <table className="money-table">
      <caption className="visually-hidden">{t('table')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('line')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {moneyLines(claim, figures).map((line) => (
          <tr key={line.name} className={rowClass(line)}>
            <th scope="row">
              {marked && line.part ? <span className={`money-mark money-${line.part}`} /> : null}
              {t(line.name)}
            </th>
            <td>{amountOf(line, claim.memberCost === null && claim.status !== 'unknown')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isLeft = (standing: ClaimStanding): boolean =>
  standing.state === 'unknown' || (standing.state === 'left' && standing.cents > 0);

function headingOf(claim: Claim, standing: ClaimStanding): string {
  const { memberCost } = claim;
  if (memberCost === null) return t('headingInProcess');
  if (memberCost <= 0) return t('headingNothing');
  return t(isLeft(standing) ? 'heading' : 'headingPaid');
}

function billNote(claim: Claim, why: WhyOwe, standing: ClaimStanding): string {
  if (standing.state === 'counter' || standing.state === 'marked') return t('notBill');
  if (claim.paid > 0 && claim.payee === 'provider' && standing.state === 'left')
    return standing.cents === 0 ? t('paidBill') : t('partBill', { left: showMoney(standing.cents) });
  return t(why.state === 'adds-up' && why.cost > 0 ? 'payBill' : 'notBill');
}

export function WhyOweView({ claim, services, figures, isMarked }: WhyOweViewProps) {
  const id = useId();
  const payOffer = useClaimSlot('payOffer');
  const why = whyOwe(claim, figures);
  const standing = standingOf(claim, isMarked);
  const account = why.state === 'adds-up' && why.charge > why.discount ? why : null;
  return (
    <div role="group" className="why" aria-labelledby={id}>
      <h4 id={id}>{headingOf(claim, standing)}</h4>
      <Denials services={services} />
      <WhyWords claim={claim} figures={figures} isMarked={isMarked} />
      {payOffer(claim, why.state === 'differs' ? why.figuresTotal : null)}
      {account ? <MoneyBar account={account} ofRate={claim.planType === 'drug'} /> : null}
      <MoneyTable claim={claim} figures={figures} marked={account !== null} />
      <p className="why-note">{billNote(claim, why, standing)}</p>
    </div>
  );
}
