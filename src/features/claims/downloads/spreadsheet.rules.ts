/** The rows and the name of the CSV file of claims (spec 001 §2 'download-to-spreadsheet link'). Pure. */
import type { DateSpan } from '../../../lib/date/date.ts';
import { amountCell, csvLines, type CsvColumn, type FileScope } from '../../../ui/list/csv-columns.rules.ts';
import type { Claim } from '../claims.schema.ts';
import { costText } from '../cost-text.ts';
import { t as claimText } from '../claims.text.ts';
import { t as planText } from '../plan-type.text.ts';
import { fullName } from '../../../profile/coverage/family.rules.ts';
import { t } from './claim-csv.text.ts';

const columnsOf = (isPaidKnown: boolean): CsvColumn<Claim>[] => [
  { heading: t('date'), cell: ({ serviceDate }) => serviceDate },
  { heading: t('patient'), cell: ({ patient }) => fullName(patient) },
  { heading: t('provider'), cell: ({ provider }) => provider || claimText('noProvider') },
  { heading: t('number'), cell: ({ number }) => number },
  { heading: t('group'), cell: ({ groupNumber }) => groupNumber },
  { heading: t('planType'), cell: ({ planType }) => planText(planType) },
  { heading: t('status'), cell: ({ status }) => claimText(`status.${status}`) },
  {
    heading: t('cost'),
    cell: (claim) => costText(claim, amountCell),
  },
  { heading: t('paid'), cell: ({ paid }) => (isPaidKnown ? amountCell(paid) : '') },
  { heading: t('payment'), cell: ({ paymentInfo }) => paymentInfo },
];

/**
 * @param isPaidKnown if false, the paid column stays empty instead of 0.00
 * @param skipped number of malformed claims; if any, a last row says so, because sums of the file are incomplete
 */
export const claimRows = (claims: readonly Claim[], isPaidKnown: boolean, skipped = 0): string[][] =>
  csvLines(columnsOf(isPaidKnown), claims, skipped > 0 ? t('skipped', { count: skipped }) : '');

/** The file name reveals nothing about the member or the filters (decisions/claims#downloads-of-the-claims-list). */
export const csvName = ({ from, to }: DateSpan, scope: FileScope): string => `${t(scope, { from, to })}.csv`;
