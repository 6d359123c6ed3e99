import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { faultRule, type FaultRequest } from './fault.schema.ts';

const row = v.pipe(
  v.object({
    id: v.number(),
    call: v.string(),
    logon_id: v.nullable(v.string()),
    rule: v.pipe(v.string(), v.parseJson(), faultRule),
    remaining: v.nullable(v.number()),
  }),
  v.transform(({ id, call, logon_id, rule, remaining }) => ({
    id,
    call,
    logonId: logon_id,
    remaining,
    ...rule,
  })),
);
export type Fault = v.InferOutput<typeof row>;

export interface Faults {
  add(request: FaultRequest): number;
  list(): Fault[];
  /** Finds the fault for a request and counts its use. A person's own faults come before faults for everyone, and older faults before newer ones. */
  take(call: string, logonId: string | undefined): Fault | undefined;
  /** Removes a fault. @returns whether it existed */
  removeOne(id: number): boolean;
  /** Removes a person's faults, or all. @returns how many were removed */
  remove(logonId?: string): number;
}

/** The name by which a fault refers to a call: the part of the path after `x-services/`, or else the whole path. */
export const callOf = (path: string): string => path.split('/x-services/').at(-1)?.replace(/^\//, '') ?? path;

/** Whether a fault's segments match the end of a path. A segment like `:storeID` matches anything. */
function matches(fault: Fault, call: string): boolean {
  if (fault.call === '*') return true;
  const pattern = fault.call.split('/');
  const requested = call.split('/').slice(-pattern.length);
  return (
    requested.length === pattern.length &&
    pattern.every((part, at) => part.startsWith(':') || part === requested[at])
  );
}

export function createFaults(database: DatabaseSync): Faults {
  const insert = database.prepare('insert into faults (call, logon_id, rule, remaining) values (?, ?, ?, ?)');
  const select = database.prepare('select * from faults order by logon_id is null, id');
  const use = database.prepare(
    'update faults set remaining = remaining - 1 where id = ? and remaining is not null',
  );
  const removeUsed = database.prepare('delete from faults where remaining <= 0');
  const removeAll = database.prepare('delete from faults');
  const removeById = database.prepare('delete from faults where id = ?');
  const removeOf = database.prepare('delete from faults where logon_id = ?');
  const list = (): Fault[] => select.all().map((stored) => v.parse(row, stored));
  return {
    list,
    add: ({ call, logonId, times, ...rule }) => {
      const added = insert.run(
        call.replace(/^\//, ''),
        logonId?.toUpperCase() ?? null,
        JSON.stringify(rule),
        times ?? null,
      );
      return Number(added.lastInsertRowid);
    },
    take: (call, logonId) => {
      const fault = list().find(
        (fault) =>
          matches(fault, call) && (fault.logonId === null || fault.logonId === logonId?.toUpperCase()),
      );
      if (fault) {
        use.run(fault.id);
        removeUsed.run();
      }
      return fault;
    },
    removeOne: (id) => removeById.run(id).changes > 0,
    remove: (logonId) =>
      Number((logonId === undefined ? removeAll.run() : removeOf.run(logonId.toUpperCase())).changes),
  };
}
