import { toCsv } from '../../lib/csv.ts';
import { saveFile } from '../save-file.ts';

export const saveCsv = (name: string, lines: readonly (readonly string[])[]): void =>
  saveFile(new Blob([toCsv(lines)], { type: 'text/csv;charset=utf-8' }), name);
