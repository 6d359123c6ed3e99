/** Runs chosen tests on a fresh build, attached to the terminal, so that watch mode and debuggers work. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { ROOT, runStep } from '../steps/run-step.ts';
import { KINDS, wrongFiles, type Kind } from './chosen-files.ts';
import { BUILD, RUNNERS } from './steps.ts';

/** With these options, the runner runs no test. */
const ONLY_LISTS: readonly string[] = ['--list', '--help', '-h'];

const WATCH: readonly string[] = ['--watch', '-w'];

async function build(): Promise<boolean> {
  const { ok, seconds, output } = await runStep(BUILD, 'captured');
  console.log(ok ? `Build is up to date (${seconds.toFixed(1)} s)` : output.trim());
  return ok;
}

/** Resolves to the runner's exit code. The runner handles key presses and Ctrl+C. */
async function start(node: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const leaveToRunner = (): void => undefined;
  process.on('SIGINT', leaveToRunner);
  const child = spawn(process.execPath, node, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code]: (number | null)[] = await once(child, 'exit');
  process.off('SIGINT', leaveToRunner);
  return code ?? 1;
}

/**
 * @param args arguments for Vitest or Playwright
 * @returns the exit code
 */
export async function runChosen(kind: Kind, args: readonly string[], long: boolean): Promise<number> {
  const wrong = wrongFiles(kind, args, (kindName) =>
    globSync([...KINDS[kindName].files], { cwd: ROOT }).sort(),
  );
  if (wrong.length > 0) {
    for (const line of wrong) console.error(line);
    return 1;
  }
  const isWatch = args.some((arg) => WATCH.includes(arg));
  const needsBuild = kind !== 'unit' && !args.some((arg) => ONLY_LISTS.includes(arg));
  if (needsBuild && !(await build())) return 1;
  const hasLong = long || args.some((arg) => /\.long\.ts\b/.test(arg));
  const rest = args.filter((arg) => !WATCH.includes(arg));
  return start([...RUNNERS[kind](isWatch), ...rest], { LONG: hasLong ? '1' : '0' });
}
