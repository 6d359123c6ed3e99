import type { ContentUser } from '../../content/content-query.rules.ts';
import type { Content } from '../../content/content.schema.ts';
import { fetchContent } from '../../content/content.service.ts';
import { memberRemote } from '../../session/member-data.store.ts';
import { EDUCATION_CONTENT_TYPE } from './education-items.rules.ts';

const education = memberRemote<Content>();

export const $education = education.$value;

const fetchEducation = (user: ContentUser) => (signal: AbortSignal) =>
  fetchContent(user, { contentType: EDUCATION_CONTENT_TYPE }, signal);

/** Loads the texts once per session. The page and the summary share the texts. */
export const openEducation = (user: ContentUser): (() => void) => education.open(fetchEducation(user));
export const retryEducation = (user: ContentUser): Promise<void> => education.ensure(fetchEducation(user));
