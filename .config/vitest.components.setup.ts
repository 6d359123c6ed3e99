/** Each component test starts on an empty page and leaves none behind. */
import * as matchers from '@testing-library/jest-dom/matchers';
import { afterEach, beforeEach, expect } from 'vitest';
import { endPage, startPage } from '../tests/support/component/portal.tsx';

expect.extend(matchers);
beforeEach(startPage);
afterEach(endPage);
