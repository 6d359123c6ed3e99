/** The steps of paying a claim, connected to their store. The parent page passes in the account's balance. */
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { useStore } from '@nanostores/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useInsertionEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { safeHref } from '../../lib/navigation/navigation.ts';
import { showMoney } from '../../lib/text/money.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { MessagePanel } from '../../ui/page/message-panel.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import styles from './pay-claim.css?inline';
import { jumpTo, startWizard, stepTo, type WizardProgress } from '../../ui/wizard-steps.rules.ts';
import { WizardSteps } from '../../ui/wizard-steps.view.tsx';
import { AmountStep } from './amount-step.view.tsx';
import { ClaimSummary } from './claim-summary.view.tsx';
import { ConfirmStep } from './confirm-step.view.tsx';
import type { Paying } from './pay-claim-state.schema.ts';
import { isSent, stepOf, STEPS, type PaySource, type PayStep } from './pay-claim.rules.ts';
import { $payStatus, chooseAmount, pay, type RefetchCosts } from './pay-claim.store.ts';
import { t } from './pay-claim.text.ts';
import { PaymentReceipt } from './receipt.view.tsx';

interface PayClaimProps {
  paying: Paying;
  /** The last segment of the route. */
  requested: string | undefined;
  source: PaySource;
  /** Name of the account; null if unknown. */
  account: ReactNode;
  /** Short name of the account type, such as `FSA`; null if unknown. */
  accountShort: string | null;
  accounts: ReactNode;
  addressOf(step: PayStep): string;
  refetchCosts: RefetchCosts;
  onLeave(): void;
}

/** Focuses the heading of the next step. When the view opens, the page heading is focused instead. */
function useHeading(shown: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) heading.current?.focus();
    before.current = shown;
  }, [shown]);
  return heading;
}

/** Number in the first step's badge: a payment is always for one claim (spec 000 §2 'counter badges'). */
const CLAIMS = 1;

/** The wizard's progress. Going forward counts as a step, going back as a jump (spec 001 §2 'wizard'). */
function useProgress(step: PayStep): WizardProgress {
  const to = STEPS.indexOf(step);
  const [progress, setProgress] = useState(() => stepTo(startWizard(STEPS.length), to));
  const from = progress.indexOf('active');
  if (from === to) return progress;
  const next = to > from ? stepTo(progress, to) : jumpTo(progress, to);
  setProgress(next);
  return next;
}

/** @param props.onJump undefined once the payment was sent */
const Steps = ({ step, onJump }: { step: PayStep; onJump: ((to: PayStep) => void) | undefined }) => (
  <WizardSteps
    label={t('steps')}
    steps={STEPS.map((id) => ({
      id,
      label: t(`step.${id}`),
      ...(id === 'select'
        ? { badge: { shown: String(CLAIMS), text: t('claimsCounted', { count: CLAIMS }), isSeen: true } }
        : {}),
    }))}
    progress={useProgress(step)}
    {...(onJump
      ? {
          onJump: (index: number) => {
            const to = STEPS[index];
            if (to) onJump(to);
          },
        }
      : {})}
  />
);

/** Before the payment, warns the member that the claim's figures do not add up. */
function FiguresWarning({ claim: { cost, figuresSay } }: { claim: Paying['claim'] }) {
  const { phone } = useBrandContact();
  return figuresSay === null ? null : (
    <MessagePanel id="pay-doubtful" kind="warning" heading={t('doubtful')}>
      <p>
        <PhoneIn
          text={t('doubtfulText', { cost: showMoney(cost), figuresSay: showMoney(figuresSay), phone })}
        />
      </p>
    </MessagePanel>
  );
}

type CurrentStepProps = Omit<PayClaimProps, 'requested' | 'accounts' | 'onLeave'> & {
  step: PayStep;
  status: ReturnType<typeof $payStatus.get>;
  heading: RefObject<HTMLHeadingElement | null>;
  onStep(to: PayStep): void;
};

function CurrentStep(props: CurrentStepProps) {
  const { paying, source, account, accountShort, addressOf, refetchCosts, step, status, heading, onStep } =
    props;
  if (step === 'confirm' && paying.amount !== null)
    return (
      <ConfirmStep
        amount={paying.amount}
        claim={paying.claim}
        status={status}
        source={source}
        account={account}
        accountShort={accountShort}
        heading={heading}
        back={addressOf('select')}
        onPay={() => void pay(refetchCosts)}
      />
    );
  return (
    <AmountStep
      paying={paying}
      source={source}
      accountShort={accountShort}
      heading={heading}
      onAmount={(cents) => {
        chooseAmount(cents);
        onStep('confirm');
      }}
    />
  );
}

export function PayClaim(props: PayClaimProps) {
  const { paying, source, requested, accounts, addressOf, onLeave } = props;
  useInsertionEffect(() => adoptStyles(styles), []);
  const status = useStore($payStatus);
  const isInProgress = status.state === 'busy' || isSent(status);
  const step = stepOf(requested, { amount: paying.amount, source }, isInProgress || paying.paid !== null);
  const heading = useHeading(paying.paid ? 'receipt' : step);
  useEffect(() => {
    // Makes the address match the shown step: after a payment was sent, Back must not lead to the amount step.
    const href = safeHref(addressOf(step));
    if (requested !== step && href !== null) window.location.replace(href);
  }, [requested, step, addressOf]);
  const goTo = (to: PayStep) => {
    window.location.hash = addressOf(to);
  };
  return (
    <div className="pay">
      <p className="page-back">
        <button type="button" className="button" onClick={onLeave}>
          <ArrowLeft aria-hidden="true" size={18} /> {t('back')}
        </button>
      </p>
      <PageHead heading={t('heading')} lead={t('lead')} />
      {paying.paid ? (
        <PaymentReceipt claim={paying.claim} receipt={paying.paid} heading={heading} onLeave={onLeave} />
      ) : (
        <div className="pay-columns">
          <Steps step={step} onJump={isInProgress ? undefined : goTo} />
          <div className="pay-main">
            <FiguresWarning claim={paying.claim} />
            <CurrentStep {...props} step={step} status={status} heading={heading} onStep={goTo} />
            <ClaimSummary claim={paying.claim} />
          </div>
          <div className="pay-accounts">{accounts}</div>
        </div>
      )}
    </div>
  );
}
