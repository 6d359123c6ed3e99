/**
 * Five tasks as a new user does them on a phone and on a desk, from the activity summary on: presses counted, seconds by
 * the keystroke-level model (`operators.ts`) and the page's own waits.
 */
import type { Browser } from 'playwright';
import type { Figure, Figures } from '../report.ts';
import type { Server } from '../server.ts';
import { DESK, inNewWindow, PHONE, signIn } from '../visit.ts';
import { newUser } from './new-user.ts';
import { secondsOf, type Device } from './operators.ts';
import { answer, TASKS, type TaskName } from './ways.ts';

/** Has everything that the tasks need, as the base of all brands. */
const CODE = 'mincr';
const SIZES = { phone: PHONE, desk: DESK } as const satisfies Record<Device, object>;

const isTaskName = (name: string): name is TaskName => name in TASKS;
const isDevice = (name: string): name is Device => name in SIZES;

interface Done {
  presses: Figure;
  seconds: Figure;
}

const failed = (error: unknown): Done => {
  const note = `cannot be done: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
  return { presses: { value: Number.NaN, note }, seconds: { value: Number.NaN, note } };
};

/** A new session for each task, so that none helps the next. */
const timed = (browser: Browser, server: Server, name: TaskName, device: Device): Promise<Done> =>
  inNewWindow(browser, SIZES[device], async (page) => {
    await signIn(page, server.at(CODE, '/login/'), await server.newPerson());
    const user = newUser(page);
    const { by, says } = await answer(user, TASKS[name]);
    const { typed, scrolls, words, waitedMs, presses } = user.counts;
    return {
      presses: { value: presses, note: `${typed} characters typed, ${scrolls} screens scrolled; by ${by}` },
      seconds: {
        value: secondsOf(user.counts, device),
        note: `${words} words, ${(waitedMs / 1000).toFixed(1)} s waited: "${says}"`,
      },
    };
  }).catch(failed);

export async function tasks(browser: Browser, server: Server): Promise<Figures> {
  const figures: Record<string, Figure> = {};
  for (const device of Object.keys(SIZES).filter(isDevice))
    for (const name of Object.keys(TASKS).filter(isTaskName)) {
      const { presses, seconds } = await timed(browser, server, name, device);
      figures[`${device}-${name}-presses`] = presses;
      figures[`${device}-${name}-seconds`] = seconds;
    }
  return figures;
}
