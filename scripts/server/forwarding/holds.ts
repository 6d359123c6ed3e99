/** Memory and streams that all calls share (decisions/services#limits-of-time-and-memory). */

/** The share of one call. */
export interface Hold {
  /** Whether that many more bytes may be buffered. */
  take(bytes: number): boolean;
  /** Whether the rest of a body may be streamed. */
  takeStream(): boolean;
  /** Gives everything back. Later calls of the other two are false. */
  release(): void;
}

interface HoldLimits {
  /** Bytes of each call that come out of the room for small bodies, so that large ones cannot take it. */
  smallBytes: number;
  /** Bytes of all calls together: the room for small bodies. */
  mostSmall: number;
  /** Bytes of all calls together: what exceeds `smallBytes`. */
  mostLarge: number;
  /** Streams at once. */
  mostStreams: number;
}

/** @returns a function that opens the hold of one call */
export function createHolds({ smallBytes, mostSmall, mostLarge, mostStreams }: HoldLimits): () => Hold {
  const all = { small: 0, large: 0, streams: 0 };
  return () => {
    const held = { small: 0, large: 0, streams: 0 };
    let isOpen = true;
    const add = (kind: keyof typeof all, amount: number): void => {
      held[kind] += amount;
      all[kind] += amount;
    };
    return {
      take(bytes) {
        const small = Math.min(bytes, smallBytes - held.small, mostSmall - all.small);
        if (!isOpen || all.large + bytes - small > mostLarge) return false;
        add('small', small);
        add('large', bytes - small);
        return true;
      },
      takeStream() {
        if (!isOpen || all.streams >= mostStreams) return false;
        add('streams', 1);
        return true;
      },
      release() {
        if (!isOpen) return;
        isOpen = false;
        all.small -= held.small;
        all.large -= held.large;
        all.streams -= held.streams;
      },
    };
  };
}
