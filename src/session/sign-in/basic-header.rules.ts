/** The header of a Basic sign-in (RFC 7617). Pure. */

/** `Basic …` of a user name and a password, as UTF-8: names and passwords may hold any letter. */
export function basicHeader(name: string, password: string): string {
  const bytes = new TextEncoder().encode(`${name}:${password}`);
  return `Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
