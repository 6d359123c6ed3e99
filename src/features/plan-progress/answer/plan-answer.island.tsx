/** "Where am I in my plan?": limits of the person and the family, from the panel's data (decision 250). */
import { useStore } from '@nanostores/react';
import { useInsertionEffect, type ReactNode } from 'react';
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
          place="summary"
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
  const me = coveredPeople(profile).find((one) => one.pinNumber === pinNumber);
  const answer = planAnswer(shown, { pin: pinNumber, uniqueName: me?.uniqueName ?? '' });
  const of = shown.find(({ plan }) => plan === answer?.plan);
  if (!answer || !of) return <p>{t('noLimits')}</p>;
  return (
    <>
      <p className="answer-note">
        {t(answer.plan.end < brandToday() ? 'aboutEnded' : 'about', {
          plan: named(answer.plan.line),
          end: showDate(answer.plan.end, ''),
        })}
      </p>
      <ul className="answer-limits">
        {answer.limits.map((limit) => (
          <Limit key={limit.kind} limit={limit} />
        ))}
      </ul>
      {failedParts > 0 ? <p className="answer-note">{t('partial')}</p> : null}
    </>
  );
}

interface PlanAnswerProps extends OfGroupProps {
  /** Opens the panel with all limits. */
  onMore(): void;
  /** @param content null while it loads */
  frame(content: ReactNode, action: ReactNode): ReactNode;
}

const ActionButton = ({ text, onPress }: { text: string; onPress(): void }) => (
  <button type="button" className="button" onClick={onPress}>
    {text}
  </button>
);

export function PlanAnswer({ onMore, frame, ...props }: PlanAnswerProps) {
  useInsertionEffect(() => [barStyles, styles].forEach(adoptStyles), []);
  const progress = useProgressOfGroup(props);
  const message = stateText('message', useStore($content));
  const plans = progress.shown.map(({ plan }) => plan);
  const more = <ActionButton text={t('more')} onPress={onMore} />;
  const toPlans = (
    <a className="button" href="#/healthPlans">
      {t('plans')}
    </a>
  );
  switch (progress.state) {
    case 'loader':
      return frame(null, null);
    case 'error':
      // The panel below has the reason.
      return frame(<p>{t('unknown')}</p>, <ActionButton text={t('retry')} onPress={progress.onRetry} />);
    case 'content':
      return frame(<Limits progress={progress} profile={props.profile} />, more);
    case 'no-active':
    case 'no-previous':
      return frame(<p>{emptyText(progress.period, plans)}</p>, more);
    case 'message':
      // As the panel says it.
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
