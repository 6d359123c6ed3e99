/** What the next claim of a network costs each person on the plan (decision 175). */
import type { ReactNode } from 'react';
import { showLongDate } from '../../../lib/date.ts';
import { showMoney } from '../../../lib/money.ts';
import type { PanelPlan } from '../panel-plans.rules.ts';
import type { CareNetwork, NextClaim } from '../stated-limits.rules.ts';
import { nextClaims, type PersonNext } from './next-claims.rules.ts';
import { t } from './progress-panel.text.ts';

/** More people than this are behind a summary. */
const PEOPLE_SHOWN = 6;

/** For everyone on the plan. */
function sentenceOf(next: NextClaim, { end }: Pick<PanelPlan, 'end'>): string {
  switch (next.pays) {
    case 'nothing':
      return t('covered', { end: showLongDate(end) });
    case 'full-price':
      return t('fullPrice', { left: showMoney(next.left) });
    case 'at-most':
      return t('atMost', { left: showMoney(next.left) });
    case 'share':
      return next.left === null ? t('shareWithoutMaximum') : t('share', { left: showMoney(next.left) });
  }
}

/** Beside a name. */
function wordsOf(next: NextClaim): string {
  switch (next.pays) {
    case 'nothing':
      return t('personCovered');
    case 'full-price':
      return t('personFullPrice', { left: showMoney(next.left) });
    case 'at-most':
      return t('personAtMost', { left: showMoney(next.left) });
    case 'share':
      return next.left === null ? t('personShare') : t('personShareUpTo', { left: showMoney(next.left) });
  }
}

const INTROS = {
  'full-price': 'eachFullPrice',
  'at-most': 'eachAtMost',
  mixed: 'eachDiffers',
} as const;

function introOf(people: readonly PersonNext[]): string {
  if (people.some(({ next }) => next.pays === 'full-price')) return t(INTROS['full-price']);
  return t(INTROS[people.every(({ next }) => next.pays === 'at-most') ? 'at-most' : 'mixed']);
}

const People = ({ people }: { people: readonly PersonNext[] }) => (
  <ul className="next-people">
    {people.map(({ key, name, next }) => (
      <li key={key}>
        <span className="person-name">{name}</span> {wordsOf(next)}
      </li>
    ))}
  </ul>
);

function Folded({ count, children }: { count: number; children: ReactNode }) {
  if (count <= PEOPLE_SHOWN) return children;
  return (
    <details className="progress-people">
      <summary>{t('people', { count })}</summary>
      {children}
    </details>
  );
}

interface NextClaimBoxProps {
  plan: PanelPlan;
  network: CareNetwork;
}

/** Nothing if the plan states no limits for the network. */
export function NextClaimBox({ plan, network }: NextClaimBoxProps) {
  const next = nextClaims(plan, network);
  if (next === null) return null;
  return (
    <div className="next-claim">
      <strong>{t('nextClaim')}</strong>
      {next.same ? (
        <p>{sentenceOf(next.same, plan)}</p>
      ) : (
        <>
          <p>{introOf(next.people)}</p>
          <Folded count={next.people.length}>
            <People people={next.people} />
          </Folded>
        </>
      )}
    </div>
  );
}
