/** Prints the stub mode script. Runs as a separate process, because the bundler takes 200 MB. */
import { resolve } from 'node:path';
import { build } from 'vite';
import { collectCalls } from '../../stubs/contract/collect-calls.ts';
import { withResponse } from '../../stubs/mode/canned-file.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const calls = (await collectCalls()).map(({ call }) => withResponse(call));
const result = await build({
  configFile: false,
  root: ROOT,
  logLevel: 'error',
  mode: 'production',
  define: { CANNED_CALLS: JSON.stringify(calls) },
  build: {
    write: false,
    modulePreload: false,
    rolldownOptions: { input: resolve(ROOT, 'stubs/mode/start.ts'), output: { format: 'iife' } },
  },
});
const [script] = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
if (script?.type !== 'chunk') throw new Error('the bundler gave no script');
process.stdout.write(script.code);
