/** The spending boxes of the activity summary (spec 001 §4): which box and module each client gets. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../../../tests/support/brands.ts';
import { goTo, openAs, region } from '../../../../tests/support/component/portal.tsx';
import { openSimulationOf } from '../../../../tests/support/component/simulation.ts';
import { changeResponse, sentRequests } from '../../../../tests/support/component/services.ts';
import type { MemberInfoWire } from '../../../profile/profile.schema.ts';

const PANEL = '#/claims-and-spending';
const brand = brandWhere(({ messageCenter, spending }) => messageCenter && !spending.bypassHSA);
const withTexts = brandWhere(({ messageCenter, spending }) => messageCenter && spending.bypassHSA);

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const shows = (selector: string, expected: readonly RegExp[]) =>
  waitFor(() =>
    expect(texts(selector)).toEqual(expected.map((text) => expect.stringMatching(text) as string)),
  );

/** Waits for the panel that loads last, then compares the boxes. */
async function showBoxes(expected: readonly RegExp[]): Promise<void> {
  await goTo('#/claims/activitySummary');
  await region(brand.formsLabel);
  await shows('.spending-box', expected);
}

const MOVED = /can’t show your spending accounts right now\..* is moving them/;
const BALANCE = /You can spend \$/;
const OPENING = /We’re opening your/;
const OFFER = /I want to open an HSA\./;
const BEGUN = /has started\./;
const NOTHING = /We found no spending account here\./;

describe('the spending accounts', () => {
  it.each<[who: string, modules: readonly RegExp[], boxes: readonly RegExp[]]>([
    ['blair', [MOVED], [MOVED]],
    ['tess', [BALANCE], [BALANCE]],
    ['gia', [BALANCE], [BALANCE]],
    ['mona', [/HSA.*Dependent care account/], [BALANCE]],
    ['reza', [BALANCE], [/You have spending accounts\..*FSA/]],
    ['lena', [/You can spend \$.*enrollment in an HSA has started.*I want to open an HSA\./], [BEGUN]],
    ['amos', [OPENING], [OPENING]],
    ['ansel', [OFFER, NOTHING], [/You have no spending account here yet\..*Copperline Rail offers/]],
    ['vera', [MOVED, OPENING], [MOVED]],
    ['sonja', [BALANCE, NOTHING], [/Brackenridge Valley Transit Cooperative.*You can spend \$/]],
    ['tomas', [BALANCE], [BALANCE]],
    ['dov', [BALANCE], [BALANCE]],
    ['kit', [/You have no spending account here\./], []],
  ])('of %s are shown in the modules %s and the boxes %s', async (who, modules, boxes) => {
    await openAs(who, brand, PANEL);
    await shows('.spending-module', modules);
    await showBoxes(boxes);
  });

  it('of two clients share one box if the brand shows texts instead of balances', async () => {
    await openAs('sonja', withTexts);
    await region(withTexts.formsLabel);
    await shows('.spending-box', [/You have spending accounts\./]);
  });

  it('are shown during an enrollment, but without an HSA offer, if the brand’s hsaSetupInProcess is contentOnly', async () => {
    const { spending } = brand;
    await openAs('lena', { ...brand, spending: { ...spending, hsaSetupInProcess: 'contentOnly' } }, PANEL);
    await shows('.spending-module', [/You can spend \$.*We’re opening your HSA\./]);
    expect(screen.queryByRole('button', { name: 'Open an HSA' })).toBeNull();
  });

  it('of a Medicare group are not requested if the brand’s Medicare groups have no Spending tab', async () => {
    changeResponse('member/v3/memberInfo', ({ payload: { memberInfo } }: MemberInfoWire) => {
      const clientList = memberInfo.clientList.map((client) => ({
        ...client,
        groupList: client.groupList.flatMap((group) => [
          { ...group, groupNumber: 'MED', medicareIndicator: 'Y' },
          group,
        ]),
      }));
      return { payload: { memberInfo: { ...memberInfo, clientList } } };
    });
    const { spending } = brand;
    await openAs('gia', { ...brand, spending: { ...spending, medicareTab: false } }, PANEL);
    await shows('.spending-module', [/You can spend \$.*When you pay a claim/]);
    await showBoxes([BALANCE]);
    const requests = sentRequests().filter(({ call }) => call.startsWith('spendingAccount/'));
    expect(requests.map(({ path }) => path).filter((path) => path.includes('groupNumber=MED'))).toEqual([]);
    expect(requests).not.toEqual([]);
  });

  it('are replaced by a box with a link to the terms of the HSA until the terms are accepted', async () => {
    await openAs('otto', brand);
    await shows('.spending-box', [/Accept its terms to see it here\./]);
    expect(screen.getByRole('link', { name: 'Read the terms' })).toHaveAttribute(
      'href',
      '/spa/#/spendingSummary',
    );
  });

  it('of a spouse are replaced by a box that says that the subscriber must accept the terms', async () => {
    changeResponse('member/v3/memberInfo', (body) =>
      JSON.parse(JSON.stringify(body), (key, value: unknown) => (key === 'relationshipCode' ? '01' : value)),
    );
    await openAs('otto', brand);
    await shows('.spending-box', [/Only the subscriber can accept its terms\./]);
    expect(screen.getByRole('link', { name: 'Go to spending accounts' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Read the terms' })).toBeNull();
  });

  it('of a member that staff act as are replaced by a box that links to the accounts, not to the terms', async () => {
    await openSimulationOf('otto', brand);
    await shows('.spending-box', [/Accept its terms to see it here\..*Go to spending accounts/]);
  });
});
