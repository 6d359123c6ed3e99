/** The call for typical prices of care (decisions/visitors#estimates-start-from-the-care). The prices are invented, and the response says so. */
import { typicalPrices } from '../../../src/features/plan-progress/explain/care-prices.schema.ts';
import type { IsoDate } from '../../../src/lib/date/date.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { createRandom } from '../data/random.ts';
import { areaOf } from '../data/zip-areas.ts';
import { stateOfZip } from '../data/zip-states.ts';
import { serveCall } from '../serve-call.ts';

/** Prices in dollars, before they are adjusted for the region. */
const CARES = [
  ['OFFICE_VISIT', 'Doctor visit when sick', 'M', 95, 210],
  ['SPECIALIST_VISIT', 'Specialist visit', 'M', 150, 340],
  ['THERAPY_VISIT', 'Psychotherapy, 45 minutes', 'M', 90, 190],
  ['URGENT_CARE', 'Urgent care visit', 'M', 120, 280],
  ['EMERGENCY_ROOM', 'Emergency room visit', 'M', 700, 2900],
  ['BLOOD_TEST', 'Blood test panel', 'M', 20, 130],
  ['XRAY', 'X-ray, two views', 'M', 60, 240],
  ['MRI', 'MRI without contrast', 'M', 420, 2100],
  ['PHYSICAL_THERAPY', 'Physical therapy visit', 'M', 70, 180],
  ['BIRTH', 'Vaginal delivery with hospital stay', 'M', 8200, 19_500],
  ['KNEE_REPLACEMENT', 'Total knee replacement', 'M', 21_000, 48_000],
  ['SLEEP_STUDY', 'Sleep study at home', 'M', 180, 520],
  ['DENTAL_FILLING', 'Filling, one surface', 'D', 110, 260],
  ['ROOT_CANAL', 'Root canal, molar', 'D', 850, 1500],
  ['DENTAL_CROWN', 'Crown, porcelain', 'D', 900, 1750],
  ['GLASSES', 'Glasses, single vision', 'V', 90, 310],
] as const satisfies readonly (readonly [string, string, string, number, number])[];

/** The share by which a region's prices can differ from the prices in `CARES`. */
const SPREAD = 0.15;

const priceIn = (dollars: number, factor: number): number => Math.round((dollars * factor) / 5) * 5;

const firstOfYear = (day: IsoDate): IsoDate => `${day.slice(0, 4)}-01-01`;

export function carePriceRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, typicalPrices, ({ caller, day }) => {
    const { zipCode } = caller.person;
    const region = areaOf(zipCode)?.city ?? stateOfZip(zipCode) ?? 'the United States';
    const factor = 1 + (createRandom(`prices ${region}`).next() - 0.5) * 2 * SPREAD;
    return {
      payload: {
        region,
        source: 'Sandbox price survey (invented)',
        asOf: firstOfYear(day),
        cares: CARES.map(([careCode, careName, lob, low, high]) => ({
          ...{ careCode, careName, lob },
          ...{ lowPrice: priceIn(low, factor), highPrice: priceIn(high, factor) },
        })),
      },
    };
  });

  return routes;
}
