/** Schema of header tabs (spec 000 §2 Header, §3 'Navigation tab'). */
import * as v from 'valibot';
import { key, text, matching, code, tabUrl } from './fields.schema.ts';

const TAB_ICONS = ['home', 'receipt', 'shield', 'list', 'wallet', 'search', 'pill', 'heart', 'book'] as const;
export type TabIconName = (typeof TAB_ICONS)[number];

/** Name of a header tab. Must start with a letter, because JavaScript moves numeric keys to the front. */
export const tabName = matching(
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  'the name of a tab: lower case, beginning with a letter, words joined by dashes',
);

export const tab = v.strictObject({
  label: key(text, 'Label, unless the content service has another one', 'Find a Doctor'),
  url: key(tabUrl, 'Address of the link', '/login/#/finder'),
  icon: v.optional(key(v.picklist(TAB_ICONS), 'Icon in the menu on phones', 'search')),
  after: v.optional(
    key(
      tabName,
      'Name of the header tab before it; default: its position in the base, or last for a new tab',
      'claims',
    ),
  ),
  active: v.optional(key(v.boolean(), 'Whether the header shows the tab; default: yes', false), true),
  showText: v.optional(
    key(v.boolean(), 'Whether the label is shown next to the icon; default: yes', false),
    true,
  ),
  brandVisibility: v.optional(
    key(v.array(code), 'Codes of the only brands that show it; default: every brand', ['somecode']),
  ),
});
