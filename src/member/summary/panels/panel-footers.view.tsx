/** The links at the end of the summary's panels (spec 001 §2 'view-all link'). Prerendered. */
import type { ReactNode } from 'react';
import { raiseFlag } from '../../../lib/page/analytics.ts';
import { ALL_CLAIMS } from '../../../routing/hash.rules.ts';
import { t } from '../../shared/member.text.ts';

/** Reserves space for the deferred download link (spec 001 §2 'download-to-spreadsheet link'), so that nothing shifts. */
export const AllClaims = ({ children }: { children?: ReactNode }) => (
  <>
    <a href={ALL_CLAIMS}>{t('allClaims')}</a>
    <div className="panel-downloads">{children}</div>
  </>
);

export const AllMessages = () => (
  <a href="#/messageCenter" onClick={() => raiseFlag('messages-all')}>
    {t('allMessages')}
  </a>
);
