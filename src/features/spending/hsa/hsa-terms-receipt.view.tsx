/**
 * Shows which terms the member accepted, and when (decisions/spending#terms-of-an-hsa). Renders nothing if the service
 * does not say.
 */
import { showLongDate } from '../../../lib/date/date.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { t } from './hsa-terms.text.ts';

type Signed = Pick<Profile, 'mhsTermsConditionsCode' | 'hsaTermsVersion' | 'hsaTermsAcceptedDate'>;

export function HsaTermsReceipt({ profile }: { profile: Signed }) {
  const { mhsTermsConditionsCode, hsaTermsVersion: version, hsaTermsAcceptedDate: date } = profile;
  if (mhsTermsConditionsCode !== 'Y' || version === '' || date === null) return null;
  return <p>{t('receipt', { version, date: showLongDate(date) })}</p>;
}
