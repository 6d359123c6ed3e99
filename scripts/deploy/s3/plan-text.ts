/** Formats an upload plan for the terminal. */
import { plainPath } from './release-objects.ts';
import type { UploadPlan } from './upload-plan.ts';

/** Formats paths as lines. Leaves out a compressed copy if its original file is listed. */
function lines(sign: string, paths: readonly string[], note: (path: string) => string = () => ''): string[] {
  const all = new Set(paths);
  return paths
    .filter((path) => path === plainPath(path) || !all.has(plainPath(path)))
    .map((path) => `  ${sign} ${path}${note(path)}`);
}

const counted = (count: number, what: string): string[] => (count === 0 ? [] : [`${count} ${what}`]);

export function planSummary(domain: string, plan: UploadPlan): string {
  const counts = [
    ...counted(plan.added.length, 'new'),
    ...counted(plan.changed.length, 'changed'),
    ...counted(plan.deleted.length, 'deleted'),
    ...counted(Object.keys(plan.retired).length, 'kept for pages that are still open'),
    `${plan.unchanged.length} unchanged`,
  ];
  return `${domain}: ${counts.join(', ')}`;
}

/** One line per file: `+` new, `~` changed, `-` deleted, `.` kept for pages that are still open. */
export function planDiff({ added, changed, deleted, retired }: UploadPlan): string[] {
  const pathsOf = (objects: UploadPlan['added']): string[] => objects.map(({ path }) => path).sort();
  return [
    ...lines('+', pathsOf(added)),
    ...lines('~', pathsOf(changed)),
    ...lines('-', deleted),
    ...lines('.', Object.keys(retired), (path) => `, unused since ${retired[path]?.slice(0, 10)}`),
  ];
}
