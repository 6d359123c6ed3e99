/** Lists account types that a client offers but the member does not have (spec 001 §7 'Account types'). */
import { inEnglish } from '../../../lib/text/i18n.ts';
import type { Remote } from '../../../lib/remote/remote.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { RemoteView } from '../../../ui/page/remote-view.tsx';
import { SkeletonRows } from '../../../ui/page/skeleton.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import { kindOfCode, type SpendingAccount } from '../spending-accounts.schema.ts';
import { knownName } from '../account-name.view.tsx';
import { typesOffered, type AccountType } from './summary-accounts.rules.ts';
import { t } from './spending-summary.text.ts';

interface OfferedTypesProps {
  types: Remote<readonly AccountType[]>;
  accounts: readonly SpendingAccount[];
  /** Whether the member is already opening an HSA. */
  enrolling: boolean;
  onRetry(): void;
}

const TypeName = ({ type }: { type: AccountType }) =>
  knownName({ kind: kindOfCode(type.code), isHcra: false }) ?? (
    <span {...inEnglish()}>{type.description}</span>
  );

export function OfferedTypes({ types, accounts, enrolling, onRetry }: OfferedTypesProps) {
  const { phone } = useBrandContact();
  return (
    <RemoteView
      value={types}
      loading={<SkeletonRows rows={1} label={t('offeredLoading')} />}
      failed={t('offeredFailed')}
      onRetry={onRetry}
    >
      {(all) => {
        const offered = typesOffered(all, accounts, enrolling);
        return offered.length === 0 ? null : (
          <div className="spend-offered">
            <h4>{t('offered')}</h4>
            <ul>
              {offered.map((type) => (
                <li key={type.code}>
                  <TypeName type={type} />
                </li>
              ))}
            </ul>
            <p>
              <PhoneIn text={t('offeredNext', { phone })} />
            </p>
          </div>
        );
      }}
    </RemoteView>
  );
}
