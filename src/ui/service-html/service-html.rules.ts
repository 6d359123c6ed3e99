/** The markup that is allowed in HTML from a service (decisions/messages#service-html-has-one-door). Pure. */

/** Allowed elements. Other elements are replaced by their text; scripts and styles are removed with their text. */
export const ALLOWED_TAGS = [
  ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'code', 'abbr', 'cite', 'q', 'time'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'img'],
];

/** Allowed attributes. `id`, `name`, `class` and `style` are not allowed, because they could affect the rest of the page. */
export const ALLOWED_ATTRIBUTES = ['href', 'src', 'alt', 'colspan', 'rowspan', 'scope', 'lang', 'dir'];

const PHONE = /^tel:\+?[\d().-]{3,20}$/;
/** Only an email address: a prefilled subject or body could be misleading. */
const MAIL = /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
/** SVG is not allowed, because it can contain scripts. */
const INLINE_PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z\d+/=]+$/i;

/** Whether a link is a plain `tel:` or `mailto:` address, without parameters. */
export const isContactAddress = (href: string): boolean => PHONE.test(href) || MAIL.test(href);

/** Whether a picture's data is in its URL, so that showing it sends no request. */
export const isInlinePicture = (source: string): boolean => INLINE_PICTURE.test(source);

/** Characters that browsers may drop or convert, so that the URL opened would differ from the URL checked. */
const UNSAFE = /[\s\p{Cc}\p{Cf}\\]/u;

/**
 * The URL of a page outside the brand's sites, as browsers show it (Punycode). Null unless it uses https and the default
 * port, and contains no user name or password.
 */
export function outsideHref(href: string): string | null {
  const url = URL.parse(href);
  if (url?.protocol !== 'https:' || url.username || url.password || url.port || UNSAFE.test(href))
    return null;
  // The host must be a domain name, not an IP address, and must not change when the URL is parsed.
  const isPlain =
    /\.[a-z][a-z\d-]*$/.test(url.hostname) && href.toLowerCase().startsWith(`https://${url.hostname}`);
  return isPlain ? url.href : null;
}

/** The host of an http or https URL; '' for anything else. */
export function hostOf(href: string): string {
  const url = URL.parse(href);
  return url && /^https?:$/.test(url.protocol) ? url.hostname : '';
}
