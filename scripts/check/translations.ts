/** Fails if an English text changed but its Spanish translation was not reviewed. Names each such text. */
import { readChecked } from '../translations/checked-file.ts';
import { englishTexts } from '../translations/english-texts.ts';
import { staleLine, staleTexts } from '../translations/stale.ts';

const stale = staleTexts(await englishTexts(), readChecked());
for (const text of stale) console.error(staleLine(text));
if (stale.length > 0) {
  console.error(
    'Their English changed. Compare the Spanish, then: npm run translations -- FILE:KEY (or FILE, or a folder)',
  );
  process.exitCode = 1;
}
