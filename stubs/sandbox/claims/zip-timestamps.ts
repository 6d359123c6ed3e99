/** Sets every date in a ZIP archive to the same value, so that equal content gives equal bytes on every day. */

const END_OF_DIRECTORY = 0x06054b50;
const END_LENGTH = 22;
/** Offsets in the fixed parts of the format (APPNOTE 4.3.7 local header, 4.3.12 directory entry, 4.3.16 end). */
const IN_END = { entries: 10, directory: 16 } as const;
const IN_ENTRY = {
  time: 12,
  nameLength: 28,
  extraLength: 30,
  commentLength: 32,
  header: 42,
  end: 46,
} as const;
const HEADER_TIME = 10;
/** January 1, 1980, midnight: the earliest date of the format. */
const EARLIEST = 0x0021_0000;

/**
 * Sets the dates of an archive in place.
 * @param archive without a comment, as write-excel-file makes it
 * @throws RangeError for anything else
 */
export function clearZipTimes(archive: Uint8Array<ArrayBuffer>): void {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.byteLength - END_LENGTH;
  if (end < 0 || view.getUint32(end, true) !== END_OF_DIRECTORY) throw new RangeError('not a ZIP archive');
  let entry = view.getUint32(end + IN_END.directory, true);
  for (let left = view.getUint16(end + IN_END.entries, true); left > 0; left -= 1) {
    view.setUint32(entry + IN_ENTRY.time, EARLIEST, true);
    view.setUint32(view.getUint32(entry + IN_ENTRY.header, true) + HEADER_TIME, EARLIEST, true);
    entry +=
      IN_ENTRY.end +
      view.getUint16(entry + IN_ENTRY.nameLength, true) +
      view.getUint16(entry + IN_ENTRY.extraLength, true) +
      view.getUint16(entry + IN_ENTRY.commentLength, true);
  }
}
