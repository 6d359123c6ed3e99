/** The Authorization header for Basic authentication (RFC 7617), with name and password in UTF-8. */
export function basicHeader(name: string, password: string): string {
  const bytes = new TextEncoder().encode(`${name}:${password}`);
  return `Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
