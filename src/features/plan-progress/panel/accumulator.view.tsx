/** Shows one accumulator: its amounts in words, the bar, and the people below the bar (spec 001 §2). */
import { inEnglish } from '../../../lib/text/i18n.ts';
import { PersonMark } from '../../../ui/page/person-mark.tsx';
import type { AccumulatorRow, PersonRow } from '../panel-plans.rules.ts';
import type { AccumulationKind } from '../plan.schema.ts';
import { amountText, pendingText } from '../panel-texts.rules.ts';
import type { Period } from '../load-progress.ts';
import type { Bar, Figures, Slot } from '../progress-figures.rules.ts';
import { PagesOfTen } from './pages-of-ten.view.tsx';
import { ProgressBar } from './progress-bar.view.tsx';
import { t } from './progress-panel.text.ts';

interface AmountProps {
  /** Name of the person with these amounts, unless the heading names the person. */
  whose?: string | null;
  kind: AccumulationKind;
  figures: Figures;
  slot: Slot;
  /** Whether to omit the amount to go, because the benefit period is over or the family has reached the limit. */
  hasEnded: boolean;
  bar: Bar;
}

const BETWEEN = '; ';

/** Prevents a line break inside the amount left, such as '$1,750.00 to go'. */
function AmountText({ text }: { text: string }) {
  const [achieved, ...left] = text.split(BETWEEN);
  return (
    <>
      {achieved}
      {left.length > 0 ? (
        <>
          {BETWEEN}
          <span className="progress-left">{left.join(BETWEEN)}</span>
        </>
      ) : null}
    </>
  );
}

export function Amount({ whose, kind, figures, slot, hasEnded, bar }: AmountProps) {
  const pending = pendingText(kind, figures);
  return (
    <>
      <p className="progress-amount">
        {whose ? <span className="progress-whose">{whose}</span> : null}{' '}
        <AmountText text={amountText(kind, figures, hasEnded)} />
      </p>
      <ProgressBar figures={figures} slot={slot} bar={bar} />
      {pending ? (
        <p className="progress-pending">
          <span className="pending-mark" aria-hidden="true" />
          {pending}
        </p>
      ) : null}
    </>
  );
}

type PersonProps = Pick<AmountProps, 'kind' | 'slot' | 'hasEnded'> & { person: PersonRow };

function Person({ person, ...rest }: PersonProps) {
  const { name, isSubscriber, figures } = person;
  return (
    <li className="progress-person">
      <p className="person-name">
        <PersonMark name={name} />
        {isSubscriber ? t('subscriber', { name }) : name}
      </p>
      <Amount {...rest} figures={figures} bar="member" />
    </li>
  );
}

interface AccumulatorProps extends Pick<AmountProps, 'slot'> {
  row: AccumulatorRow;
  period: Period;
}

function People({ row, slot, period }: AccumulatorProps) {
  const { people, kind, leading, isFamily } = row;
  const hasEnded = period === 'previous' || (isFamily && leading?.isReached === true);
  if (people.length === 0) return null;
  return (
    <details className="progress-people" open={leading === null}>
      <summary>{t('people', { count: people.length })}</summary>
      <PagesOfTen items={people}>
        {(shown) => (
          <ul>
            {shown.map((person) => (
              <Person key={person.key} person={person} kind={kind} slot={slot} hasEnded={hasEnded} />
            ))}
          </ul>
        )}
      </PagesOfTen>
    </details>
  );
}

/** Whether the portal has its own name and explanation for this limit. */
const isStep = (kind: AccumulationKind): boolean => kind === 'deductible' || kind === 'out-of-pocket-maximum';

/**
 * Shows the portal's own name for a deductible or out-of-pocket maximum. For other benefits, shows the name that the
 * service returned.
 */
export function AccumulatorName({ row }: { row: AccumulatorRow }) {
  if (row.kind === 'deductible') return t('deductible');
  if (row.kind === 'out-of-pocket-maximum') return t('outOfPocketMaximum');
  return <span {...inEnglish()}>{row.description}</span>;
}

export function Accumulator({ row, slot, period }: AccumulatorProps) {
  const { leading, isFamily, kind, detail } = row;
  return (
    <>
      {detail && !isStep(kind) ? (
        <p className="progress-detail" {...inEnglish()}>
          {detail}
        </p>
      ) : null}
      {leading ? (
        <Amount
          whose={isFamily ? t('family') : null}
          kind={kind}
          figures={leading}
          slot={slot}
          hasEnded={period === 'previous'}
          bar="leading"
        />
      ) : (
        <p className="progress-amount">{t('eachPerson')}</p>
      )}
      <People row={row} slot={slot} period={period} />
    </>
  );
}
