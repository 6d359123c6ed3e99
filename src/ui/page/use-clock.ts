import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The result of `read`, which is called again every minute. */
export function useClock<T>(read: () => T): T {
  const [value, setValue] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setValue(read), MINUTE_MS);
    return () => clearInterval(timer);
  }, [read]);
  return value;
}

export const readNow = (): Date => new Date();
