/** Hands a file that came over the wire to the browser, which saves it where downloads go. */

/** Long enough for a browser that asks where to save it; the file stays in memory until then. */
const KEPT_MS = 60_000;

/**
 * Saves a file that was fetched with the bearer token: a link to it could not carry that.
 * @param name what it is called in the member's downloads; nothing in it may say who the member is
 */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
