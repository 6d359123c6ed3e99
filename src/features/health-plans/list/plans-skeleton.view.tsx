/** The list before it is loaded: its first row is open, so it is as high as an open row and those below. */
import { ListSkeleton } from '../../../ui/list/list-skeleton.view.tsx';

const ROWS = 9;

export const PlansSkeleton = ({ label }: { label: string }) => <ListSkeleton rows={ROWS} label={label} />;
