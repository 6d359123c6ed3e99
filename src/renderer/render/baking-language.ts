/** The language of `t()` while a page is prerendered. Pages in both languages may render at the same time. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setBakingLanguage, type PortalLanguage } from '../../lib/text/i18n.ts';

const baking = new AsyncLocalStorage<PortalLanguage>();
setBakingLanguage(() => baking.getStore() ?? 'en');

/** Renders with the texts of a language. The language also applies to everything that `render` awaits. */
export const renderIn = <Result>(language: PortalLanguage, render: () => Result): Result =>
  baking.run(language, render);
