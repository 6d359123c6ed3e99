/** What the command, the resident publisher and its thread say to each other; between processes as lines of JSON. */
import type { CompiledOptions, PublishReport } from '../bundle/publish-tool.ts';

export interface ResidentRequest {
  codes: readonly string[] | 'all';
  options: Pick<CompiledOptions, 'keepGoing' | 'acceptRules' | 'ignoreRollbacks' | 'shard'>;
  /** Node version of the command: other versions compress to other bytes. */
  node: string;
  /** `BUILD_TIME` of the command. */
  buildTime: string | null;
}

/** `accepted` comes first, so that a command does not wait for a process that was stopped. */
export type ResidentResponse =
  | { log: string }
  | { visible: PublishReport }
  | { complete: PublishReport }
  | { error: string }
  /** The command has to publish by itself: the renderer is not up to date, or the thread stopped. */
  | { alone: true };

/** Whether a message is the last one. */
export const isLast = (response: ResidentResponse): boolean => !('log' in response || 'visible' in response);
