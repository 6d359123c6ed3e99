/** The producer site for members: a link to the member area. */
import { safeHref } from '../../lib/navigation/navigation.ts';
import { pageAddress } from '../../lib/navigation/page-address.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { t } from './producer.text.ts';

export const StaffOnly = ({ home }: { home: string }) => (
  <div className="reading">
    <PageHead heading={t('staffOnly')} lead={t('staffOnlyText')}>
      <p>
        <a className="button primary" href={safeHref(home) ?? pageAddress('/login/')}>
          {t('toMemberArea')}
        </a>
      </p>
    </PageHead>
  </div>
);
