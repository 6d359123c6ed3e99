import type { LenientList } from '../../../../lib/http/lenient-list.schema.ts';
import { pageTimeZone } from '../../../../lib/date/brand-day.ts';
import { showMoment } from '../../../../lib/date/show-moment.ts';
import { useBrandContact } from '../../../../ui/page/brand-context.tsx';
import { Modal } from '../../../../ui/dialog/modal.tsx';
import { EmptyNote, FailedNote, SkippedNote } from '../../../../ui/page/panel-notes.tsx';
import type { SignIn } from '../settings.schema.ts';
import type { EverywhereState } from './sign-ins.store.ts';
import { t } from './sign-ins.text.ts';

interface SignInListProps {
  list: LenientList<SignIn>;
}

const stateOf = ({ isCurrent, isOpen }: SignIn): 'current' | 'open' | 'ended' =>
  isCurrent ? 'current' : isOpen ? 'open' : 'ended';

const Row = ({ signIn }: { signIn: SignIn }) => (
  <li className="account-row">
    <span className="row-title">{signIn.device || t('unknownDevice')}</span>
    <span className={signIn.isOpen ? 'account-state account-state-open' : 'account-state'}>
      {t(stateOf(signIn))}
    </span>
    <span className="row-more">{showMoment(signIn.at, pageTimeZone())}</span>
  </li>
);

export function SignInList({ list: { items, skipped } }: SignInListProps) {
  const { phone } = useBrandContact();
  return (
    <>
      {items.length === 0 ? (
        <EmptyNote drawing="people" text={t('empty')} next={t('emptyNext')} />
      ) : (
        <>
          <p>{t('lead')}</p>
          <ul className="account-rows">
            {items.map((signIn) => (
              <Row key={signIn.id} signIn={signIn} />
            ))}
          </ul>
        </>
      )}
      {skipped > 0 ? <SkippedNote text={t('skipped', { count: skipped, phone })} /> : null}
    </>
  );
}

interface EverywhereProps {
  status: EverywhereState;
  isUnsaved: boolean;
  onAsk(): void;
  onCancel(): void;
  onConfirm(): void;
}

export const Everywhere = ({ status, isUnsaved, onAsk, onCancel, onConfirm }: EverywhereProps) => (
  <>
    {status.state === 'failed' ? (
      <FailedNote text={t('failed')} reference={status.reference} onRetry={onConfirm} />
    ) : null}
    <button type="button" className="button" aria-disabled={status.state === 'busy'} onClick={onAsk}>
      {t(status.state === 'busy' ? 'busy' : 'everywhere')}
    </button>
    {status.state === 'asking' ? (
      <Modal
        heading={t('confirmHeading')}
        action={t('confirm')}
        onAction={onConfirm}
        cancel={{ label: t('cancel'), run: onCancel }}
      >
        <p>{t('confirmText')}</p>
        {isUnsaved ? <p>{t('confirmUnsaved')}</p> : null}
      </Modal>
    ) : null}
  </>
);
