/** Schemas for the Spanish texts of a brand record, and for labels of notices in both languages. */
import * as v from 'valibot';
import { description, key, group, text, slug } from './fields.schema.ts';

export const noticeLabels = (example: string) =>
  v.strictObject({
    outage: key(text, 'Before the title of an outage', 'Outage'),
    storm: key(text, 'Before the title of a storm', example),
    recall: key(text, 'Before the title of a recall', 'Recall'),
    notice: key(text, 'Before the title of any other notice', 'Notice'),
  });

export const spanish = v.strictObject({
  description: key(
    description,
    'The sentence about the brand; the heading of the Spanish home page',
    'Cobertura de salud para la gente de Minnesota.',
  ),
  tabs: key(v.record(slug, text), 'Labels of header tabs, by name of the tab', { coverage: 'Cobertura' }),
  links: key(v.record(slug, text), 'Labels of footer links, by the name of the link', {
    about: 'Quiénes somos',
  }),
  statements: key(
    v.record(slug, text),
    'Statements of the footer, by name; placeholders such as {brand.phone} are filled',
    { browsers: 'Este sitio funciona mejor con la última versión de Edge, Firefox, Chrome o Safari.' },
  ),
  formsLabel: key(text, 'Name of the educational material', 'Material educativo'),
  noticeLabels: group(noticeLabels('Tormenta'), 'Word before the title of a dated notice, by kind'),
  placeholders: group(
    v.strictObject({
      phone: key(text, 'In an empty phone field', 'Número de teléfono'),
      memberId: key(text, 'In an empty member-ID field', 'Número de miembro'),
    }),
    'Placeholder of an empty field',
  ),
});
