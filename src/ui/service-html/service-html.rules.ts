/** What is allowed in HTML of a service: text, lists, tables, links and pictures (decisions/messages#service-html-has-one-door). Pure. */

/** Allowed elements. Of others only the text stays; of scripts, styles and forms nothing. */
export const ALLOWED_TAGS = [
  ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'code', 'abbr', 'cite', 'q', 'time'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'img'],
];

/** Allowed attributes. No `id`, `name`, `class` or `style`, which affect the rest of the page. */
export const ALLOWED_ATTRIBUTES = ['href', 'src', 'alt', 'colspan', 'rowspan', 'scope', 'lang', 'dir'];

const PHONE = /^tel:\+?[\d().-]{3,20}$/;
/** An address alone: a subject or a body of the email could be misleading. */
const MAIL = /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
/** Not SVG, which is a document of its own. */
const INLINE_PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z\d+/=]+$/i;

/** A `tel:` or `mailto:` address without anything else in it. */
export const isContactAddress = (href: string): boolean => PHONE.test(href) || MAIL.test(href);

/** A picture that is part of the HTML: showing it sends no request. */
export const isInlinePicture = (source: string): boolean => INLINE_PICTURE.test(source);

/** Browsers drop or convert some of these, so that the address visited would differ from the one checked. */
const UNSAFE = /[\s\p{Cc}\p{Cf}\\]/u;

/**
 * The address of a page on a site that the brand does not know, as the browser would show it (Punycode); null unless it is https
 * at the usual port, without user name or password.
 */
export function outsideHref(href: string): string | null {
  const url = URL.parse(href);
  if (url?.protocol !== 'https:' || url.username || url.password || url.port || UNSAFE.test(href))
    return null;
  // A name, not a number; spelled as the parser has it, so that nothing was normalized away.
  const isPlain =
    /\.[a-z][a-z\d-]*$/.test(url.hostname) && href.toLowerCase().startsWith(`https://${url.hostname}`);
  return isPlain ? url.href : null;
}

/** The host of a web address, to name a site that is not linked; '' for anything else. */
export function hostOf(href: string): string {
  const url = URL.parse(href);
  return url && /^https?:$/.test(url.protocol) ? url.hostname : '';
}
