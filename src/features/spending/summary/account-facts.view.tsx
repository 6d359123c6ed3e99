/** Says what an account pays for, what expires, and what was contributed this year. */
import { safeHref } from '../../../lib/navigation/navigation.ts';
import { showLongDate, type IsoDate } from '../../../lib/date/date.ts';
import { showMoney } from '../../../lib/text/money.ts';
import type { Remote } from '../../../lib/remote/remote.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { RemoteView } from '../../../ui/page/remote-view.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import type { SpendingAccount } from '../spending-accounts.schema.ts';
import { expiryOf, type Expiry } from './account-money.rules.ts';
import { knownName } from '../account-name.view.tsx';
import { t } from './spending-summary.text.ts';

export interface ClaimPayments {
  /** The account that pays this client's claims; null if no account can pay claims. */
  paying: SpendingAccount | null;
  /** Whether members can pay claims from the client's accounts here (spec 001 §7 'Vendor details'). */
  vendor: Remote<{ showsClaimsAndSpending: boolean }>;
  /** Link to the page where claims are paid; null if no claim can be paid. */
  claimsHref: string | null;
  onRetryVendor(): void;
}

interface PaysProps extends ClaimPayments {
  account: SpendingAccount;
}

function LinkedPayment({ account, paying, claimsHref }: PaysProps & { paying: SpendingAccount }) {
  if (account.id !== paying.id)
    return <p>{t('paysElsewhere', { account: knownName(paying) ?? paying.name })}</p>;
  return (
    <>
      <p>{t('paysHere')}</p>
      {claimsHref === null ? null : (
        <p className="spend-go">
          <a className="button primary" href={safeHref(claimsHref) ?? undefined}>
            {t('payClaim')}
          </a>
        </p>
      )}
    </>
  );
}

/** Explains how claims are paid here. Renders nothing for an account that cannot pay claims. */
function Payment(props: PaysProps) {
  const { phone } = useBrandContact();
  const { account, paying, vendor, onRetryVendor } = props;
  if (!paying || account.kind === 'dependent-care') return null;
  return (
    <RemoteView
      value={vendor}
      loading={<p role="status">{t('linkLoading')}</p>}
      failed={t('linkFailed')}
      onRetry={onRetryVendor}
    >
      {({ showsClaimsAndSpending }) =>
        showsClaimsAndSpending ? (
          <LinkedPayment {...props} paying={paying} />
        ) : (
          <p>
            <PhoneIn text={t('notLinked', { phone })} />
          </p>
        )
      }
    </RemoteView>
  );
}

export function Pays(props: PaysProps) {
  const { phone } = useBrandContact();
  const { account } = props;
  return (
    <div className="spend-fact">
      <h4>{t('pays')}</h4>
      <p>
        <PhoneIn text={t(`pays.${account.kind}`, { phone })} />
      </p>
      {account.isHcra ? <p>{t('paidByHcra')}</p> : null}
      <Payment {...props} />
    </div>
  );
}

type Dated = Extract<Expiry, { state: 'dated' }>;

/** Explains what happens to today's balance when it expires. */
function outcomeOf({ figures }: Dated, phone: string): string {
  if (figures === null) return t('carryoverUnknown', { phone });
  const { lost, carried } = figures;
  const available = showMoney(lost + carried);
  if (lost + carried === 0) return t('empty');
  if (lost === 0) return t('lostNothing', { available });
  if (carried === 0) return t('lostAll', { available });
  return t('lost', { available, lost: showMoney(lost), carried: showMoney(carried) });
}

/** The explanation of the expiry, as one sentence per item. */
function expirySentences(expiry: Expiry, phone: string): string[] {
  if (expiry.state === 'kept') return [t('kept')];
  if (expiry.state === 'unsaid') return [t('unsaid', { phone })];
  const claimBy = expiry.claimBy === null ? [] : [t('claimBy', { date: showLongDate(expiry.claimBy) })];
  if (expiry.state === 'past')
    return [t('past', { date: showLongDate(expiry.useBy) }), ...claimBy, t('pastNext', { phone })];
  return [outcomeOf(expiry, phone), ...claimBy];
}

export function UseOrLose({ account, today }: { account: SpendingAccount; today: IsoDate }) {
  const { phone } = useBrandContact();
  const expiry = expiryOf(account, today);
  return (
    <div className="spend-fact">
      <h4>{t('expiry')}</h4>
      {expiry.state === 'dated' ? (
        <p className="spend-date">{t('useBy', { date: showLongDate(expiry.useBy) })}</p>
      ) : null}
      {expirySentences(expiry, phone).map((sentence) => (
        <p key={sentence}>
          <PhoneIn text={sentence} />
        </p>
      ))}
    </div>
  );
}
