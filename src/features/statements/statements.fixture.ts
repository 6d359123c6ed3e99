import type { ArchiveReader } from './statement-archive.rules.ts';
import type { Statement } from './statements.schema.ts';

/** A health statement for October of the person with the ecId E1. `changes` replaces fields. */
export const statementWith = (changes: Partial<Statement> = {}): Statement => ({
  documentId: 'D1',
  typeCode: 'MHS',
  group: 'health',
  cycleDate: '2026-11-03',
  beginDate: '2026-10-01',
  endDate: '2026-10-31',
  statementDate: '2026-11-03',
  deliveryDate: '2026-10-31',
  folder: 'MHSMEM',
  plt: 'P1',
  umi: 'U1',
  eci: 'E1',
  groupNumber: 'G1',
  suppressed: false,
  documentReference: 'R1',
  trackingNumber: 'T1',
  invoiceNumber: '',
  ...changes,
});

/** The contract's explanation of benefits for October. `changes` replaces fields. */
export const explanationWith = (changes: Partial<Statement> = {}): Statement =>
  statementWith({ group: 'explanation', documentId: 'eob-1', plt: 'P8', eci: '', ...changes });

/** The subscriber Maria, whose profile also contains her husband Daniel. */
export const MARIA: ArchiveReader = {
  isSubscriber: true,
  ecId: 'E1',
  umi: 'U10',
  ecidList: [
    { ecId: 'E1', firstName: 'Maria', dob: '1984-05-06', umi: 'U1' },
    { ecId: 'E2', firstName: 'Daniel', dob: '1983-02-01', umi: 'U1' },
  ],
};

/** Maria's husband Daniel when he signs in himself: his profile contains no other family member. */
export const DANIEL: ArchiveReader = {
  isSubscriber: false,
  ecId: 'E2',
  umi: 'U10',
  ecidList: [{ ecId: 'E2', firstName: 'Daniel', dob: '1983-02-01', umi: 'U1' }],
};
