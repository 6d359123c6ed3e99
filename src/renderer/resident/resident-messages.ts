/** Messages between the command, the resident publisher and its thread. Processes exchange them as lines of JSON. */
import type { CompiledOptions, PublishReport } from '../bundle/publish-tool.ts';

export interface ResidentRequest {
  codes: readonly string[] | 'all';
  options: Pick<CompiledOptions, 'keepGoing' | 'acceptRules' | 'ignoreRollbacks' | 'shard'>;
  /** Node version of the command. Another version may compress to other bytes. */
  node: string;
  /** The environment variable `BUILD_TIME` of the command. */
  buildTime: string | null;
}

/** Before these responses, the process sends `accepted`. A command that does not receive it stops waiting, because the process may be suspended. */
export type ResidentResponse =
  | { log: string }
  | { visible: PublishReport }
  | { complete: PublishReport }
  | { error: string }
  /** The command must publish in its own process: the renderer is not up to date, or the thread has stopped. */
  | { alone: true };

/** Sent by the thread once its warm-up has ended or was stopped. */
export interface Warm {
  warm: true;
}

export const isLast = (response: ResidentResponse): boolean => !('log' in response || 'visible' in response);
