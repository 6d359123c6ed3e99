/** Turns a published page into a Nunjucks template that renders to the same bytes. */

export interface EleventyData {
  name: string;
  domain: string;
  phone: string;
}

/** Matches braces that Nunjucks could read as the start of a tag, and `#}`, the end of a comment. */
const TAG = /\{+(?:(?=[%#])|$)|\{{2,}|#\}/g;

const literal = (text: string): string => text.replaceAll(TAG, '{% raw %}$&{% endraw %}');

const exactly = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

export const digitsOf = (phone: string): string => phone.replaceAll('-', '');

/** Replaces the brand's name, domain and phone number with variables. Nunjucks must run without autoescape. */
export function templateOf(html: string, { name, domain, phone }: EleventyData): string {
  const variables = new Map([
    [name, '{{ name }}'],
    [domain, '{{ domain }}'],
    [phone, '{{ phone }}'],
    [digitsOf(phone), '{{ digits }}'], // phone numbers in links
  ]);
  const parts = html.split(new RegExp(`(${[...variables.keys()].map(exactly).join('|')})`));
  return parts.map((part) => variables.get(part) ?? literal(part)).join('');
}
