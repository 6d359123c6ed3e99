/** The file of a statement, by what an index of documents says of it (spec 001 §3 'EOB document by UMI', §7 'Statement file'). Pure. */
import { toCompactDate, type IsoDate } from '../../lib/date.ts';
import type { StatementFileQuery } from './statements.schema.ts';

/** What names a statement. */
export interface StatementKey {
  /** The service's code of its kind, for example MHS. */
  typeCode: string;
  umi: string;
  plt: string;
  beginDate: IsoDate;
  endDate: IsoDate;
}

/** Folder of health statements. Chosen here: a key names none, and their document type is mhsmem (spec 001 §7). */
const HEALTH_FOLDER = 'MHSMEM';

/** What the service is asked for the file; null for a kind of statement whose folder the key does not tell. */
export const statementFileQuery = ({
  typeCode,
  umi,
  plt,
  beginDate,
  endDate,
}: StatementKey): StatementFileQuery | null =>
  typeCode === 'MHS'
    ? {
        SUBSCRIBER_ID: umi,
        pltNumber: plt,
        ODFolder: HEALTH_FOLDER,
        BEGIN_DATE: toCompactDate(beginDate),
        END_DATE: toCompactDate(endDate),
        docType: 'MHS',
        field2: 'PLTN',
      }
    : null;
