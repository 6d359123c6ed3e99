/** Texts of the content service for the signed-in user. Baked texts show until they load, or if they fail to. */
import { computed } from 'nanostores';
import { remote } from '../lib/remote.ts';
import type { ContentUser } from './content.rules.ts';
import type { Content, LanguageText } from './content.schema.ts';
import { fetchContent, fetchLanguageTexts } from './content.service.ts';
import { saveShellTexts, showShellTexts, shellTextNames } from './shell-texts.ts';

/** Names of spec 001 §§2, 5, 8; PLANPROGRESS_MESSAGE, its groups (decision 164) and STATEMENT_ARCHIVE_HEADLINE are chosen here. */
const MEMBER_NAMES = [
  'SMART_MESSAGE',
  'LEFTNAV_HEALTH_PLANS_LABEL',
  'LEFTNAV_HEALTH_PLANS_DESCRIPTION',
  'STATEMENT_ARCHIVE_HEADLINE',
  'MBR_Claims_Error',
  'PLANPROGRESS_SUPRESSED_GROUPS',
  'PLANPROGRESS_MESSAGE_GROUPS',
  'PLANPROGRESS_MESSAGE',
];

const texts = remote<Content>();

export const $contentState = texts.$value;

/** Empty while loading and after a failure (spec 001 §7 'resolves with empty content'). */
export const $content = computed($contentState, (now) => (now.state === 'ready' ? now.value : []));

export async function loadContent(user: ContentUser): Promise<void> {
  if ($contentState.get().state === 'ready') return;
  const names = [...shellTextNames(document), ...MEMBER_NAMES];
  await texts.load((signal) => fetchContent(user, { names }, signal));
  const now = $contentState.get();
  if (now.state !== 'ready') return;
  saveShellTexts(now.value);
  showShellTexts(document);
}

const languages = remote<LanguageText[]>();

/** Empty while loading and after a failure. */
export const $languageTexts = computed(languages.$value, (now) => (now.state === 'ready' ? now.value : []));

export async function loadLanguageTexts(brand: string): Promise<void> {
  if (languages.$value.get().state !== 'ready')
    await languages.load((signal) => fetchLanguageTexts(brand, signal));
}

/** Session storage is cleared at sign-out. */
export const clearContent = texts.clear;
