/**
 * Answers "Where am I in my plan?" with the limits of the person and the family, from the panel's data
 * (decisions/plans#plan-limits-in-short).
 */
import { useStore } from '@nanostores/react';
import { useInsertionEffect, useState, type ReactNode } from 'react';
import { $content } from '../../../content/content.store.ts';
import { brandToday } from '../../../lib/date/brand-day.ts';
import { showDate } from '../../../lib/date/date.ts';
import { coveredPeople } from '../../../profile/coverage/coverage.rules.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { ContentWords } from '../content-words.view.tsx';
import { stateText } from '../panel-content.rules.ts';
import { amountText, emptyText } from '../panel-texts.rules.ts';
import { useProgressOfGroup, type OfGroupProps } from '../panel/plan-progress-panel.island.tsx';
import barStyles from '../panel/progress-bar.css?inline';
import { ProgressBar } from '../panel/progress-bar.view.tsx';
import { t as named } from '../panel/progress-panel.text.ts';
import styles from './plan-answer.css?inline';
import { planAnswer, type LimitAnswer, type LimitBar } from './plan-answer.rules.ts';
import { t } from './plan-answer.text.ts';

const NAMES = { deductible: 'deductible', 'out-of-pocket-maximum': 'outOfPocketMaximum' } as const;

const whoseText = (whose: LimitBar['whose']): string => (typeof whose === 'string' ? t(whose) : whose.name);

const Limit = ({ limit: { kind, bars } }: { limit: LimitAnswer }) => (
  <li>
    <h3>{named(NAMES[kind])}</h3>
    {bars.length === 0 ? <p>{t('noLimit')}</p> : null}
    {bars.map(({ whose, figures }) => (
      <div key={whoseText(whose)}>
        <p className="answer-limit">
          <span>{whoseText(whose)}</span> <span>{amountText(kind, figures, true)}</span>
        </p>
        <ProgressBar
          figures={{ ...figures, pending: 0 }}
          slot="summary"
          bar={whose === 'you' ? 'member' : 'leading'}
        />
      </div>
    ))}
  </li>
);

type Progress = ReturnType<typeof useProgressOfGroup>;

function Limits({
  progress: { shown, failedParts },
  profile,
}: { progress: Progress } & Pick<OfGroupProps, 'profile'>) {
  const { pinNumber } = profile;
  const me = coveredPeople(profile).find((person) => person.pinNumber === pinNumber);
  const answer = planAnswer(shown, { pin: pinNumber, uniqueName: me?.uniqueName ?? '' });
  const of = shown.find(({ plan }) => plan === answer?.plan);
  const partial = failedParts > 0 ? <p className="answer-note">{t('partial')}</p> : null;
  if (!answer || !of)
    return (
      <>
        <p>{t(partial ? 'unknown' : 'noLimits')}</p>
        {partial}
      </>
    );
  const { line, end, paysUntil = end } = of.plan;
  const isYearOver = end < brandToday();
  const about = of.isOver ? 'aboutLeft' : 'about';
  return (
    <>
      <p className="answer-note">
        {t(isYearOver ? 'aboutEnded' : about, {
          plan: named(line),
          end: showDate(of.isOver && !isYearOver ? paysUntil : end, ''),
        })}
      </p>
      <ul className="answer-limits">
        {answer.limits.map((limit) => (
          <Limit key={limit.kind} limit={limit} />
        ))}
      </ul>
      {partial}
    </>
  );
}

interface PlanAnswerProps extends OfGroupProps {
  /** Goes to the panel that shows all limits. */
  onMore(): void;
  /** On a phone, renders the panel that opens below the answer, with `less` as its last button; otherwise null. */
  panel: ((less: ReactNode) => ReactNode) | null;
  /** @param content null while it is loading */
  frame(content: ReactNode, action: ReactNode): ReactNode;
}

interface ActionButtonProps {
  text: string;
  isOpen?: boolean;
  onPress(): void;
}

const ActionButton = ({ text, isOpen, onPress }: ActionButtonProps) => (
  <button type="button" className="button" aria-expanded={isOpen} onClick={onPress}>
    {text}
  </button>
);

const TO_PLANS = '#/healthPlans';

interface PlanLinksProps {
  isOpen: boolean;
  /** Whether the panel cannot be closed, because it shows an error. */
  isHeld: boolean;
  onToggle(): void;
}

/** Shows the link to Health Plans while the panel is closed (spec 001 §2 'view-all link to #/healthPlans'). */
const PlanLinks = ({ isOpen, isHeld, onToggle }: PlanLinksProps) => (
  <>
    {isHeld ? null : (
      <ActionButton text={t(isOpen ? 'less' : 'moreHere')} isOpen={isOpen} onPress={onToggle} />
    )}
    {isOpen ? null : <a href={TO_PLANS}>{t('plans')}</a>}
  </>
);

interface StateAnswerProps extends Pick<PlanAnswerProps, 'profile' | 'frame'> {
  progress: Progress;
  more: ReactNode;
}

function StateAnswer({ profile, progress, more, frame }: StateAnswerProps) {
  const message = stateText('message', useStore($content));
  const plans = progress.shown.map(({ plan }) => plan);
  const toPlans = (
    <a className="button" href={TO_PLANS}>
      {t('plans')}
    </a>
  );
  switch (progress.state) {
    case 'loader':
      return frame(null, null);
    case 'error':
      // The panel below the answer shows the reason for the error.
      return frame(<p>{t('unknown')}</p>, <ActionButton text={t('retry')} onPress={progress.onRetry} />);
    case 'content':
      return frame(<Limits progress={progress} profile={profile} />, more);
    case 'no-active':
    case 'no-previous':
      return frame(<p>{emptyText(progress.period, plans)}</p>, more);
    case 'message':
      // The panel below the answer shows this text too.
      return frame(
        <p>
          <ContentWords words={message} />
        </p>,
        more,
      );
    case 'hidden':
    case 'suppressed':
      return frame(<p>{t('notShown')}</p>, toPlans);
  }
}

export function PlanAnswer({ panel, onMore, frame, ...props }: PlanAnswerProps) {
  useInsertionEffect(() => [barStyles, styles].forEach(adoptStyles), []);
  const [isOpen, setOpen] = useState(false);
  const progress = useProgressOfGroup(props);
  const { state, failedParts } = progress;
  const isHeld = state === 'error' || failedParts > 0;
  if (isHeld && !isOpen) setOpen(true);
  const closeAtEnd = (): void => {
    document.querySelector<HTMLElement>('#plan-answer [aria-expanded]')?.focus();
    setOpen(false);
  };
  const more = panel ? (
    <PlanLinks isOpen={isOpen} isHeld={isHeld} onToggle={() => setOpen(!isOpen)} />
  ) : (
    <ActionButton text={t('more')} onPress={onMore} />
  );
  return (
    <>
      <StateAnswer profile={props.profile} progress={progress} more={more} frame={frame} />
      {isOpen ? panel?.(isHeld ? null : <ActionButton text={t('less')} onPress={closeAtEnd} />) : null}
    </>
  );
}
