import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runStep } from './run-step.ts';

const step = (code: string, limitSeconds = 5) => ({ name: 'sample', node: ['--eval', code], limitSeconds });

/** A script that exits while its child process keeps running. The child serves on the port that it prints. */
const LEAVES_CHILD = `
  const serve = 'const server = net.createServer().listen(0, () => console.log(server.address().port))';
  require('node:child_process').spawn(process.execPath, ['-e', serve], { stdio: 'inherit' });
`;

const serves = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

async function diesSoon(port: number): Promise<boolean> {
  expect(port).toBeGreaterThan(0);
  for (let tries = 0; tries < 50 && (await serves(port)); tries += 1) await sleep(20);
  return !(await serves(port));
}

test("runStep() returns a step's output and whether the step succeeded", async () => {
  await expect(runStep(step('console.log("out"); console.error("err")'), 'captured')).resolves.toMatchObject({
    ok: true,
  });
  const failing = await runStep(step('console.error("why"); process.exitCode = 3'), 'captured');
  expect(failing).toMatchObject({ ok: false, timedOut: false, output: 'why\n' });
});

test('runStep() stops a step and its children at the time limit', async () => {
  const result = await runStep(step(`${LEAVES_CHILD} setTimeout(() => {}, 60000)`, 1.5), 'captured');
  expect(result).toMatchObject({ ok: false, timedOut: true });
  expect(await diesSoon(Number(result.output))).toBe(true);
});

test('runStep() ends the processes that are still running after their step has finished', async () => {
  const result = await runStep(step(`${LEAVES_CHILD} setTimeout(() => process.exit(0), 1000)`), 'captured');
  expect(result).toMatchObject({ ok: true, timedOut: false });
  expect(await diesSoon(Number(result.output))).toBe(true);
});
