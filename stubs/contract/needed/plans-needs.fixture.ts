import * as healthPlans from '../../../src/features/health-plans/health-plans.schema.ts';
import { idCardHelp } from '../../../src/features/health-plans/id-card.schema.ts';
import { typicalPrices } from '../../../src/features/plan-progress/explain/care-prices.schema.ts';
import * as progress from '../../../src/features/plan-progress/plan-progress.schema.ts';
import type { CallNeeds } from './call-needs.fixture.ts';

const under = (prefix: string, fields: readonly string[]): string[] =>
  fields.map((field) => `${prefix}.${field}`);

const AMOUNTS = ['achieved', 'threshold'];

const planFields = (plan: string): string[] => [
  ...under(plan, ['lob', 'benefitStartDate', 'benefitEndDate', 'accumulations']),
  ...under(`${plan}.accumulations.*`, ['typeCd', 'descriptorCd']),
  ...under(`${plan}.accumulations.*.familyAccum`, ['accumDesc', ...AMOUNTS]),
  ...under(`${plan}.accumulations.*.individualAccum`, ['accumDesc', 'individuals']),
  ...under(`${plan}.accumulations.*.individualAccum.individuals.*`, ['firstName', 'uniqueName', ...AMOUNTS]),
];

const LOB = 'payload.lobList.*';
const PERSON = ['accumCatFObject', 'accumCatIObject'].map((category) => `${LOB}.${category}.memberObject.*`);
const QUERY = 'payload.activePlanProgressQuery';

export const plansNeeds: readonly CallNeeds[] = [
  [
    progress.planProgress,
    [
      'payload.lobList',
      `${LOB}.lob`,
      ...PERSON.flatMap((person) => [
        ...under(person, ['memberFirstName', 'memberLastName', 'memberPin', 'accumTypeCodeObject']),
        `${person}.accumTypeCodeObject.*.accumTypeCode`,
        ...under(`${person}.accumTypeCodeObject.*.accumDescriptorCodeObject.*`, [
          'accumDescriptorCode',
          'accumAchieved',
          'accumThreshold',
        ]),
      ]),
    ],
  ],
  [
    progress.planProgressV3,
    ['payload.activePlan', 'payload.previousPlan', ...planFields('payload.activePlan.*')],
  ],
  [progress.planProgressV5, ['payload.plan', ...planFields('payload.plan.*')]],
  [
    typicalPrices,
    [
      ...under('payload', ['region', 'source', 'asOf', 'cares']),
      ...under('payload.cares.*', ['careCode', 'careName', 'lob', 'lowPrice', 'highPrice']),
    ],
  ],
  [
    progress.memberPlan,
    [
      QUERY,
      'payload.previousPlanProgressQuery',
      ...under(`${QUERY}.*`, [
        'contractId',
        'channelType',
        'startDate',
        'endDate',
        'pin',
        'groupNumTable',
        'productIdentifier',
      ]),
    ],
  ],
  [
    healthPlans.getHealthPlans,
    [
      'payload.healthPlans',
      ...under('payload.healthPlans.*', [
        'planName',
        'planPeriod',
        'planGroup',
        'isCurrent',
        'isActive',
        'productNumber',
        'benefitPlanType',
        'clientId',
        'coverageBeginDate',
      ]),
    ],
  ],
  [healthPlans.benefitBooklet, ['payload.url']],
  [healthPlans.summaryOfBooklets, ['payload.fileName']],
  [
    idCardHelp,
    [
      ...under('payload', ['memberId', 'groupNumber', 'helpNumbers']),
      ...under('payload.helpNumbers.*', ['code', 'phoneNumber']),
    ],
  ],
];
