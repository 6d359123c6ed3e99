/** Texts of the content service for the signed-in user. Prerendered texts show until they load, or if they fail to. */
import { computed } from 'nanostores';
import { remote } from '../lib/remote/remote.ts';
import type { Content } from './content.schema.ts';

/** `load-content.ts` fills it. */
export const memberTexts = remote<Content>();

export const $contentState = memberTexts.$value;

/** Empty while loading and after a failure (spec 001 §7 'resolves with empty content'). */
export const $content = computed($contentState, (now) => (now.state === 'ready' ? now.value : []));

/** Session storage is cleared at sign-out. */
export const clearContent = memberTexts.clear;
