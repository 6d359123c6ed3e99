import { memberRemote } from '../../../session/member-data.store.ts';

type ClientStore<T> = ReturnType<typeof memberRemote<T>>;

/** @returns a function that creates a store for each client id, and returns the existing store for a known id */
export function storePerClient<T>(): (clientId: string) => ClientStore<T> {
  const stores = new Map<string, ClientStore<T>>();
  return (clientId) => {
    const existing = stores.get(clientId);
    if (existing) return existing;
    const store = memberRemote<T>();
    stores.set(clientId, store);
    return store;
  };
}
