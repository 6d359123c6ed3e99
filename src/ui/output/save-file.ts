/** The object URL is revoked after this time, long after the browser has started the download. */
const REVOKED_AFTER_MS = 60_000;

/** @param name must not contain member data, because the browser's list of downloads shows it */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKED_AFTER_MS);
}
