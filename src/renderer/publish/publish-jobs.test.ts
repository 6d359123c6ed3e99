import { afterEach, beforeEach, expect, it } from 'vitest';
import { rollBack } from '../release/rollback.ts';
import { DOMAIN, publishedTree, type PublishedTree } from '../release/published-tree.fixture.ts';
import { leaveRolledBackSites, serveJobs, type Job } from './publish-jobs.ts';

let tree: PublishedTree;
beforeEach(() => {
  tree = publishedTree();
});
afterEach(() => tree[Symbol.dispose]());

it('a site that is rolled back while a build prepares its release stays rolled back', async () => {
  await tree.publish('one');
  await tree.publish('two');
  const job: Job = { site: tree.site(), rendered: true, serve: () => Promise.resolve('served') };
  const left = () => leaveRolledBackSites(tree.root, [job], new Map([['mincr', DOMAIN]]));
  expect(await serveJobs(left())).toEqual(['served']);
  await rollBack(tree.root, DOMAIN);
  expect(await serveJobs(left())).toEqual([expect.stringMatching(/^northstar\.example stays rolled back\./)]);
  expect(left().map(({ rendered }) => rendered)).toEqual([false]);
});
