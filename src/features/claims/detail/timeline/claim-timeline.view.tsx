/** The steps of a claim (received, reviewed, decided, paid) in the open claim and on its printed sheet. */
import { pageBrand } from '../../../../brand/page-brand.ts';
import type { StatePromptPay } from '../../../../brand/states/served-states.rules.ts';
import { useId, useInsertionEffect } from 'react';
import { showDate, showLongDate, type IsoDate } from '../../../../lib/date/date.ts';
import { showMoney } from '../../../../lib/text/money.ts';
import { adoptStyles } from '../../../../ui/page/adopt-styles.ts';
import { DrawnIcon } from '../../../../ui/page/drawn-icon.tsx';
import { PhoneIn } from '../../../../ui/page/text-with-phone.tsx';
import { CLAIM_ICONS } from '../../claim-icons.ts';
import type { Claim } from '../../claims.schema.ts';
import type { ClaimDetail } from '../claim-detail.schema.ts';
import styles from './claim-timeline.css?inline';
import {
  timelineOf,
  type Deadline as LawDeadline,
  type Step,
  type Timeline,
} from './claim-timeline.rules.ts';
import { t } from './claim-timeline.text.ts';

interface ClaimTimelineProps {
  claim: Claim;
  detail: ClaimDetail | null;
  /** The state's prompt-pay law; null if it does not apply to this claim. */
  law: StatePromptPay | null;
  today: IsoDate;
}

function paidName({ state }: Step, planPaid: number | null): string {
  if (state !== 'done') return t(`paid.${state}`);
  return planPaid ? t('paid.done', { amount: showMoney(planPaid) }) : t('paid.nothing');
}

function nameOf(step: Step, { status }: Claim, { planPaid }: Timeline): string {
  switch (step.name) {
    case 'received':
      return t('received');
    case 'reviewed':
      return t(step.state === 'current' ? 'reviewed.current' : 'reviewed.done');
    case 'decided':
      return t(isDecided(status) ? `decided.${status}` : 'decided.next');
    case 'paid':
      return paidName(step, planPaid);
  }
}

/** Lucide's circle, for a step that has not happened or is unknown. */
const CIRCLE = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0';

function iconOf({ name, state }: Step, { status }: Claim): string {
  if (state === 'current') return CLAIM_ICONS['in-process'];
  if (state !== 'done') return CIRCLE;
  return CLAIM_ICONS[name === 'decided' ? status : 'approved'];
}

/** The same colors as in claim-status.view.tsx. An import would enlarge the code that loads before the first claims. */
const TONES = { approved: 'good', 'partly-approved': 'wait', denied: 'bad', adjusted: 'wait' } as const;

const isDecided = (status: Claim['status']): status is keyof typeof TONES => Object.hasOwn(TONES, status);

function toneOf({ name, state }: Step, { status }: Claim): string {
  return name === 'decided' && state === 'done' && isDecided(status)
    ? `step-icon status-${TONES[status]}`
    : 'step-icon';
}

/** The meaning of the icon as text; a done step needs no text. */
const STATE_TEXTS = { done: null, current: 'now', next: 'notYet', unknown: 'notKnown' } as const;

function StepItem({ step, claim, timeline, today }: StepItemProps) {
  const { state, date } = step;
  const word = STATE_TEXTS[state];
  return (
    <li className={`step step-${state}`} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={toneOf(step, claim)}>
        <DrawnIcon path={iconOf(step, claim)} size="1.5em" />
      </span>
      <span className="step-words">
        <span className="step-name">{nameOf(step, claim, timeline)}</span>{' '}
        {date ? (
          <time className="step-more" dateTime={date}>
            {showDate(date, today)}
          </time>
        ) : null}
        {word ? <span className="step-more">{t(word)}</span> : null}
      </span>
    </li>
  );
}

interface StepItemProps {
  step: Step;
  claim: Claim;
  timeline: Timeline;
  today: IsoDate;
}

type LawParams = Record<'state' | 'law' | 'date' | 'electronic' | 'deny' | 'phone' | 'number', string>;

/**
 * States the law's deadline to pay. A second sentence states the deadline to deny, if that is a different day and the
 * deadline to pay has not passed.
 */
function lawText({ date, electronic, deny, isPast }: LawDeadline, params: LawParams): string {
  const verb = deny === date ? 'payOrDeny' : 'pay';
  if (isPast) return t(`past.${verb}`, params);
  const pay = t(`${electronic === null ? 'until' : 'electronic'}.${verb}`, params);
  return deny === null || deny === date ? pay : `${pay} ${t('deny', params)}`;
}

function Deadline({ claim, law, timeline: { deadline } }: DeadlineProps) {
  if (!deadline || !law) return null;
  const long = (day: IsoDate | null): string => (day === null ? '' : showLongDate(day));
  const params = {
    state: law.state,
    law: law.law,
    date: long(deadline.date),
    electronic: long(deadline.electronic),
    deny: long(deadline.deny),
    phone: pageBrand().phone,
    number: claim.number,
  };
  return (
    <>
      <p>
        <PhoneIn text={lawText(deadline, params)} />
      </p>
      <p className="timeline-more">{t('exceptions')}</p>
    </>
  );
}

interface DeadlineProps {
  claim: Claim;
  law: StatePromptPay | null;
  timeline: Timeline;
}

export function ClaimTimeline({ claim, detail, law, today }: ClaimTimelineProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const id = useId();
  const timeline = timelineOf({ claim, detail, rule: law, today });
  return (
    <div role="group" className="timeline" aria-labelledby={id}>
      <h4 id={id}>{t('heading')}</h4>
      <ol className="timeline-steps">
        {timeline.steps.map((step) => (
          <StepItem key={step.name} step={step} claim={claim} timeline={timeline} today={today} />
        ))}
      </ol>
      {claim.status === 'in-process' ? <p>{t('next')}</p> : null}
      {claim.status === 'adjusted' ? <p>{t('adjusted')}</p> : null}
      <Deadline claim={claim} law={law} timeline={timeline} />
    </div>
  );
}
