/** Event stream that tells open preview pages when brand files are saved. */
import type { ServerResponse } from 'node:http';

/** Debounce: an editor may write a file in several steps. */
const QUIET_MS = 100;
const SAVED = 'data: saved\n\n';

export interface SavedFiles {
  /** Returns the number of saves so far. Call it before you read the files that a page shows. */
  count(): number;
  /** Keeps a response open as an event stream. @param seen the save count when the page was built; files may be saved while it loads */
  follow(response: ServerResponse, seen: number): void;
  tell(): void;
}

export function savedFiles(): SavedFiles {
  const open = new Set<ServerResponse>();
  let timer: NodeJS.Timeout | undefined;
  let count = 0;
  return {
    count: () => count,
    follow(response, seen) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(seen === count ? ':\n\n' : SAVED); // Node sends the headers only with the first bytes
      open.add(response);
      response.once('close', () => open.delete(response));
    },
    tell() {
      count += 1;
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const response of open) response.write(SAVED);
      }, QUIET_MS);
    },
  };
}
