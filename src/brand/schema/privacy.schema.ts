/** The brand-specific parts of the privacy policy (spec 000 §2 'privacy policy (different document per brand)'). */
import * as v from 'valibot';
import { day, group, key, slug, text } from './fields.schema.ts';

const words = (english: string, spanish: string) =>
  v.strictObject({
    english: key(text, 'In English', english),
    spanish: key(text, 'In Spanish', spanish),
  });

export const privacy = v.strictObject({
  entity: group(
    words('North Star Health Plan, of Minnesota', 'North Star Health Plan, de Minnesota'),
    'The company whose policy it is, as in "the privacy policy of …"',
  ),
  office: group(
    words('Privacy Office', 'Oficina de Privacidad'),
    'First line of the address for questions, above the lines of the address for appeals',
  ),
  effective: key(day('2026-10-09'), 'Day on which the policy takes effect', '2026-10-09'),
  clauses: key(
    v.array(slug),
    'Optional clauses that the policy has, by their ids in brands/_privacy/clauses.md',
    ['employer'],
  ),
});
