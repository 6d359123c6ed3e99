/** Spec 001 §7. Each call throws ServiceError. */
import { send } from '../../../lib/http.ts';
import type { LenientList } from '../../../lib/lenient-list.schema.ts';
import { claimDetail, type ClaimDetail, type ClaimDetailQuery } from './claim-detail.schema.ts';
import {
  docByFileName,
  eobDocByClaim,
  saveClaimDetail,
  type ClaimDocument,
} from '../downloads/claim-documents.schema.ts';

export const fetchClaimDetail = (
  reqClaimAccumActivityDetail: ClaimDetailQuery,
  signal: AbortSignal,
): Promise<ClaimDetail> => send(claimDetail, { payload: { reqClaimAccumActivityDetail } }, { signal });

export const fetchClaimDocuments = (
  claimNumber: string,
  clnEnrollmentSourceCd: string,
  signal: AbortSignal,
): Promise<LenientList<ClaimDocument>> =>
  send(eobDocByClaim, { payload: { claimNumber, clnEnrollmentSourceCd } }, { signal });

/** PDF. */
export const fetchDocumentFile = (fileName: string, signal: AbortSignal): Promise<Blob> =>
  send(docByFileName, { query: { fileName } }, { signal });

/** PDF. */
export const fetchSavedDetail = (
  claimNumber: string,
  lineNumbers: readonly number[],
  signal: AbortSignal,
): Promise<Blob> => {
  const services = lineNumbers.map((lineNumber) => ({ lineNumber }));
  const asked = JSON.stringify({ claim: { claimNumber }, services });
  return send(saveClaimDetail, { payload: { claimDetail: asked } }, { signal });
};
