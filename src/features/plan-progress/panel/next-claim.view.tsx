/**
 * Shows what each person on the plan pays for their next claim in a network
 * (decisions/plans#what-the-panel-shows-first).
 */
import type { ReactNode } from 'react';
import { showLongDate } from '../../../lib/date/date.ts';
import { showMoney } from '../../../lib/text/money.ts';
import type { PanelPlan } from '../panel-plans.rules.ts';
import type { CareNetwork, NextClaim } from '../limits/stated-limits.rules.ts';
import { nextClaims, type PersonNext } from './next-claims.rules.ts';
import { t } from './progress-panel.text.ts';

/** If there are more people than this, the list is collapsed. */
const PEOPLE_SHOWN = 6;

/** Suffixes of text keys. The texts for care out of network say that the provider may bill more. */
const ENDINGS = { 'in-network': '', 'out-of-network': 'Out' } as const satisfies Record<CareNetwork, string>;

/** A sentence about everyone on the plan, or about one person. */
export function nextClaimSentence(
  next: NextClaim,
  { end, paysUntil = end }: Pick<PanelPlan, 'end' | 'paysUntil'>,
  network: CareNetwork,
): string {
  const ending = ENDINGS[network];
  switch (next.pays) {
    case 'nothing':
      return t(`covered${ending}`, { end: showLongDate(paysUntil) });
    case 'full-price':
      return t(`fullPrice${ending}`, { left: showMoney(next.left) });
    case 'at-most':
      return t(`atMost${ending}`, { left: showMoney(next.left) });
    case 'share':
      return next.left === null
        ? t(`shareWithoutMaximum${ending}`)
        : t(`share${ending}`, { left: showMoney(next.left) });
  }
}

/** The short text beside a person's name. */
function textOf(next: NextClaim, network: CareNetwork, saysAtMost: boolean): string {
  const ending = ENDINGS[network];
  switch (next.pays) {
    case 'nothing':
      return t(`personCovered${ending}`);
    case 'full-price':
      return t('personFullPrice', { left: showMoney(next.left) });
    case 'at-most':
      return t(saysAtMost ? 'personAtMostCovered' : 'personAtMost', { left: showMoney(next.left) });
    case 'share':
      return next.left === null
        ? t('personShare')
        : t(`personShareUpTo${ending}`, { left: showMoney(next.left) });
  }
}

const pays = (people: readonly PersonNext[], kind: NextClaim['pays']): PersonNext[] =>
  people.filter(({ next }) => next.pays === kind);

function introOf(people: readonly PersonNext[], network: CareNetwork): string {
  if (pays(people, 'full-price').length > 0) return t('eachFullPrice');
  const atMost = pays(people, 'at-most').length;
  if (atMost === people.length) return t(`eachAtMost${ENDINGS[network]}`);
  return t(atMost > 0 ? 'eachUnknown' : 'eachDiffers');
}

function People({ people, network }: { people: readonly PersonNext[]; network: CareNetwork }) {
  const saysAtMost = network === 'in-network' && pays(people, 'at-most').length < people.length;
  return (
    <ul className="next-people">
      {people.map(({ key, name, next }) => (
        <li key={key}>
          <span className="person-name">{name}</span> {textOf(next, network, saysAtMost)}
        </li>
      ))}
    </ul>
  );
}

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

/** Renders nothing if the plan states no limits for the network. */
export function NextClaimBox({ plan, network }: NextClaimBoxProps) {
  const next = nextClaims(plan, network);
  if (next === null) return null;
  return (
    <div className="next-claim">
      <strong>{t('nextClaim')}</strong>
      {next.same ? (
        <p>{nextClaimSentence(next.same, plan, network)}</p>
      ) : (
        <>
          <p>{introOf(next.people, network)}</p>
          <Folded count={next.people.length}>
            <People people={next.people} network={network} />
          </Folded>
          {network === 'out-of-network' ? <p>{t('providerMayBill')}</p> : null}
        </>
      )}
    </div>
  );
}
