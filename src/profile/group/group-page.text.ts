/** Texts of a page about one of the member's groups. */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  loading: 'Loading your coverage',
  failed: 'We couldn’t load your coverage.',
  noGroup: 'We have no coverage on record for you.',
  noGroupNext: 'New coverage can take a few days to show. If you expected it here, call {phone}, {hours}.',
  about: 'Group {group} · {employer}',
  choose: 'Show this page for',
  option: 'Group {group} · {employer}',
  optionEnded: 'Group {group} (coverage ended) · {employer}',
  shown: 'Now showing group {group}',
} as const;

export const t = translator('groupPage', texts);
