/** Titles of statements by docTypeGroup (spec 001 §4 'Statement titles'), with dates as MM/dd/yyyy. Pure. */
import { toUsDate } from '../../lib/date/date.ts';
import type { Statement, StatementGroup } from './statements.schema.ts';
import { t } from './statements.text.ts';

/** SRM and MEDC are both quarterly statements. */
const KINDS = {
  health: 'health',
  'payment-only': 'payment-only',
  quarterly: 'quarterly',
  'medicare-quarterly': 'quarterly',
  explanation: 'explanation',
  other: 'other',
} as const satisfies Record<StatementGroup, string>;
export type StatementKind = (typeof KINDS)[StatementGroup];

/** The kinds of statements in display order. */
export const STATEMENT_KINDS = [
  'health',
  'payment-only',
  'quarterly',
  'explanation',
  'other',
] as const satisfies readonly StatementKind[];

export const statementKind = ({ group }: Pick<Statement, 'group'>): StatementKind => KINDS[group];

/** Returns a title such as `Health Statement - 10/05/2026 - 11/03/2026`. */
export const statementTitle = (
  statement: Pick<Statement, 'group' | 'beginDate' | 'endDate' | 'deliveryDate'>,
): string =>
  t(`title.${statementKind(statement)}`, {
    begin: toUsDate(statement.beginDate),
    end: toUsDate(statement.endDate),
    date: toUsDate(statement.deliveryDate),
  });
