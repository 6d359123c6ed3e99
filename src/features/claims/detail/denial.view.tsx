import { inEnglish } from '../../../lib/text/i18n.ts';
import type { ClaimService } from './claim-detail.schema.ts';
import { denialsOf } from './denial.rules.ts';
import { t } from './why-owe/why-owe.text.ts';

export const Denials = ({ services }: { services: readonly ClaimService[] | null }) =>
  denialsOf(services ?? []).map(({ reason, services: names }) => (
    <p key={reason} className="why-denied">
      <strong>{t('denied')}</strong>{' '}
      <span {...inEnglish()}>
        {names.length > 0 ? `${names.join(', ')}: ` : ''}
        {reason}
      </span>
    </p>
  ));
