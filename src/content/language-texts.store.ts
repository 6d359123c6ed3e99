/** The content service's language texts (spec 001 §7 'Content (GET form)'). */
import { computed } from 'nanostores';
import { remote } from '../lib/remote/remote.ts';
import type { LanguageText } from './content.schema.ts';
import { fetchLanguageTexts } from './content.service.ts';

const languages = remote<LanguageText[]>();

/** Empty while loading and after a failure. */
export const $languageTexts = computed(languages.$value, (now) => (now.state === 'ready' ? now.value : []));

export async function loadLanguageTexts(brand: string): Promise<void> {
  if (languages.$value.get().state !== 'ready')
    await languages.load((signal) => fetchLanguageTexts(brand, signal));
}
