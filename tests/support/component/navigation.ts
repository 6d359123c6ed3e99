/** Records navigation, because jsdom does not leave a page. */
import { vi } from 'vitest';

/** Records the addresses that are opened from now on instead of opening them. Hash changes still take effect. */
export function watchNavigation(): readonly string[] {
  const opened: string[] = [];
  const { location } = window;
  const open = (address: string): void => void opened.push(new URL(address, location.href).href);
  const stubs: Record<PropertyKey, unknown> = {
    assign: open,
    replace: open,
    reload: () => open(location.href),
  };
  vi.stubGlobal(
    'location',
    new Proxy(
      {},
      {
        get: (_, key): unknown => stubs[key] ?? Reflect.get(location, key),
        set: (_, key, value) => Reflect.set(location, key, value),
      },
    ),
  );
  return opened;
}
