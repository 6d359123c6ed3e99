/** Schema of the footer (spec 000 §2 Footer). */
import * as v from 'valibot';
import { key, text, slug, url } from './fields.schema.ts';

export const SOCIAL_NETWORKS = ['youtube', 'linkedin', 'twitter', 'facebook'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export const footerLink = v.strictObject({
  label: key(text, 'Text of the link', 'About us'),
  url: key(url, 'Address of the link', '/about/'),
  column: key(v.picklist(['company', 'members', 'help', 'legal']), 'Column in a mega footer', 'company'),
  opens: v.optional(
    key(
      v.picklist(['chat']),
      'What the link opens instead of its address, if the brand and the browser support it',
      'chat',
    ),
  ),
});

export const footer = v.strictObject({
  kind: key(v.picklist(['mega', 'simple']), 'Columns with headings, or one line of links', 'mega'),
  links: key(v.record(slug, footerLink), 'Footer links by name, in order; null removes one', {
    newsroom: { label: 'Newsroom', url: '/newsroom/', column: 'company' },
  }),
  social: key(
    v.record(v.picklist(SOCIAL_NETWORKS), url),
    'Social links: a network is shown if it has an address here',
    { youtube: 'https://youtube.example/northstar' },
  ),
  contentLink: key(v.boolean(), 'Whether the content service may add a link of its own', true),
  contentPage: v.optional(
    key(
      slug,
      "The page that this link leads to until the member's own is known; without it, visitors have no such link",
      'explanation-of-benefits',
    ),
  ),
  statements: key(
    v.record(slug, text),
    'Statements above the copyright line, by name, in order; placeholders such as {brand.phone} are filled',
    { browsers: 'This site works best with the latest version of Edge, Firefox, Chrome or Safari.' },
  ),
  copyright: key(
    text,
    'Copyright line; {footerCopyDate} becomes the year of the content',
    '© {footerCopyDate} Harborline Health.',
  ),
});
