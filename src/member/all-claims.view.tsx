/** The way from the summary to every claim (spec 001 §2 'view-all link'); baked with the panel, so that nothing moves. */
import { t } from './member.text.ts';

export const ALL_CLAIMS = '#/claims/claimsAndPayments';

export const AllClaims = () => <a href={ALL_CLAIMS}>{t('allClaims')}</a>;
