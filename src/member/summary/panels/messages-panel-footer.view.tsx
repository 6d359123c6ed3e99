/** Link of the summary's messages panel (spec 001 §2 'A view-all link goes to #/messageCenter'). Baked with the panel. */
import { raiseFlag } from '../../../lib/page/analytics.ts';
import { t } from '../../shared/member.text.ts';

export const AllMessages = () => (
  <a href="#/messageCenter" onClick={() => raiseFlag('messages-all')}>
    {t('allMessages')}
  </a>
);
