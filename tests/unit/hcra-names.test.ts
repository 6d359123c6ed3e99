/** In both languages, the spending page and the claims use the same words for an HCRA and its payments. */
import { expect, it } from 'vitest';
import { claimDetail } from '../../src/features/claims/detail/claim-detail.text.es.ts';
import { texts as claim } from '../../src/features/claims/detail/claim-detail.text.ts';
import { accountName } from '../../src/features/spending/account-name.text.es.ts';
import { texts as names } from '../../src/features/spending/account-name.text.ts';
import { spendingSummary } from '../../src/features/spending/summary/spending-summary.text.es.ts';
import { texts as page } from '../../src/features/spending/summary/spending-summary.text.ts';

it.each([
  ['English', page, claim, names],
  ['Spanish', spendingSummary, claimDetail, accountName],
])(
  'the spending page and the claims use the same name for an HCRA in %s',
  (_, spending, detail, { hcra }) => {
    expect(spending.paidByHcra).toContain(`“${detail['payment.Paid by HCRA'].replace('\n', ' ')}”`);
    expect(detail.hcra).toContain(hcra.replace(/ \(.*/, '').toLowerCase());
  },
);
