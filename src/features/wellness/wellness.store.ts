import type { ContentUser } from '../../content/content-query.rules.ts';
import { fetchContent } from '../../content/content.service.ts';
import { memberRemote } from '../../session/member-data.store.ts';
import { readPrograms, WELLNESS_CONTENT_TYPE, type WellnessProgram } from './wellness.schema.ts';

const programs = memberRemote<WellnessProgram[]>();

export const $programs = programs.$value;
export const leavePrograms = programs.leave;

export async function loadPrograms(user: ContentUser): Promise<void> {
  if ($programs.get().state === 'ready') return;
  await programs.load(async (signal) =>
    readPrograms(await fetchContent(user, { contentType: WELLNESS_CONTENT_TYPE }, signal)),
  );
}
