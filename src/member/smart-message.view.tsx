/** One sentence for this member, from the content service (spec 001 §2 'smart-message panel'). */
import { Panel } from '../ui/panel.tsx';
import { t } from './member.text.ts';

/** @param message the baked sentence until the service's comes: the same height, so that nothing moves */
export const SmartMessage = ({ message }: { message: string }) => (
  <Panel id="smart-message" heading={t('goodToKnow')} busy={false}>
    <p className="smart-message">{message}</p>
  </Panel>
);
