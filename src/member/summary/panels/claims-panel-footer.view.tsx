/** Spec 001 §2 'download-to-spreadsheet link', 'view-all link'. Baked with space for the downloads: nothing shifts. */
import type { ReactNode } from 'react';
import { t } from '../../shared/member.text.ts';

export const ALL_CLAIMS = '#/claims/claimsAndPayments';

export const AllClaims = ({ children }: { children?: ReactNode }) => (
  <>
    <a href={ALL_CLAIMS}>{t('allClaims')}</a>
    <div className="panel-downloads">{children}</div>
  </>
);
