import * as healthPlans from '../../../src/features/health-plans/health-plans.schema.ts';
import { idCardHelp } from '../../../src/features/health-plans/id-card.schema.ts';
import { typicalPrices } from '../../../src/features/plan-progress/explain/care-prices.schema.ts';
import * as progress from '../../../src/features/plan-progress/plan-progress.schema.ts';
import { toCompactDate } from '../../../src/lib/date/date.ts';
import { accumulationPeriod, coveragePeriod, productsOf } from '../../sandbox/member/plan-periods.ts';
import { fileNameOf } from '../../sandbox/health-plans/plan-records.ts';
import { example, type ExampleContext } from '../example.ts';

function firstPlan({ member: { family } }: ExampleContext) {
  const [held] = productsOf(family);
  if (!held) throw new Error('a family without products');
  return held;
}

/** A query for what the caller's first plan has accumulated this year. */
function progressQuery(world: ExampleContext) {
  const { group, product } = firstPlan(world);
  const { begin, end } = accumulationPeriod(product, world.day);
  return {
    contractId: world.member.family.agreementId,
    channelType: 'I' as const,
    startDate: toCompactDate(begin),
    endDate: toCompactDate(end),
    pin: [world.member.self.pin],
    groupNumTable: [{ groupNum: group.number, lob: product.line }],
    productIdentifier: [product.number],
  };
}

const whose = ({ member: { family, self } }: ExampleContext) => ({
  agreementId: family.agreementId,
  pinNumber: self.pin,
  relationshipCode: self.relationshipCode,
});

export const plansExamples = [
  example(progress.planProgress, 'maria', (world) => ({ payload: progressQuery(world) })),
  example(progress.planProgress, 'daniel', (world) => ({ payload: progressQuery(world) })),
  example(progress.planProgressV3, 'maria', (world) => ({ query: whose(world) })),
  example(progress.planProgressV3, 'lucia', (world) => ({ query: whose(world) })),
  example(progress.planProgressV5, 'maria', (world) => ({ payload: progressQuery(world) })),
  example(progress.planProgressV5, 'wade', (world) => ({ payload: progressQuery(world) })),
  example(typicalPrices, 'maria', () => ({})),
  example(progress.memberPlan, 'maria', (world) => ({ query: whose(world) })),
  example(healthPlans.getHealthPlans, 'maria', () => ({})),
  example(healthPlans.benefitBooklet, 'maria', (world) => {
    const { client, group, product } = firstPlan(world);
    return {
      payload: {
        visionCoverage: 'N' as const,
        medicalCoverage: 'Y' as const,
        dentalCoverage: 'N' as const,
        icisClientId: client.id,
        groupNumber: group.number,
        coverageCancelDate: '' as const,
        curEffDate: toCompactDate(coveragePeriod(product, world.day).begin),
      },
    };
  }),
  example(healthPlans.summaryOfBooklets, 'maria', (world) => {
    const { group, product } = firstPlan(world);
    return {
      payload: {
        productId: product.number,
        isErisaIndicator: 'N' as const,
        groupNumber: group.number,
        effectiveCoverageDate: toCompactDate(coveragePeriod(product, world.day).begin),
      },
    };
  }),
  example(healthPlans.benefitFile, 'maria', (world) => ({
    params: { fileName: fileNameOf('summary', firstPlan(world)) },
  })),
  example(idCardHelp, 'maria', (world) => ({ query: { groupNumber: firstPlan(world).group.number } })),
];
