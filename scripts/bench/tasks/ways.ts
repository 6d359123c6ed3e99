/** The ways to five answers, from the activity summary on: the first way whose start is on the page is taken. */
import type { Locator, Page } from 'playwright';
import type { NewUser } from './new-user.ts';

/** A provider whose claim was denied, before the claims of the summary. */
const PROVIDER = 'St. Brennan';
const MONEY = /\$[\d,]+\.\d\d/;
/** The claims that the summary's answer is about. */
const PERIOD = 'Last 60 days';
const OFFER_WITHIN_MS = 2000;

interface Way {
  /** What the way is, for the report. */
  by: string;
  /** Where it starts; a way without a start is always there. */
  start?: (page: Page) => Locator;
  /** @returns the answer as the page says it */
  go(user: NewUser): Promise<string>;
}

interface Task {
  question: string;
  /** The shortest first. */
  ways: readonly Way[];
}

const main = (page: Page): Locator => page.getByRole('main');
const rows = (page: Page): Locator => page.locator('#claims-list .claim');
const listHeading = (page: Page): Locator => page.locator('#claims-list h2');
/** The page's own answers on top of the summary. */
const ownAnswer = (page: Page, question: string): Locator =>
  main(page).getByRole('region', { name: question });
/** The first of the links to the list. */
const allClaims = (page: Page): Locator =>
  main(page)
    .getByRole('link', { name: /^See (all )?claims$/ })
    .first();
const details = (row: Locator): Locator => row.getByRole('button', { name: /^Details of / });
const why = (page: Page): Locator =>
  main(page)
    .getByText(/^You (still )?owe \$/)
    .first();

const cents = (shown: string): number => Math.round(Number(shown.replaceAll(/[^\d.]/g, '')) * 100);

/** No screen says the sum: the claims of the same 60 days, and every amount that is not zero is added. */
async function addUpList({ page, press, choose, find, read, think }: NewUser): Promise<string> {
  await press(allClaims(page), rows(page));
  const before = await listHeading(page).innerText();
  await choose(page.getByLabel('Period'), PERIOD, listHeading(page).filter({ hasNotText: before }));
  const all = Number((await listHeading(page).innerText()).match(/\d+/)?.[0]);
  await rows(page)
    .nth(all - 1)
    .waitFor();
  let sum = 0;
  for (const amount of await rows(page).locator('.row-amount').all()) {
    await find(amount);
    const shown = await read(amount, /./);
    if (!MONEY.test(shown) || cents(shown) === 0) continue;
    think();
    sum += cents(shown.match(/\$[\d,]+\.\d\d left/)?.[0] ?? shown);
  }
  return `$${(sum / 100).toFixed(2)}, added up from ${all} rows; no screen says it`;
}

/** The newest claim of the summary with an amount. */
const owedOnSummary = (page: Page): Locator =>
  page.locator('#claims-panel li').filter({ hasText: /\$(?!0\.00)\d/ });

/** Shows the claims of the sum, with why each is owed. */
const seeOwed = (page: Page): Locator =>
  ownAnswer(page, 'What do I owe?').getByRole('button', { name: 'See claims' });
const payHereButton = (row: Locator): Locator => row.getByRole('button', { name: /^Pay \$/ }).first();

/** Opens claims with an amount, the newest first, until one offers to pay. */
async function payFromList({ page, press, read }: NewUser): Promise<string> {
  await press(allClaims(page), rows(page));
  const owed = rows(page).filter({ hasText: /Your cost\s*\$(?!0\.00)\d/ });
  for (const row of await owed.all()) {
    const isOpen = (await details(row).getAttribute('aria-expanded')) === 'true';
    if (!isOpen) await press(details(row), row.locator('.claim-detail'));
    const pay = payHereButton(row);
    // The offer to pay comes with the account's own answer.
    const isOffered = await pay.waitFor({ timeout: OFFER_WITHIN_MS }).then(
      () => true,
      () => false,
    );
    if (!isOffered) {
      await read(row.locator('.why-answer').first(), /./);
      continue;
    }
    return payHere({ page, press, read }, pay);
  }
  throw new Error('no claim can be paid');
}

