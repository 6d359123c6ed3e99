/** The page that replaces messages if the brand or the selected group has no message center. */
import { safeHref } from '../../lib/navigation/navigation.ts';
import { CallNote } from '../../ui/page/call-note.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { t } from './placeholder-page.text.ts';
import { navTitle } from '../navigation/view-titles.ts';

const LINKS = [
  ['toSummary', '#/claims/activitySummary'],
  ['toContact', '/msg/#!/contact-us'],
] as const;

/**
 * The reason why there are no messages.
 * @param messageCenter whether the brand has a message center; if it does, the selected group has no message center
 *   (spec 000 §6, 001 §6)
 */
export const noMessagesLead = (messageCenter: boolean): string =>
  t(messageCenter ? 'dentalMessagesLead' : 'noMessagesLead');

export const PlaceholderPage = ({ lead }: { lead: string }) => (
  <div className="reading">
    <PageHead heading={navTitle('messages')} lead={lead} />
    <h2>{t('more')}</h2>
    <ul>
      {LINKS.map(([label, href]) => (
        <li key={href}>
          <a href={safeHref(href) ?? undefined}>{t(label)}</a>
        </li>
      ))}
    </ul>
    <CallNote text={t('messagesCall')} />
  </div>
);
