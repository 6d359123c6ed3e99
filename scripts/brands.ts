/** `npm run brands -- <command>`: commands for editors of brands; `-- --help` lists them. */
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

// Caches parsed code, because parsing the libraries takes most of the time of a `check`.
enableCompileCache(resolve(import.meta.dirname, '../.cache/compile'));

const root = resolve(import.meta.dirname, '..');

/** A usage error: only its message is printed, without a stack trace. */
class UsageError extends Error {}

interface Options {
  like?: string | undefined;
  state?: string | undefined;
  production: boolean;
}

interface Command {
  args: string;
  says: string;
  takes: [least: number, most: number];
  /** Returns the text to print and whether the command succeeded. */
  run: (words: string[], options: Options) => Promise<{ text: string; ok?: boolean }>;
}

const COMMANDS = {
  check: {
    args: '[CODE] [--production]',
    says: 'all errors at once, of one brand or of all, each with file, line and column; --production: also addresses of other sites that are still invented',
    takes: [0, 1],
    run: async ([code], { production }) => {
      const { checkAndCompare, checkForProduction } = await import('./brands/check.ts');
      return (production ? checkForProduction : checkAndCompare)(root, code);
    },
  },
  list: {
    args: '',
    says: 'a table of all brands',
    takes: [0, 0],
    run: async () => (await import('./brands/list.ts')).list(root),
  },
  why: {
    args: 'CODE [KEY]',
    says: 'a value, for example memberId.rule, and the file and line that set it; no key: the whole record',
    takes: [1, 2],
    run: async ([code = '', key]) => (await import('./brands/why.ts')).why(root, code, key),
  },
  new: {
    args: 'CODE --like CODE [--state NJ]',
    says: 'a new brand that starts as a copy of another, in a state of its own',
    takes: [1, 1],
    run: async ([code = ''], { like, state }) => {
      if (!like) throw new UsageError(`Say which brand it starts from: new ${code} --like mincr --state NJ`);
      return (await import('./brands/new.ts')).newBrand(root, code, like, state);
    },
  },
  diff: {
    args: 'CODE',
    says: 'what publishing the brand now would change, page by page',
    takes: [1, 1],
    run: async ([code = '']) => ({ text: await (await import('./brands/diff.ts')).diffBrand(root, code) }),
  },
  history: {
    args: 'CODE',
    says: 'the releases that are kept, with date and what each changed',
    takes: [1, 1],
    run: async ([code = '']) => ({
      text: await (await import('./brands/history.ts')).brandHistory(root, code),
    }),
  },
  rollback: {
    args: 'CODE',
    says: 'serves the release before the one that is served now, and says what changed',
    takes: [1, 1],
    run: async ([code = '']) => ({
      text: await (await import('./brands/rollback.ts')).rollbackBrand(root, code),
    }),
  },
  maintenance: {
    args: 'CODE,CODE|all on|off',
    says: 'whether the served member pages show maintenance, whatever the services say; reads no brand files',
    takes: [2, 2],
    run: async ([code = '', state]) => {
      if (state !== 'on' && state !== 'off') throw new UsageError(`Say on or off: maintenance ${code} on`);
      return {
        text: await (await import('./brands/maintenance.ts')).switchMaintenance(root, code, state === 'on'),
      };
    },
  },
  schema: {
    args: '',
    says: 'writes the JSON Schemas that editors of YAML complete and explain keys with',
    takes: [0, 0],
    run: async () => (await import('./brands/schema.ts')).writeSchema(root),
  },
} as const satisfies Record<string, Command>;

const commands: ReadonlyMap<string, Command> = new Map(Object.entries<Command>(COMMANDS));

function usage(): string {
  const rows = [...commands].map(([name, { args, says }]) => [`${name} ${args}`.trim(), says] as const);
  const width = Math.max(...rows.map(([left]) => left.length));
  return [
    'npm run brands -- <command>',
    '',
    ...rows.map(([left, says]) => `  ${left.padEnd(width)}  ${says}`),
  ].join('\n');
}

async function codesFor({ args }: Command): Promise<string[]> {
  if (!args.includes('CODE')) return [];
  const { brandCodes } = await import('../src/brand/read-brands.ts');
  return [`CODE is one of ${brandCodes(root).join(', ')}`, 'Their names: npm run brands -- list'];
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      like: { type: 'string' },
      state: { type: 'string' },
      production: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [name, ...words] = positionals;
  if (values.help || name === undefined || name === 'help') {
    console.info(usage());
    if (!values.help && name === undefined) process.exitCode = 1;
    return;
  }
  const command = commands.get(name);
  if (!command) {
    const { didYouMean } = await import('../src/brand/nearest.ts');
    throw new UsageError(`There is no command '${name}'${didYouMean(name, commands.keys())}\n\n${usage()}`);
  }
  const [least, most] = command.takes;
  if (words.length < least || words.length > most)
    throw new UsageError(
      [`Usage: npm run brands -- ${name} ${command.args}`.trim(), ...(await codesFor(command))].join('\n'),
    );
  const { text, ok = true } = await command.run(words, {
    like: values.like?.toLowerCase(),
    state: values.state,
    production: values.production,
  });
  console.info(text);
  if (!ok) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