async function payHere(
  { page, press, read }: Pick<NewUser, 'page' | 'press' | 'read'>,
  pay: Locator,
): Promise<string> {
  await press(pay, page.getByLabel('Amount in dollars'));
  const task = main(page).locator('.pay');
  await press(
    task.getByRole('button', { name: 'Continue' }),
    page.getByRole('heading', { name: 'Check and pay' }),
  );
  await press(
    task.getByRole('button', { name: /^Pay \$/ }),
    page.getByRole('heading', { name: /^You paid \$/ }),
  );
  return read(page.getByRole('heading', { name: /^You paid \$/ }), MONEY);
}

export const TASKS = {
  owe: {
    question: 'What do I owe?',
    ways: [
      {
        by: 'the answer on the summary',
        start: (page) => ownAnswer(page, 'What do I owe?'),
        go: ({ page, read }) =>
          read(
            ownAnswer(page, 'What do I owe?').getByRole('paragraph').first(),
            /^\$[\d,.]+\s+left to pay on \d/,
          ),
      },
      { by: 'adding up the list of claims', go: addUpList },
    ],
  },
  why: {
    question: 'Why do I owe it?',
    ways: [
      {
        by: 'the claims of the answer on the summary',
        start: seeOwed,
        async go({ page, press, read }) {
          await press(seeOwed(page), why(page));
          return read(why(page), MONEY);
        },
      },
      {
        by: 'the details of a claim of the summary',
        start: (page) => details(owedOnSummary(page)).first(),
        async go({ page, press, read }) {
          await press(details(owedOnSummary(page)).first(), why(page));
          return read(why(page), MONEY);
        },
      },
    ],
  },
  pay: {
    question: 'Pay it',
    ways: [
      {
        by: 'the claims of the answer on the summary',
        start: seeOwed,
        async go({ page, press, read }) {
          const pay = payHereButton(page.getByRole('dialog'));
          await press(seeOwed(page), pay);
          return payHere({ page, press, read }, pay);
        },
      },
      { by: 'the list of claims', go: payFromList },
    ],
  },
  deductible: {
    question: 'Where am I on my deductible?',
    ways: [
      {
        by: 'the answer on the summary',
        start: (page) => ownAnswer(page, 'Where am I in my plan?'),
        go: ({ page, read }) =>
          read(ownAnswer(page, 'Where am I in my plan?').getByRole('listitem').first(), /Deductible[^]*\$/),
      },
      {
        by: 'plan progress on the summary',
        go: ({ page, read }) =>
          read(
            main(page)
              .getByText(/\$[\d,.]+ of \$[\d,.]+; \$[\d,.]+ to go/)
              .first(),
            MONEY,
          ),
      },
    ],
  },
  decision: {
    question: `What did the plan decide about ${PROVIDER}?`,
    ways: [
      {
        by: 'the claims of the answer on the summary',
        start: seeOwed,
        async go({ page, press, read }) {
          const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: PROVIDER });
          const reason = row.getByRole('paragraph').filter({ hasText: /^Why it was denied/ });
          await press(seeOwed(page), reason);
          await read(row.getByText('Denied', { exact: true }), /Denied/);
          return read(reason, /denied: \w+/);
        },
      },
      {
        by: 'the list of claims',
        async go({ page, press, read }) {
          await press(allClaims(page), rows(page));
          const row = rows(page).filter({ hasText: PROVIDER }).first();
          await press(details(row), row.locator('.claim-detail'));
          await read(row.locator('.row-status'), /Denied/);
          return read(row.getByRole('paragraph').filter({ hasText: /^Why it was denied/ }), /denied: \w+/);
        },
      },
    ],
  },
} as const satisfies Record<string, Task>;

export type TaskName = keyof typeof TASKS;

/** Takes the shortest way that the page offers. @throws Error if there is none, or the answer is not found */
export async function answer(user: NewUser, task: Task): Promise<{ by: string; says: string }> {
  for (const { by, start, go } of task.ways)
    if (!start || (await start(user.page).isVisible())) return { by, says: await go(user) };
  throw new Error(`no way to "${task.question}"`);
}
