/** This checkout compared with another commit: both are built, served and visited alternately. Prints ratios. */
import { alternately } from './alternately.ts';
import { copyCommit } from './commit-copy.ts';
import { build, editAndPublish } from './publishing.ts';
import { ratioOf } from './ratio.ts';
import { startServer } from './server.ts';
import { homeVisit, summaryReload } from './slow-visits.ts';
import { openBrowser } from './visit.ts';

const RUNS = 7;
const QUICK_RUNS = 3;

/** One side's measurement of each figure. */
type Measures = Readonly<Record<string, (run: number) => Promise<number>>>;

async function compare(mine: Measures, other: Measures, unit: string, runs: number): Promise<void> {
  for (const [what, measure] of Object.entries(mine)) {
    const otherMeasure = other[what];
    if (!otherMeasure) throw new Error(`the other commit is not measured: ${what}`);
    const pairs = await alternately(what, unit, runs, {
      ours: { name: 'this checkout', measure },
      theirs: { name: 'the other', measure: otherMeasure },
    });
    const { value, note } = ratioOf(pairs);
    console.info(`  ratio ${value.toFixed(2)}, ${note ?? ''}`);
  }
}

/**
 * @param copy a copy of this checkout that is not built yet
 * @param ref a commit, branch or tag of git
 */
export async function against(root: string, copy: string, ref: string, quick: boolean): Promise<void> {
  const runs = quick ? QUICK_RUNS : RUNS;
  const otherCopy = copyCommit(root, ref);
  const published = async (folder: string): Promise<Measures> => {
    await build(folder);
    const publish = editAndPublish(folder);
    return {
      "One brand's phone number": (run) => publish('phone', run),
      "All brands' words": (run) => publish('all', run),
    };
  };
  await compare(await published(copy), await published(otherCopy), 's', runs);
  const browser = await openBrowser();
  const visited = async (folder: string): Promise<Measures> => {
    const server = await startServer(folder);
    return {
      'Home: largest contentful paint': async () => (await homeVisit(browser, server)).lcp,
      'Summary: start of reload to claims shown': async () => (await summaryReload(browser, server)).claims,
    };
  };
  try {
    await compare(await visited(copy), await visited(otherCopy), 'ms', runs);
  } finally {
    await browser.close();
  }
}
