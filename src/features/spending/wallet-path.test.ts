import { Wallet } from 'lucide-react';
import { expect, it } from 'vitest';
import { onePath } from '../../ui/page/one-path.fixture.tsx';
import { WALLET } from './wallet-path.ts';

it('the copied wallet icon equals the icon in the icon set', () => {
  expect(WALLET).toBe(onePath(Wallet));
});
