/** The content of an open row. Its documents load when the row opens (spec 001 §4 'Expanding a row fetches …'). */
import { useStore } from '@nanostores/react';
import { CreditCard } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useMemo, useState } from 'react';
import { brandToday } from '../../../lib/date/brand-day.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { FamilyMarks } from '../../../profile/coverage/family-marks.island.tsx';
import { ErrorBoundary } from '../../../ui/page/error-boundary.tsx';
import { coveredMembers } from '../covered-members.rules.ts';
import type { HealthPlanRow } from '../health-plan-rows.rules.ts';
import { hasCards } from '../id-card.rules.ts';
import { openPlanOf } from '../plan-documents.store.ts';
import { t } from './health-plans-list.text.ts';
import { PlanFacts, PlanMembers } from './plan-details.view.tsx';
import { PlanDocuments } from './plan-documents.view.tsx';

const IdCards = lazy(() => import('../card/id-cards.island.tsx'));

interface OpenedPlanProps {
  row: HealthPlanRow;
  profile: Pick<Profile, 'clientList'>;
}

function Documents({ row }: Pick<OpenedPlanProps, 'row'>) {
  const plan = openPlanOf(row);
  useEffect(() => {
    plan.open();
    return plan.close;
  }, [plan]);
  return (
    <PlanDocuments
      booklet={useStore(plan.$booklet)}
      summary={useStore(plan.$summary)}
      saving={useStore(plan.$saving)}
      onSave={plan.save}
    />
  );
}

/** Loads the cards when the member presses the button. */
function Cards(props: OpenedPlanProps) {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <section className="plan-part plan-cards" aria-labelledby={`${id}-heading`}>
      <h4 id={`${id}-heading`}>{t('card')}</h4>
      <button
        type="button"
        className="button plan-cards-toggle"
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        onClick={() => setShown(!shown)}
      >
        <CreditCard size={20} aria-hidden="true" /> {t(shown ? 'hideCard' : 'showCard')}
      </button>
      {shown ? (
        <div className="plan-cards-body" id={id}>
          <ErrorBoundary>
            <Suspense>
              <IdCards rows={[props.row]} profile={props.profile} />
            </Suspense>
          </ErrorBoundary>
        </div>
      ) : null}
    </section>
  );
}

export function OpenedPlan(props: OpenedPlanProps) {
  const { row, profile } = props;
  const members = useMemo(() => coveredMembers(row, profile), [row, profile]);
  return (
    <>
      <div className="plan-columns">
        <PlanFacts row={row} />
        <div className="plan-side">
          <FamilyMarks>
            <PlanMembers members={members} today={brandToday()} />
          </FamilyMarks>
          <Documents row={row} />
        </div>
      </div>
      {hasCards(row) ? <Cards {...props} /> : null}
    </>
  );
}
