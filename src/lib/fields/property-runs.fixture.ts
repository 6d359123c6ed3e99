/** Number of cases in a property test: `all` in `npm run test:long`, a tenth of `all` in `npm test` (decisions/code#sampled-tables-and-the-long-run). */
export const propertyRuns = (all: number): number =>
  process.env['LONG'] === '1' ? all : Math.ceil(all / 10);
