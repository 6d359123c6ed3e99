/** Your year of health costs, `#/claims/yearOfCosts` (decisions/home#a-year-of-health-costs). */
import { ALL_CLAIMS } from '../../../routing/hash.rules.ts';
import { useStore } from '@nanostores/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useInsertionEffect, useMemo, useRef, type ReactNode } from 'react';
import { brandToday } from '../../../lib/date/brand-day.ts';
import type { IsoDate } from '../../../lib/date/date.ts';
import { LOADING, type Remote } from '../../../lib/remote/remote.ts';
import { coveredPeople, plansOf } from '../../../profile/coverage/coverage.rules.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { WithProfile } from '../../../profile/with-profile.island.tsx';
import { FamilyMarks } from '../../../profile/coverage/family-marks.island.tsx';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { announce } from '../../../ui/page/announce.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { RemoteView } from '../../../ui/page/remote-view.tsx';
import { SkeletonRows } from '../../../ui/page/skeleton.tsx';
import { familyOrder } from '../patients.rules.ts';
import { CostChoices } from './cost-choices.view.tsx';
import { costPeriods, daysSoFar } from './cost-periods.rules.ts';
import {
  choiceAmong,
  isNothing,
  optionsOf,
  yearOfCosts,
  type ReceivedClaims,
} from './year-of-costs.rules.ts';
import { $costChoice, $period, $yearClaims, leaveYearClaims, loadYearClaims } from './year-of-costs.store.ts';
import styles from './year-of-costs.css?inline';
import { t } from './year-of-costs.text.ts';
import { emptyText, summaryText } from './year-of-costs.format.ts';
import { YearPanel } from './year-panel.view.tsx';

const ROWS = 12;
const NO_CLAIMS: ReceivedClaims = { claims: [], skipped: 0, total: 0, isPaidKnown: true };

/** The frame of the view. During loading, `aria-busy` makes it as high as a loaded year. */
const FRAME = (content: ReactNode, isLoading: boolean): ReactNode => (
  <section className="panel costs" aria-busy={isLoading || undefined}>
    {content}
  </section>
);

/** The claims of a span. While they load, the claims of the previous span are not shown. */
function useClaimsOf(from: IsoDate, to: IsoDate): Remote<ReceivedClaims> {
  const received = useStore($yearClaims);
  useEffect(() => {
    void loadYearClaims({ from, to });
    return leaveYearClaims;
  }, [from, to]);
  if (received.state !== 'ready') return received;
  const { span } = received.value;
  return span.from === from && span.to === to ? received : LOADING;
}

/** Announces the totals after a choice, but not when the view opens, because the focus is then on the heading. */
function useAnnounced(summary: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (summary === '') return;
    if (!isFirst.current) announce(summary);
    isFirst.current = false;
  }, [summary]);
}

interface CostsProps {
  profile: Profile;
}

function Costs({ profile }: CostsProps) {
  const day = brandToday();
  const periods = useMemo(() => costPeriods(plansOf(profile), day), [profile, day]);
  const order = useMemo(() => familyOrder(coveredPeople(profile)), [profile]);
  const chosenPeriod = useStore($period);
  const requested = useStore($costChoice);
  const period = periods.find(({ key }) => key === chosenPeriod) ?? periods[0];
  const { from, to } = daysSoFar(period, day);
  const received = useClaimsOf(from, to);
  const ready = received.state === 'ready' ? received.value : NO_CLAIMS;
  const options = useMemo(() => optionsOf(ready.claims, { from, to }, order), [ready, from, to, order]);
  const choice = choiceAmong(requested, options);
  const { person, kind } = choice;
  const year = useMemo(
    () => yearOfCosts(ready, { from, to }, order, { person, kind }),
    [ready, from, to, order, person, kind],
  );
  const summary = () => (isNothing(year) ? emptyText(period, { person, kind }) : summaryText(year, period));
  useAnnounced(received.state === 'ready' ? summary() : '');
  return (
    <>
      <CostChoices
        periods={periods}
        period={period}
        {...options}
        choice={choice}
        onPeriod={(key) => $period.set(key)}
        onChoice={(next) => $costChoice.set(next)}
      />
      <RemoteView
        value={received}
        loading={<SkeletonRows rows={ROWS} label={t('loading')} />}
        failed={t('failed')}
        onRetry={() => void loadYearClaims({ from, to })}
        frame={FRAME}
      >
        {() => (
          <FamilyMarks>
            <YearPanel
              year={year}
              period={period}
              days={{ from, to }}
              choice={choice}
              isSubscriber={profile.isSubscriber}
            />
          </FamilyMarks>
        )}
      </RemoteView>
    </>
  );
}

export default function YearOfCosts() {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <>
      <p className="page-back">
        <a className="button" href={ALL_CLAIMS}>
          <ArrowLeft aria-hidden="true" size={18} /> {t('back')}
        </a>
      </p>
      <PageHead heading={t('heading')} lead={t('lead')} />
      <WithProfile
        loading={<SkeletonRows rows={ROWS} label={t('loading')} />}
        failed={t('profileFailed')}
        frame={FRAME}
      >
        {(profile) => <Costs profile={profile} />}
      </WithProfile>
    </>
  );
}
