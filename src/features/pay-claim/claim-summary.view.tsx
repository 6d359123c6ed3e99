/** The claim that is being paid: the amount first, then which claim it is (spec 001 §2 'a summary panel of the selected claim'). */
import { inEnglish } from '../../lib/i18n.ts';
import { showDate, type IsoDate } from '../../lib/date.ts';
import { showMoney } from '../../lib/money.ts';
import { Facts, type Fact } from '../../ui/facts.tsx';
import type { Paying } from './pay-claim-state.schema.ts';
import { t } from './pay-claim.text.ts';

/** What a claim is known by. */
export const claimFacts = (
  { provider, patient, serviceDate, number }: Paying['claim'],
  today: IsoDate,
): Fact[] => [
  { name: t('provider'), value: provider ? <span {...inEnglish()}>{provider}</span> : t('noProvider') },
  { name: t('patient'), value: patient },
  { name: t('date'), value: <time dateTime={serviceDate}>{showDate(serviceDate, today)}</time> },
  { name: t('number'), value: number },
];

export const ClaimSummary = ({ claim, today }: { claim: Paying['claim']; today: IsoDate }) => (
  <section className="panel answer pay-claim" aria-labelledby="pay-claim-heading">
    <h2 id="pay-claim-heading">{t('claim')}</h2>
    <p className="pay-figure">
      <span>{t('owed')}</span> <strong>{showMoney(claim.owed)}</strong>
    </p>
    <Facts facts={claimFacts(claim, today)} />
  </section>
);
