/** Explains who receives the money of a payment (decisions/claims#two-figures-of-what-is-left). */
import { showMoney } from '../../lib/text/money.ts';
import { isPaidAtCounter, type Payee } from '../../profile/payments/left-to-pay.rules.ts';
import { ServiceWords } from '../../ui/page/service-words.tsx';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import { t } from './pay-direction.text.ts';

export interface PaidClaim {
  payee: Payee;
  planType: string;
  /** '' if the service returns no name. */
  provider: string;
}

/** `Pay Dr. Grant $42.10`, or `Get $42.10 back` if the member receives the money. @param amount in cents */
export function PayLabel({ claim: { payee, provider }, amount }: { claim: PaidClaim; amount: number }) {
  const shown = showMoney(amount);
  if (payee === 'member') return t('getBack', { amount: shown });
  if (payee === null || provider === '') return t('pay', { amount: shown });
  return (
    <ServiceWords words={provider} say={(name) => t('payProvider', { amount: shown, provider: name })} />
  );
}

/** Reminds a member who gets the money to pay the provider. Renders nothing for a claim paid at the counter. */
export function StillPays({ claim }: { claim: PaidClaim }) {
  if (claim.payee !== 'member' || isPaidAtCounter(claim)) return null;
  return (
    <p>
      <ServiceWords
        words={claim.provider || t('yourProvider')}
        say={(provider) => t('stillPays', { provider })}
      />
    </p>
  );
}

interface PayDirectionProps {
  claim: PaidClaim;
  /** In cents. */
  amount: number;
  /** Short name of the account type, such as `FSA`; null if unknown. */
  account: string | null;
  phone: string;
}

/** Renders nothing for a payment to the provider, because the pay button already names the payee. */
export function PayDirection({ claim, amount, account, phone }: PayDirectionProps) {
  const { payee, provider } = claim;
  if (payee === 'provider') return null;
  if (payee === null)
    return (
      <p>
        <PhoneIn text={t('notKnown', { phone })} />
      </p>
    );
  const values = { amount: showMoney(amount), account: account ?? t('someAccount') };
  if (isPaidAtCounter(claim)) return <p>{t('counter', values)}</p>;
  return (
    <p>
      <ServiceWords
        words={provider || t('yourProvider')}
        say={(name) => t('toMember', { ...values, provider: name })}
      />
    </p>
  );
}
