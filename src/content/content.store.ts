/** The content service's texts for whoever is signed in. Baked texts stand until they come, and where they do not. */
import { computed } from 'nanostores';
import { remote } from '../lib/remote.ts';
import type { ContentUser } from './content.rules.ts';
import type { Content, LanguageText } from './content.schema.ts';
import { fetchContent, fetchLanguageTexts } from './content.service.ts';
import { keepShellTexts, showShellTexts, shellTextNames } from './shell-texts.ts';

/** Texts of the member area, beside those that the page's shell asks for. */
const MEMBER_NAMES = ['SMART_MESSAGE'];

const texts = remote<Content>();

/** What came, or why nothing did: the log and support need it, the page does not. */
export const $contentState = texts.$value;

/** The texts; empty until they come and where they do not (spec 001 §7 'resolves with empty content'). */
export const $content = computed($contentState, (now) => (now.state === 'ready' ? now.value : []));

/** Loads the texts once for a person and lays them over the page's baked ones. */
export async function loadContent(user: ContentUser): Promise<void> {
  if ($contentState.get().state === 'ready') return;
  const names = [...shellTextNames(document), ...MEMBER_NAMES];
  await texts.load((signal) => fetchContent(user, { names }, signal));
  const now = $contentState.get();
  if (now.state !== 'ready') return;
  keepShellTexts(now.value);
  showShellTexts(document);
}

const languages = remote<LanguageText[]>();

/** Texts about languages; empty until they come and where they do not. */
export const $languageTexts = computed(languages.$value, (now) => (now.state === 'ready' ? now.value : []));

/** Loads the texts about languages once; they are the same for everybody. */
export async function loadLanguageTexts(brand: string): Promise<void> {
  if (languages.$value.get().state !== 'ready')
    await languages.load((signal) => fetchLanguageTexts(brand, signal));
}

/** Forgets the texts; what the tab keeps of them goes with the session's storage. */
export const clearContent = texts.clear;
