/** The calls that find brands and counties by zip code (spec 000 §7). */
import { brandByZip, countyList } from '../../../src/features/zip-to-brand/zip-to-brand.schema.ts';
import { brandOf } from '../brand-records.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { brandsOfZip } from '../data/zip-states.ts';
import { serveCall } from '../serve-call.ts';
import { countyListOf } from './county-list.ts';

const MARKET_CODES = { 'under-65': 'U65', medicare: 'MED', employers: 'EMP', dental: 'DEN' } as const;

export function publicRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, brandByZip, ({ query }) => ({
    payload: {
      brandInfo: [...brandsOfZip(query.zipCode)].flatMap(([code, states]) => {
        const brand = brandOf(code);
        return brand
          ? [
              {
                brandCode: brand.code,
                brandName: brand.name,
                domain: brand.domain,
                stateCodes: [...states],
                prismBrandCode: brand.prismBrandCode,
                description: brand.description,
                descriptionSpanish: brand.spanish.description ?? '',
                storeID: brand.storeID,
                customerServicePhoneNumber: brand.customerServicePhoneNumber,
                markets: brand.markets.map((market) => MARKET_CODES[market]),
                hours: {
                  days: [...brand.hours.days],
                  opens: brand.hours.opens,
                  closes: brand.hours.closes,
                  timeZone: brand.hours.timeZone,
                },
              },
            ]
          : [];
      }),
    },
  }));

  serveCall(routes, services, countyList, ({ payload: { zipCode, segment } }) => ({
    payload: countyListOf(zipCode, segment),
  }));

  return routes;
}
