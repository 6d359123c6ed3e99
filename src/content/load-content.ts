/** Loads the member's texts, after the first claims (decisions/home#what-loads-after-the-first-claims). */
import { memberTexts } from './content.store.ts';
import type { ContentUser } from './content-query.rules.ts';
import { fetchContent } from './content.service.ts';
import { saveShellTexts, showShellTexts, shellTextNames } from './shell-texts.ts';
import { isEnglishText } from './text-language.ts';

/** Names of the requested texts (spec 001 §§2, 5, 8). Not in the spec: PLANPROGRESS_MESSAGE (decisions/plans#states-of-the-progress-panel), STATEMENT_ARCHIVE_HEADLINE. */
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

export async function loadContent(user: ContentUser): Promise<void> {
  const { $value, load } = memberTexts;
  if ($value.get().state === 'ready') return;
  const names = [...shellTextNames(document), ...MEMBER_NAMES];
  await load(async (signal) => {
    const texts = await fetchContent(user, { names }, signal);
    saveShellTexts(texts.filter(isEnglishText));
    return texts;
  });
  if ($value.get().state === 'ready') showShellTexts(document);
}
