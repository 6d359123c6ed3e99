/**
 * Property tests draw the same cases every time, so that a change is judged by the change alone. The long
 * run (`npm run test:long`) draws new ones; fast-check prints the seed of a case that fails.
 */
import fc from 'fast-check';

const SEED = 20_261_121;

if (process.env['LONG'] !== '1') fc.configureGlobal({ seed: SEED });
