/** The producer site, opened by somebody who does not work for others. */
import { safeHref } from '../lib/go.ts';
import { PageHead } from '../ui/page-head.tsx';
import { t } from './producer.text.ts';

/** @param home where the brand's members are at home */
export const StaffOnly = ({ home }: { home: string }) => (
  <div className="reading">
    <PageHead heading={t('staffOnly')} lead={t('staffOnlyText')}>
      <p>
        <a className="button primary" href={safeHref(home) ?? '/login/'}>
          {t('toMemberArea')}
        </a>
      </p>
    </PageHead>
  </div>
);
