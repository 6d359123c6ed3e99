/** Each component test starts on an empty page and cleans up after itself. */
import * as matchers from '@testing-library/jest-dom/matchers';
import * as React from 'react';
import { afterEach, beforeEach, expect } from 'vitest';
import { endPage, startPage } from '../tests/support/component/portal.tsx';

/**
 * React's development build captures a stack trace for each element, to print in warnings, until this counter reaches a
 * limit. That takes a quarter of the CPU time of component tests, and React has no public switch for it, so the counter
 * always reads `Infinity`.
 */
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

expect.extend(matchers);
beforeEach(startPage);
afterEach(endPage);
