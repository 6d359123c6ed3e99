/** Main thread time of a press, from the browser's trace. */
import type { CDPSession, Page } from 'playwright';

/** Long enough for the work that a press starts, at a quarter of the speed. */
const SETTLE_MS = 700;
/** Event names of a press in a trace; `change` is a select's, `input` a text field's. */
const PRESSES = ['click', 'change', 'input'];

/** A trace event. Times in microseconds; `tdur` is CPU time, which a busy machine distorts less. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { type?: string } };
}

export interface MainThread {
  /** Milliseconds of processor until what the press changed is painted. */
  toPaint: number;
  /** Milliseconds of processor of all that followed, that included. */
  inAll: number;
}

async function traced(page: Page, cdp: CDPSession, press: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }): void => {
    events.push(...(value as TraceEvent[]));
  };
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'] },
  });
  await press();
  await page.waitForTimeout(SETTLE_MS);
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  return events;
}

const end = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

const milliseconds = (tasks: readonly TraceEvent[]): number =>
  tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;

/**
 * Presses something and sums the tasks of the main thread from that one on in which the press arrives.
 * @throws Error where the trace has no press, or no paint after it
 */
export async function mainThread(
  page: Page,
  cdp: CDPSession,
  press: () => Promise<void>,
): Promise<MainThread> {
  await page.waitForTimeout(SETTLE_MS);
  const events = await traced(page, cdp, press);
  const pressed = events.find(
    ({ name, args }) => name === 'EventDispatch' && PRESSES.includes(args?.data?.type ?? ''),
  );
  if (!pressed) throw new Error('the trace has no press');
  const mine = events.filter(({ pid, tid }) => pid === pressed.pid && tid === pressed.tid);
  const paint = mine.find(({ name, ts }) => name === 'Paint' && ts > end(pressed));
  if (!paint) throw new Error('nothing was painted after the press');
  const tasks = mine.filter((task) => task.name.endsWith('RunTask') && end(task) >= end(pressed));
  return {
    toPaint: milliseconds(tasks.filter((task) => task.ts <= paint.ts)),
    inAll: milliseconds(tasks),
  };
}
