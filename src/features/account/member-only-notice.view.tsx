/** Shown to staff who act as a member, in place of a form that only the member may fill in (spec 000 §6). */
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { t } from './member-only-notice.text.ts';

export const SUMMARY = '#/claims/activitySummary';

export const MemberOnlyNotice = ({ user }: { user: UserRecord }) => (
  <div className="reading">
    <PageHead heading={t('heading')} lead={t('lead', { name: `${user.firstName} ${user.lastName}`.trim() })}>
      <p>
        <a className="button primary" href={SUMMARY}>
          {t('back')}
        </a>
      </p>
    </PageHead>
  </div>
);
