import { inEnglish } from '../../lib/text/i18n.ts';
import { t } from './account-name.text.ts';
import type { SpendingAccount } from './spending-accounts.schema.ts';

type Named = Pick<SpendingAccount, 'kind' | 'name' | 'isHcra'>;

/** The account's name in the page's language; null for a kind that only the service can name. */
export function knownName({ kind, isHcra }: Pick<Named, 'kind' | 'isHcra'>): string | null {
  if (isHcra) return t('hcra');
  return kind === 'other' ? null : t(kind);
}

const SHORT_NAMES: Readonly<Partial<Record<Named['kind'], string>>> = {
  'health-savings': 'HSA',
  'flexible-spending': 'FSA',
  'health-reimbursement': 'HRA',
};

/** The abbreviation, such as `FSA`, the same in every language; null for a kind without an abbreviation. */
export const shortName = ({ kind, isHcra }: Pick<Named, 'kind' | 'isHcra'>): string | null =>
  isHcra ? 'HCRA' : (SHORT_NAMES[kind] ?? null);

export const AccountName = ({ account }: { account: Named }) =>
  knownName(account) ?? <span {...inEnglish()}>{account.name}</span>;
