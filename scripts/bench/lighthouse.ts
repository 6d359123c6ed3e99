/** Lighthouse's four scores for visitor pages, as a phone on a slow line sees them. */
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../browser-path.ts';
import { largest, type Figure, type Figures } from './report.ts';
import { freePort, type Server } from './server.ts';

/** Unlike in header, footer, hero and color. */
const BRANDS = ['mincr', 'hmbcbs', 'namtn', 'wybcbs', 'ibccr'];
const PATHS = ['/', '/coverage/', '/faqs/', '/find-your-plan/'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Other load lowers the performance score; it cannot raise it. */
const TRIES = 3;
const FULL = 100;

type Category = (typeof CATEGORIES)[number];

interface Audited {
  where: string;
  /** Points of a hundred that are missing. */
  lost: Record<Category, number>;
  /** Audits of the categories with lost points. */
  failed: string[];
}

async function audit(address: string, where: string, port: number): Promise<Audited> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`no result for ${address}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const lostIn = (name: Category): number => FULL - Math.round((categories[name]?.score ?? 0) * FULL);
  const lost: Audited['lost'] = {
    performance: lostIn('performance'),
    accessibility: lostIn('accessibility'),
    'best-practices': lostIn('best-practices'),
    seo: lostIn('seo'),
  };
  const failed = CATEGORIES.filter((name) => lost[name] > 0).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return { where, lost, failed };
}

/** The best of several runs, which differ in performance only. */
async function auditBest(address: string, where: string, port: number): Promise<Audited> {
  let best = await audit(address, where, port);
  for (let run = 1; run < TRIES && best.lost.performance > 0; run += 1) {
    const again = await audit(address, where, port);
    if (again.lost.performance < best.lost.performance) best = again;
  }
  return best;
}

function worst(pages: readonly Audited[], category: Category): Figure {
  const incomplete = pages.filter(({ lost }) => lost[category] > 0).length;
  return largest(
    pages.map(({ where, lost, failed }) => ({
      value: lost[category],
      note:
        lost[category] > 0
          ? `${where}: ${failed.join(', ')}; ${incomplete} of ${pages.length} pages`
          : `${pages.length} pages`,
    })),
  );
}

/** @param wanted how many brands */
export async function lighthouseScores(server: Server, wanted = BRANDS.length): Promise<Figures> {
  const port = await freePort();
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
    ...(executablePath ? { executablePath } : {}),
  });
  const pages: Audited[] = [];
  try {
    for (const code of BRANDS.slice(0, wanted))
      for (const path of PATHS) pages.push(await auditBest(server.at(code, path), `${code} ${path}`, port));
  } finally {
    await browser.close();
  }
  return {
    lighthousePerformanceLost: worst(pages, 'performance'),
    lighthouseAccessibilityLost: worst(pages, 'accessibility'),
    lighthouseBestPracticesLost: worst(pages, 'best-practices'),
    lighthouseSeoLost: worst(pages, 'seo'),
  };
}
