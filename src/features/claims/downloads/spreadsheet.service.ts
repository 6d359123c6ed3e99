import { send } from '../../../lib/http.ts';
import { claimSpreadsheet } from './claim-documents.schema.ts';

/** Spec 001 §7 'Claim spreadsheet'. @returns an address from the host's root @throws ServiceError */
export const makeSpreadsheet = (numbers: readonly string[], signal: AbortSignal): Promise<string> =>
  send(
    claimSpreadsheet,
    { payload: { claims: JSON.stringify(numbers.map((claimNumber) => ({ claimNumber }))) } },
    { signal },
  );
