import { toCsv } from '../../lib/text/csv.ts';
import { saveFile } from '../output/save-file.ts';

export const saveCsv = (name: string, lines: readonly (readonly string[])[]): void =>
  saveFile(new Blob([toCsv(lines)], { type: 'text/csv;charset=utf-8' }), name);
