/**
 * Property tests use a fixed seed, so that a failure is caused by the change under test. `npm run test:long` uses a
 * random seed, and fast-check prints the seed of a failing case.
 */
import fc from 'fast-check';

const SEED = 20_261_121;

if (process.env['LONG'] !== '1') fc.configureGlobal({ seed: SEED });
