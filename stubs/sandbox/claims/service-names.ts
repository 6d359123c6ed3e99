/** Names of services, drugs and dental procedures. The drugs are invented. */
import type { ClaimServiceWire } from '../../../src/features/claims/detail/claim-detail.schema.ts';
import type { PlanType } from '../data/providers.ts';

export interface ServiceName {
  readonly line: ClaimServiceWire['lineCode'];
  readonly description: string;
  /** The accumulator that the service counts toward, in addition to deductible and out-of-pocket maximum. */
  readonly benefit?: 'BKP' | 'VST';
}

export const SERVICE_NAMES = {
  medical: [
    { line: 'M', description: 'Office visit, established patient' },
    { line: 'M', description: 'Laboratory: complete blood count', benefit: 'BKP' },
    { line: 'Y', description: 'X-ray, two views' },
    { line: 'M', description: 'Injection, given in the office' },
    { line: 'Z', description: 'Physical therapy, 30 minutes', benefit: 'VST' },
    { line: 'AG', description: 'Anesthesia, per 15 minutes' },
    { line: 'M', description: 'Dressing and surgical supplies' },
  ],
  drug: [{ line: 'X', description: 'Prescription drug' }],
  dental: [
    { line: 'D', description: 'Periodic oral evaluation' },
    { line: 'D', description: 'Cleaning, adult' },
    { line: 'D', description: 'Bitewing x-rays, four films' },
    { line: 'D', description: 'Filling, two surfaces' },
  ],
  vision: [
    { line: 'Z', description: 'Eye examination' },
    { line: 'Z', description: 'Lenses, single vision' },
    { line: 'Z', description: 'Frame' },
  ],
} as const satisfies Record<PlanType, readonly [ServiceName, ...ServiceName[]]>;

interface Drug {
  readonly name: string;
  readonly quantity: string;
}

export const DRUGS: readonly [Drug, ...Drug[]] = [
  { name: 'Calvorine 10 mg tablet', quantity: '30' },
  { name: 'Dorsenate 500 mg capsule', quantity: '21' },
  { name: 'Mirtavane 25 mg tablet', quantity: '90' },
  { name: 'Pellamist nasal spray 50 mcg', quantity: '1' },
  { name: 'Ostrevane 70 mg weekly tablet', quantity: '4' },
];

interface Procedure {
  readonly code: string;
  readonly description: string;
  readonly teeth: number;
  readonly surfaces: number;
}

/** Dental procedures, each with the highest number of teeth and surfaces that it may involve. */
export const PROCEDURES: readonly [Procedure, ...Procedure[]] = [
  { code: 'D0120', description: 'Periodic oral evaluation', teeth: 0, surfaces: 0 },
  { code: 'D1110', description: 'Cleaning, adult', teeth: 0, surfaces: 0 },
  { code: 'D2392', description: 'Filling, two surfaces', teeth: 1, surfaces: 2 },
  { code: 'D0274', description: 'Bitewing x-rays, four films', teeth: 0, surfaces: 0 },
  { code: 'D1351', description: 'Sealants', teeth: 6, surfaces: 6 },
  { code: 'D2750', description: 'Crown, porcelain', teeth: 1, surfaces: 0 },
  { code: 'D4341', description: 'Scaling and root planing', teeth: 4, surfaces: 0 },
];
