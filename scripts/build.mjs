/**
 * Builds and publishes brands; `USAGE` has the options.
 *
 * Plain JavaScript: loading the TypeScript parser would take 35 ms of the 250 ms that publishing a brand takes
 * (decisions/publishing#one-bundled-file-publishes).
 */
import { createRequire, enableCompileCache } from 'node:module';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '..');

process.env.ASTRO_TELEMETRY_DISABLED = '1';
process.env.NODE_ENV = 'production';

const USAGE = `npm run build -- [options]

Publishes all brands. Compiles only when sources changed.

  --brand CODE,CODE    publish these brands only
  --shard NUMBER/OF    publish one of several shares of the brands, such as 2/4
  --keep-going         publish valid brands even if others have errors
  --accept-rules       publish changed member rules
  --ignore-rollbacks   publish rolled-back brands too; otherwise only --brand does
  --stub-copy FOLDER   also write the sites with stub mode into a folder
  --help               show this`;

/** Prints the usage instead of a stack trace for a mistyped option. */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        brand: { type: 'string' },
        shard: { type: 'string' },
        'stub-copy': { type: 'string' },
        'keep-going': { type: 'boolean', default: false },
        'accept-rules': { type: 'boolean', default: false },
        'ignore-rollbacks': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (!values.help) return values;
    console.info(USAGE);
    return process.exit(0);
  } catch (error) {
    console.error(`${error.message.split('. ')[0].replace(/\.$/, '')}.\n\n${USAGE}`);
    return process.exit(1);
  }
}

/** The publish tool as one file (src/renderer/bundle/tool-files.ts), created when the renderer was compiled. */
function bundledTool() {
  try {
    return createRequire(import.meta.url)('../dist/renderer/tool/load.cjs').tool;
  } catch {
    return null; // not compiled yet, or compiled by an earlier version
  }
}

/** Seconds since the process started. */
const secondsSoFar = () => (performance.now() / 1000).toFixed(2);

const ACCEPT_LIMIT_MS = 1000;

/** Hands the build to the resident publisher (src/renderer/resident). @returns null if this process must build */
async function handOver(codes, { onVisible, ...options }) {
  const socket = join(root, 'dist/publisher.sock');
  if (!existsSync(socket)) return null;
  const { connect } = await import('node:net');
  const connection = connect(relative(process.cwd(), socket)).setEncoding('utf8');
  const { BUILD_TIME: buildTime = null } = process.env;
  connection.write(`${JSON.stringify({ codes, options, node: process.version, buildTime })}\n`);
  const { promise, resolve, reject } = Promise.withResolvers();
  connection.on('error', () => resolve(null));
  connection.on('close', () => resolve(null));
  let rest = '';
  // A stopped process (Ctrl-Z) accepts connections but never responds.
  const limit = setTimeout(() => connection.destroy(), ACCEPT_LIMIT_MS);
  connection.on('data', (text) => {
    clearTimeout(limit);
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    for (const line of lines) {
      const { accepted, log, visible, complete, error } = JSON.parse(line);
      if (accepted) continue;
      if (log) console.warn(log);
      else if (visible) onVisible(visible);
      else if (error) reject(new Error(error));
      else resolve(complete ?? null);
    }
  });
  return promise;
}

async function main() {
  const values = readOptions();
  const codes =
    values.brand
      ?.split(',')
      .map((code) => code.trim())
      .filter(Boolean) ?? 'all';
  // --brand may contain an unset shell variable. A build without brands must fail, because it publishes nothing.
  if (codes.length === 0) throw new Error('--brand names no brand.');
  if (values.shard !== undefined && (values.brand ?? values['stub-copy']) !== undefined)
    throw new Error('--shard goes with neither --brand nor --stub-copy.');
  const shard =
    values.shard === undefined
      ? undefined
      : (await import('../src/renderer/publish/shard.ts')).parseShard(values.shard);
  const options = {
    shard,
    onVisible: ({ lines, published }) =>
      console.info(
        [
          ...lines.map((line) => `  ${line}`),
          `${published === 1 ? '1 site' : `${published} sites`} visible after ${secondsSoFar()} s`,
        ].join('\n'),
      ),
    keepGoing: values['keep-going'],
    acceptRules: values['accept-rules'],
    ignoreRollbacks: values['ignore-rollbacks'],
  };
  const folder = values['stub-copy'];
  let report = null;
  if (folder === undefined)
    report = (await handOver(codes, options)) ?? (await bundledTool()?.publishCompiled(root, codes, options));
  if (!report) {
    // Caches parsed code: parsing Astro's libraries takes half the time of a compile.
    enableCompileCache(join(root, '.cache/compile'));
    const { compileAndPublish } = await import('./steps/compile-and-publish.ts');
    report = await compileAndPublish(root, codes, options, folder);
  }
  const switches = join(root, 'dist/maintenance');
  const inMaintenance = (existsSync(switches) ? readdirSync(switches) : []).map(
    (domain) => `${domain} is in maintenance (npm run brands -- maintenance CODE off)`,
  );
  console.info([`Complete after ${secondsSoFar()} s`, ...(report.notes ?? []), ...inMaintenance].join('\n'));
}

main()
  .catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  // Exit now: Nanostores unmounts stores only one second after a render.
  .finally(() => process.exit());
