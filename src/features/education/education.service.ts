import { send } from '../../lib/http.ts';
import type { IsoDate } from '../../lib/date.ts';
import { educationFile, visitedEducationalMaterial } from './education.schema.ts';

/** A PDF guide. @throws ServiceError */
export const fetchEducationFile = (fileName: string, signal: AbortSignal): Promise<Blob> =>
  send(educationFile, { params: { fileName } }, { signal });

/** Also while the page unloads. @returns the day of the visit @throws ServiceError */
export const markEducationVisited = async (userId: string): Promise<IsoDate> =>
  (await send(visitedEducationalMaterial, { query: { userId } }, { keepalive: true })).visitDate;
