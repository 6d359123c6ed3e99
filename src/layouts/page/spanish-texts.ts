/**
 * Registers the translations from every `*.text.es.ts`, for prerendering and for the browser. In the browser, Spanish
 * pages load this module as one chunk before their islands start (`renderer/render/spanish-texts-file.ts`).
 */
import { addTranslations, type Messages } from '../../lib/text/i18n.ts';

/** The Spanish catalogs. They are found by file name, so that new files are included automatically. */
const catalogs = import.meta.glob<Readonly<Record<string, Messages>>>(
  [
    '../**/*.text.es.ts',
    '../../member/**/*.text.es.ts',
    '../../features/**/*.text.es.ts',
    '../../profile/**/*.text.es.ts',
    '../../session/**/*.text.es.ts',
    '../../routing/**/*.text.es.ts',
    '../../content/**/*.text.es.ts',
    '../../brand/**/*.text.es.ts',
    '../../ui/**/*.text.es.ts',
    '../../lib/**/*.text.es.ts',
  ],
  { eager: true },
);

for (const catalog of Object.values(catalogs)) addTranslations(catalog);
