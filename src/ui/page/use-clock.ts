import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** What a function reads from the clock, updated every minute and when the page is shown again, because timers stop while a device sleeps. */
export function useClock<T>(read: () => T): T {
  const [value, setValue] = useState(read);
  useEffect(() => {
    const update = () => setValue(read);
    const timer = setInterval(update, MINUTE_MS);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [read]);
  return value;
}

export const readNow = (): Date => new Date();
