/** Limits on the memory and streams that all calls share (decisions/services#limits-of-time-and-memory). */

/** The memory and streams that one call uses. */
export interface Hold {
  /** Reserves bytes for buffering. Returns false if there is no room. */
  take(bytes: number): boolean;
  /** Reserves a stream for the rest of a body. Returns false if `mostStreams` are already reserved. */
  takeStream(): boolean;
  /** Releases all memory and streams of the call. After this, `take` and `takeStream` return false. */
  release(): void;
}

interface HoldLimits {
  /** Maximum number of bytes that each call may use of the memory reserved for small bodies. */
  smallBytes: number;
  /** Bytes of memory reserved for small bodies, for all calls together. */
  mostSmall: number;
  /** Bytes of memory that all calls together may use in addition to the memory reserved for small bodies. */
  mostLarge: number;
  mostStreams: number;
}

/** @returns a function that opens a `Hold` for a call */
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
