/** Brands and counties by zip code, and whether the chat answers (spec 000 §7, 001 §7). */
import { openAt } from '../../src/brand/hours.rules.ts';
import { chatAvailability } from '../../src/features/chat/chat.schema.ts';
import { brandByZip, countyList } from '../../src/features/zip-to-brand/zip-to-brand.schema.ts';
import { refuse } from './answers.ts';
import { allBrands, brandOf } from './brands.ts';
import { createRouter, type House } from './context.ts';
import { areaOf, countiesOf } from './data/zip-areas.ts';
import { serveCall } from './serve.ts';

/** Spec 001 §6 'Mon - Fri: 8 a.m. - 6 p.m.'; Eastern. */
const CHAT_HOURS = {
  days: [1, 2, 3, 4, 5],
  opens: '08:00',
  closes: '18:00',
  timeZone: 'America/New_York',
} as const;
const HALF_HOUR_MS = 1_800_000;
const HALF_HOURS_OF_A_WEEK = 7 * 48;

/** The next half hour at which the chat is open, ISO 8601; opening times lie on half hours. */
function nextOpening(now: number): string {
  const next = Math.ceil(now / HALF_HOUR_MS) * HALF_HOUR_MS;
  const moments = Array.from(
    { length: HALF_HOURS_OF_A_WEEK },
    (_, step) => new Date(next + step * HALF_HOUR_MS),
  );
  return moments.find((moment) => openAt(CHAT_HOURS, moment))?.toISOString() ?? '';
}

export function publicRoutes(house: House) {
  const routes = createRouter();

  serveCall(routes, house, brandByZip, ({ query }) => ({
    payload: {
      brandInfo: (areaOf(query.zipCode)?.brands ?? []).flatMap((code) => {
        const brand = brandOf(code);
        return brand
          ? [
              {
                brandCode: brand.code,
                brandName: brand.name,
                domain: brand.domain,
                brandState: brand.brandState,
                prismBrandCode: brand.prismBrandCode,
                description: brand.description,
              },
            ]
          : [];
      }),
    },
  }));

  serveCall(routes, house, countyList, ({ payload: { zipCode, segment } }) => ({
    payload: { countyList: countiesOf(zipCode, segment) },
  }));

  serveCall(routes, house, chatAvailability, ({ query }) => {
    const isKnown = [...allBrands().values()].some(
      ({ chat }) => chat.code === query.code && chat.entry === query.entryPoint,
    );
    if (!isKnown) return refuse(404, 'NO-SUCH-CHAT');
    const available = openAt(CHAT_HOURS, new Date(house.now()));
    return {
      payload: {
        available,
        hours: 'Mon - Fri: 8 a.m. - 6 p.m.',
        nextOpen: available ? '' : nextOpening(house.now()),
      },
    };
  });

  return routes;
}
