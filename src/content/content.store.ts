/** Texts of the content service for the signed-in user. Until these have loaded, prerendered texts show. */
import { computed } from 'nanostores';
import { remote } from '../lib/remote/remote.ts';
import type { Content } from './content.schema.ts';

/** The texts as a remote value. `load-content.ts` loads them. */
export const memberTexts = remote<Content>();

export const $contentState = memberTexts.$value;

/** The loaded texts; empty while loading and after a failure (spec 001 §7 'resolves with empty content'). */
export const $content = computed($contentState, (now) => (now.state === 'ready' ? now.value : []));

/** Clears the texts at sign-out. Cached texts in session storage are cleared separately. */
export const clearContent = memberTexts.clear;
