/** Turns a published page into a Nunjucks template that renders to the same bytes. */

/** What a template gets as data. */
export interface EleventyData {
  name: string;
  domain: string;
  phone: string;
}

/** Braces that could start a tag, also together with a tag that follows them, and the end of a comment, which is an error alone. */
const TAG = /\{+(?:(?=[%#])|$)|\{{2,}|#\}/g;

const literal = (text: string): string => text.replaceAll(TAG, '{% raw %}$&{% endraw %}');

const exactly = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** `18005550110` for `1-800-555-0110`. */
export const digitsOf = (phone: string): string => phone.replaceAll('-', '');

/** Replaces the brand's name, domain and phone number by variables. Nunjucks must run without autoescape. */
export function templateOf(html: string, { name, domain, phone }: EleventyData): string {
  const variables = new Map([
    [name, '{{ name }}'],
    [domain, '{{ domain }}'],
    [phone, '{{ phone }}'],
    [digitsOf(phone), '{{ digits }}'], // in links
  ]);
  const parts = html.split(new RegExp(`(${[...variables.keys()].map(exactly).join('|')})`));
  return parts.map((part) => variables.get(part) ?? literal(part)).join('');
}
