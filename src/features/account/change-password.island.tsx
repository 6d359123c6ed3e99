/** The change-password view, `#/change-password`, kept in step with its store (spec 000 §2 'Routes', §5). */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { BrandSlice } from '../../brand/slice.ts';
import { mustSetPassword, type UserRecord } from '../../session/user-record.rules.ts';
import { CallNote } from '../../ui/call-note.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { showToast } from '../../ui/toasts.ts';
import { $change, $strength, loadStrength, startTyping, submitPassword } from './change-password.store.ts';
import { t } from './change-password.text.ts';
import { ChangePasswordForm } from './change-password.view.tsx';
import type { PasswordForm } from './password.rules.ts';

const SUMMARY = '#/claims/activitySummary';

async function change({ oldPassword, newPassword }: PasswordForm): Promise<void> {
  if (!(await submitPassword(oldPassword, newPassword))) return;
  window.location.hash = SUMMARY;
  showToast({ text: t('done'), kind: 'done' });
}

export default function ChangePassword({ brand, user }: { brand: BrandSlice; user: UserRecord }) {
  useEffect(() => {
    startTyping();
    void loadStrength();
  }, []);
  return (
    <div className="reading">
      <PageHead heading={t('heading')} lead={t(mustSetPassword(user) ? 'forcedLead' : 'lead')} />
      <ChangePasswordForm
        rule={useStore($strength)}
        status={useStore($change)}
        logonId={user.logonId}
        phone={brand.phone}
        onSubmit={(form) => void change(form)}
        onType={() => {
          if ($change.get().state === 'refused') startTyping();
        }}
      />
      <CallNote phone={brand.phone} hours={brand.hoursText} text={t('call')} />
    </div>
  );
}
