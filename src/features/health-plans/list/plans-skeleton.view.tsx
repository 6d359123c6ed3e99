/** The list before it is loaded: its first row is open, so it is as high as an open row and those below. */
import { SkeletonRows } from '../../../ui/skeleton.tsx';

const ROWS = 9;

export const PlansSkeleton = ({ label }: { label: string }) => <SkeletonRows rows={ROWS} label={label} />;
