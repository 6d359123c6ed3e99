/** How many cases a property test draws: all in `npm run test:long`, a tenth in `npm test` (decision 105). */
export const propertyRuns = (all: number): number =>
  process.env['LONG'] === '1' ? all : Math.ceil(all / 10);
