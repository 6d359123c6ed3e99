/** Event stream that notifies open preview pages of saved brand files. */
import type { ServerResponse } from 'node:http';

/** Debounce: an editor may write a file in several steps. */
const QUIET_MS = 100;

export interface SavedFiles {
  /** Keeps a response open as an event stream. */
  follow(response: ServerResponse): void;
  tell(): void;
}

export function savedFiles(): SavedFiles {
  const open = new Set<ServerResponse>();
  let timer: NodeJS.Timeout | undefined;
  return {
    follow(response) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(':\n\n'); // headers go out with the first bytes
      open.add(response);
      response.once('close', () => open.delete(response));
    },
    tell() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const response of open) response.write('data: saved\n\n');
      }, QUIET_MS);
    },
  };
}
