/** What an address without a view shows: helpful, never blank. */
import type { BrandSlice } from '../brand/slice.ts';
import { DEFAULT_PATH, formatRoute } from '../routing/hash.rules.ts';
import { t } from './member.text.ts';

export const NotFound = ({ brand }: { brand: BrandSlice }) => (
  <div className="reading">
    <h1 tabIndex={-1}>{t('notFound')}</h1>
    <p>{t('notFoundText')}</p>
    <p>
      <a className="button primary" href={formatRoute({ path: DEFAULT_PATH, params: {} })}>
        {t('toSummary')}
      </a>
    </p>
    <p>{t('notFoundHelp', { phone: brand.phone, hours: brand.hoursText })}</p>
  </div>
);
