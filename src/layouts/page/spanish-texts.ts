/**
 * Every `*.text.es.ts`. For pages while they are prerendered, and one chunk for Spanish pages in the browser
 * (`renderer/render/spanish-texts-file.ts`), which islands wait for.
 */
import { addTranslations, type Messages } from '../../lib/text/i18n.ts';

/** Found by name: a new Spanish file next to its text file is included automatically. */
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
