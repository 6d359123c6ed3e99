import type { ContentUser } from '../../content/content-query.rules.ts';
import { fetchContent } from '../../content/content.service.ts';
import { memberRemote } from '../../session/member-data.store.ts';
import { readPrograms, WELLNESS_CONTENT_TYPE, type WellnessProgram } from './wellness.schema.ts';

const programs = memberRemote<WellnessProgram[]>();

export const $programs = programs.$value;

const fetchPrograms = (user: ContentUser) => async (signal: AbortSignal) =>
  readPrograms(await fetchContent(user, { contentType: WELLNESS_CONTENT_TYPE }, signal));

export const openPrograms = (user: ContentUser): (() => void) => programs.open(fetchPrograms(user));
export const retryPrograms = (user: ContentUser): Promise<void> => programs.ensure(fetchPrograms(user));
