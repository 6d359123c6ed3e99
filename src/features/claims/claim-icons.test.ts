import {
  CircleCheck,
  CircleDot,
  CircleQuestionMark,
  CircleX,
  Clock,
  Eye,
  Pill,
  RefreshCw,
  Repeat2,
  Stethoscope,
} from 'lucide-react';
import { expect, it } from 'vitest';
import { onePath } from '../../ui/page/one-path.fixture.tsx';
import { CLAIM_ICONS } from './claim-icons.ts';
import { PLAN_ICONS } from './plan-icons.ts';

it.each([
  ['approved', CircleCheck],
  ['partly-approved', CircleDot],
  ['denied', CircleX],
  ['adjusted', RefreshCw],
  ['transferred', Repeat2],
  ['unknown', CircleQuestionMark],
  ['in-process', Clock],
  ['medical', Stethoscope],
  ['drug', Pill],
  ['vision', Eye],
] as const)('the icon for %s is the same as in the icon set', (name, Icon) => {
  expect({ ...CLAIM_ICONS, ...PLAN_ICONS }[name]).toBe(onePath(Icon));
});
