import { Wallet } from 'lucide-react';
import { expect, it } from 'vitest';
import { onePath } from '../../ui/page/one-path.fixture.tsx';
import { WALLET } from './wallet-path.ts';

it('draws the wallet as the icon set does', () => {
  expect(WALLET).toBe(onePath(Wallet));
});
