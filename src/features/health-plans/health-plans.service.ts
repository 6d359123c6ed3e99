/** Spec 001 §7 'Health plans' to 'Summary of benefits'. Each call throws ServiceError. */
import { send } from '../../lib/http.ts';
import {
  benefitBooklet,
  benefitFile,
  getHealthPlans,
  summaryOfBooklets,
  type BookletQuery,
  type HealthPlans,
  type SummaryQuery,
} from './health-plans.schema.ts';
import { idCardHelp, type IdCardHelp } from './id-card.schema.ts';

export const fetchHealthPlans = (signal: AbortSignal): Promise<HealthPlans> =>
  send(getHealthPlans, {}, { signal });

/** Its address; '' if there is none. */
export const fetchBooklet = (payload: BookletQuery, signal: AbortSignal): Promise<string> =>
  send(benefitBooklet, { payload }, { signal });

/** Its file name; '' if there is none. */
export const fetchSummary = (payload: SummaryQuery, signal: AbortSignal): Promise<string> =>
  send(summaryOfBooklets, { payload }, { signal });

export const fetchBenefitFile = (fileName: string, signal: AbortSignal): Promise<Blob> =>
  send(benefitFile, { params: { fileName } }, { signal });

export const fetchIdCardHelp = (groupNumber: string, signal: AbortSignal): Promise<IdCardHelp> =>
  send(idCardHelp, { query: { groupNumber } }, { signal });
