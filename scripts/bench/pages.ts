/** The parts that need a server and a browser: weight, memory, and loading on a slow phone. */
import { brandCodes } from '../../src/brand/read-brands.ts';
import { agencyBook } from './agency-book.ts';
import { claims } from './claims.ts';
import { interaction } from './interaction.ts';
import { lighthouseScores } from './lighthouse.ts';
import { pageWeight } from './page-weight.ts';
import type { Figures } from './report.ts';
import { serviceLoad } from './services.ts';
import { serverMemory, startServer } from './server.ts';
import { openBrowser } from './visit.ts';
import { tasks } from './tasks/tasks.ts';
import { visitorPages } from './visitor-pages.ts';

/** The brand whose visitor pages are all measured. */
const CODE = 'mincr';

type PagePart =
  ('weight' | 'visitors' | 'lighthouse' | 'interaction') | ('claims' | 'book' | 'tasks' | 'services');

/** @param copy a copy of the checkout whose sites are published */
export async function pages(
  copy: string,
  wanted: (part: PagePart) => boolean,
  quick: boolean,
): Promise<Figures> {
  const server = await startServer(copy);
  const browser = await openBrowser();
  try {
    const weight = wanted('weight') ? await pageWeight(copy, browser, server) : {};
    // Before the slow visits, which request nothing new.
    const memory = wanted('weight') ? { serverMegabytes: await serverMemory(server, brandCodes(copy)) } : {};
    const slow = wanted('interaction') ? await interaction(browser, server, quick) : {};
    const visitors = wanted('visitors') ? await visitorPages(copy, browser, server, CODE, quick) : {};
    const scores = wanted('lighthouse') ? await lighthouseScores(server) : {};
    const list = wanted('claims') ? await claims(copy, browser, server) : {};
    const book = wanted('book') ? await agencyBook(browser, server) : {};
    const done = wanted('tasks') ? await tasks(browser, server) : {};
    // Last, on a separate server: the load would count as the pages' memory.
    const load = wanted('services') ? await serviceLoad(await startServer(copy)) : {};
    return { ...weight, ...memory, ...slow, ...visitors, ...scores, ...list, ...book, ...done, ...load };
  } finally {
    await browser.close();
  }
}
