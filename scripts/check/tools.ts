/** Commands that lint, format and check types. Each task uses one tool for TypeScript and another for pages (.astro) (decisions/code#native-tools-for-lint-and-types). */
import type { Step } from '../steps/run-step.ts';

const LIMIT_SECONDS = 480;

export const checkStep = (name: string, ...node: string[]): Step => ({
  name,
  node,
  limitSeconds: LIMIT_SECONDS,
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
});

const isPage = (file: string): boolean => file.endsWith('.astro');
const isLinted = (file: string): boolean => /\.(ts|tsx|mjs|js)$/.test(file);

/** The lint and format tools for pages start slowly, so their results are cached by file content. */
const lintPages = (files: readonly string[]): string[] => [
  ...['node_modules/eslint/bin/eslint.js', '--config', '.config/eslint.config.js', '--max-warnings', '0'],
  ...['--cache', '--cache-location', '.cache/eslint/', '--cache-strategy', 'content', ...files],
];
const formatPages = (files: readonly string[]): string[] => [
  ...['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn'],
  ...['--cache', '--cache-location', '.cache/prettier', ...files],
];
const lint = (files: readonly string[]): string[] => [
  ...['node_modules/oxlint/bin/oxlint', '--deny-warnings', '--quiet', ...files],
];
/** @param files paths; files that the tool cannot format are ignored */
const format = (files: readonly string[]): string[] => [
  ...['node_modules/oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files],
];

/** Checks all TypeScript incrementally. This tool cannot read pages (.astro). */
export const TYPES: readonly string[] = [
  ...['node_modules/typescript-7/bin/tsc', '--noEmit', '--project', '.', '--singleThreaded'],
  ...['--incremental', '--tsBuildInfoFile', '.cache/tsc.json'],
];

const onlyWith = (files: readonly string[], name: string, command: typeof lint): Step[] =>
  files.length > 0 ? [checkStep(name, ...command(files))] : [];

/** Lint and format steps, slowest first. @param files if given, only these files (paths from the root) */
export function styleSteps(files?: readonly string[]): Step[] {
  const pages = files?.filter(isPage) ?? ['src/**/*.astro'];
  return [
    ...onlyWith(files?.filter(isLinted) ?? ['.'], 'lint and import fence', lint),
    ...onlyWith(pages, 'lint of pages', lintPages),
    ...onlyWith(pages, 'format of pages', formatPages),
    ...onlyWith(files ?? ['.'], 'format', format),
  ];
}
