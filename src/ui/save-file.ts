/** Gives the browser a file that the page has made or fetched, to be kept under a name. */

/** Long enough for the browser to have taken the file over. */
const KEPT_MS = 60_000;

/** @param name with its ending; holds nothing that identifies a member, because it stays in the list of downloads */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
