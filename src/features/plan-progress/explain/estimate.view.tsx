import { showLongDate } from '../../../lib/date/date.ts';
import { ServiceWords } from '../../../ui/page/service-words.tsx';
import { showMoney } from '../../../lib/text/money.ts';
import type { TypicalPrices } from './care-prices.schema.ts';
import { estimateSentences, rangeText } from '../explain-texts.rules.ts';
import type { MemberCost } from '../member-cost.rules.ts';
import { nextClaimSentence } from '../panel/next-claim.view.tsx';
import type { PanelPlan } from '../panel-plans.rules.ts';
import { nextClaim, type CareNetwork, type StatedLimits } from '../limits/stated-limits.rules.ts';
import { estimate, type CentsRange } from '../what-if.rules.ts';
import { careName } from './care-name.ts';
import { t } from './explain-panel.text.ts';
import type { Care } from './planned-care.rules.ts';
import { t as planned } from './planned-care.text.ts';

export interface CareEstimate {
  care: Care;
  network: CareNetwork;
  limits: StatedLimits;
  share: number | null;
  /** Null if the price in this network is unknown. */
  price: CentsRange | null;
  /** Null if the plan states no limits for this network. */
  cost: MemberCost | null;
  /** The person's name; '' if the plan states only family limits. */
  name: string;
  hasInProcess: boolean;
}

interface EstimateProps {
  plan: PanelPlan;
  result: CareEstimate;
  /** Null if the service has no typical prices. */
  prices: TypicalPrices | null;
}

function PriceText({ result: { care, price }, prices }: EstimateProps) {
  if (care.kind === 'price' || price === null) return null;
  if (care.kind === 'visit') {
    const { date, patient, memberCost, planPaid } = care.visit;
    return (
      <p>
        {planned('likeVisit', {
          patient,
          date: showLongDate(date),
          ...{ price: showMoney(price.most), paid: showMoney(memberCost), planPaid: showMoney(planPaid) },
        })}
      </p>
    );
  }
  if (!prices) return null;
  const { region, source, asOf } = prices;
  return (
    <>
      <p>{planned('typical', { care: careName(care.care).name, range: rangeText(price), region })}</p>
      <p>
        <ServiceWords
          words={source}
          say={(words) => planned('source', { source: words, date: showLongDate(asOf) })}
        />
      </p>
    </>
  );
}

const costText = (cost: MemberCost): string =>
  cost.isOpen ? planned('orMore', { range: rangeText(cost) }) : rangeText(cost);

const REACHES = { yes: 'reachesMaximum', maybe: 'mayReachMaximum' } as const;

/**
 * Explains the result. For a single price, says who pays how much at each step; for a range, says how the member's
 * limits affect the cost.
 */
function Reasons({ plan, result }: EstimateProps) {
  const { network, limits, share, price, cost } = result;
  if (!price) return null;
  const highest = estimate(price.most, limits, share);
  const isExact = price.least === price.most;
  const next = nextClaim(limits);
  const sentences = isExact ? estimateSentences(highest, network) : [];
  return (
    <>
      {sentences.length > 0 ? (
        <ol>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      ) : null}
      {!isExact && next ? <p>{nextClaimSentence(next, plan, network)}</p> : null}
      {share === null && cost && cost.most > 0 ? (
        <p>{planned(limits.deductibleLeft ? 'someIsFree' : 'startsAtNothing')}</p>
      ) : null}
      {share !== null && limits.maximumLeft !== 0 ? <p>{t('shareUsed', { share })}</p> : null}
      {result.hasInProcess ? <p>{t('inProcess')}</p> : null}
      {limits.deductibleLeft === null && limits.maximumLeft !== 0 ? <p>{t('noDeductible')}</p> : null}
      {highest && highest.reachesMaximum !== 'no' ? (
        <p>{t(isExact && share !== null ? REACHES[highest.reachesMaximum] : REACHES.maybe)}</p>
      ) : null}
    </>
  );
}

function unknownText({ care, network, price }: CareEstimate): string {
  if (price) return estimateSentences(null, network).join(' ');
  const key = care.kind !== 'visit' ? 'noPriceOut' : care.visit.network ? 'noPriceOther' : 'noNetwork';
  return planned(key, { ownPrice: planned('ownPrice') });
}

const headingOf = ({ name, network }: CareEstimate): string =>
  [
    name === '' ? t('result') : t('resultFor', { name }),
    t(network === 'in-network' ? 'ofInNetwork' : 'ofOutOfNetwork'),
  ].join(', ');

export function EstimateView(props: EstimateProps) {
  const { price, cost } = props.result;
  if (!price || !cost) return <p className="what-if-result">{unknownText(props.result)}</p>;
  return (
    <div className="what-if-result">
      <p>
        <strong>{headingOf(props.result)}</strong>
      </p>
      <dl>
        <div>
          <dt>{t('youPay')}</dt>
          <dd>{costText(cost)}</dd>
        </div>
        {price.least === price.most && !cost.isOpen ? (
          <div>
            <dt>{t('planPays')}</dt>
            <dd>{rangeText({ least: price.most - cost.most, most: price.most - cost.least })}</dd>
          </div>
        ) : null}
      </dl>
      <PriceText {...props} />
      <Reasons {...props} />
    </div>
  );
}
