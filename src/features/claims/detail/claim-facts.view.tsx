import { Fragment } from 'react';
import { showLongDate } from '../../../lib/date/date.ts';
import { inEnglish } from '../../../lib/text/i18n.ts';
import { CopyValue } from '../../../ui/output/copy-value.tsx';
import { Facts, type Fact } from '../../../ui/page/facts.tsx';
import { isPaidByHcra, patientName, type CardHolder } from './claim-detail.rules.ts';
import type { ClaimService } from './claim-detail.schema.ts';
import { t, texts } from './claim-detail.text.ts';
import { eobGroupNumber } from '../claims-context.rules.ts';
import type { Claim } from '../claims.schema.ts';
import { t as claims } from '../claims.text.ts';

interface ClaimFactsProps {
  claim: Claim;
  /** The claim's services; null if they failed to load. */
  services: readonly ClaimService[] | null;
  holder: CardHolder;
}

const isKnown = (key: string): key is Extract<keyof typeof texts, `payment.${string}`> =>
  Object.hasOwn(texts, key);

/** The payment information: a known text with the line break of spec 001 §2, or the service's own text. */
function PaymentInfo({ info }: { info: string }) {
  const key = `payment.${info}`;
  if (!isKnown(key)) return <span {...inEnglish()}>{info}</span>;
  const [first, ...more] = t(key).split('\n');
  return (
    <>
      {first}
      {more.map((line) => (
        <Fragment key={line}>
          {' '}
          <br />
          {line}
        </Fragment>
      ))}
    </>
  );
}

const Payment = ({ info }: { info: string }) => (
  <>
    <PaymentInfo info={info} />
    {isPaidByHcra(info) ? <span className="fact-more">{t('hcra')}</span> : null}
  </>
);

const drugOf = ({ drug }: Claim, services: readonly ClaimService[] | null) =>
  drug?.name ? drug : (services?.find((service) => service.drug)?.drug ?? null);

/** The refill number as text; 0 means the first fill. */
const refillText = (refill: string): string => (refill === '0' ? t('firstFill') : refill);

function drugFacts(claim: Claim, services: readonly ClaimService[] | null): Fact[] {
  const drug = drugOf(claim, services);
  if (!drug) return [];
  return [
    { name: t('drug'), value: <span {...inEnglish()}>{drug.name}</span> },
    { name: t('rxNumber'), value: drug.rxNumber || t('notKnown') },
    { name: t('refill'), value: drug.refillNumber ? refillText(drug.refillNumber) : t('notKnown') },
    { name: t('quantity'), value: drug.quantity || t('notKnown') },
  ];
}

export function ClaimFacts({ claim, services, holder }: ClaimFactsProps) {
  const facts: Fact[] = [
    ...drugFacts(claim, services),
    {
      name: t('provider'),
      value: claim.provider ? <span {...inEnglish()}>{claim.provider}</span> : claims('noProvider'),
    },
    { name: t('patient'), value: patientName(claim) },
    { name: t('date'), value: showLongDate(claim.serviceDate) },
    { name: t('number'), value: <CopyValue kind="claimNumber" value={claim.number} /> },
    { name: t('group'), value: eobGroupNumber(claim.idCardGroup, holder) },
    ...(claim.paymentInfo ? [{ name: t('payment'), value: <Payment info={claim.paymentInfo} /> }] : []),
  ];
  return (
    <section className="claim-facts">
      <h4>{t('about')}</h4>
      <Facts facts={facts} />
    </section>
  );
}
