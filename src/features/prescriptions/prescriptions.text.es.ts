import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './prescriptions.text.ts';

export const prescriptions: Translation<typeof texts> = {
  heading: 'Recetas',
  lead: 'Vea qué plan de medicamentos tiene y dónde pedir resurtidos, comparar precios o consultar a un farmacéutico.',
  currentHeading: 'Usted tiene un plan de medicamentos',
  currentText: 'Muestre su tarjeta de miembro en la farmacia. Consulte precios y pida resurtidos en {site}.',
  currentTextAlone: 'Muestre su tarjeta de miembro en la farmacia.',
  upcomingHeading: 'Su plan de medicamentos aún no ha comenzado',
  upcomingText: 'Cubre medicamentos a partir del {date}. No cubre lo que compre antes de ese día.',
  endedHeading: 'Su cobertura de medicamentos terminó',
  endedText:
    'Cubrió medicamentos hasta el {date}. Todavía pueden llegar reclamos por lo que compró hasta ese día.',
  closedHeading: 'Por ahora no tiene un plan de medicamentos',
  closedEndedText: 'El último terminó el {date}. Si tiene uno nuevo, puede tardar unos días en aparecer.',
  closedUpcomingText: 'El nuevo comienza el {date}. Esta página se abrirá ese día.',
  noneHeading: 'Este grupo no tiene plan de medicamentos',
  noneText:
    'Es posible que su cobertura de medicamentos esté con otra compañía. Busque una segunda tarjeta de miembro o pregunte a quien organizó su cobertura.',
  noneCall: '¿Tiene dudas? Llame al {phone} y lo revisaremos con usted.',
  otherText: 'Usted sí tiene un plan de medicamentos en otro grupo.',
  other: 'Mostrar el grupo {group}',
  plan: 'Plan',
  group: 'Grupo',
  covered: 'Cobertura desde',
  until: 'Cobertura hasta',
  starts: 'Comienza',
  noEnd: 'Sin fecha de fin',
  go: 'Administrar sus recetas',
  therapyHeading: 'Repase sus medicamentos con un farmacéutico',
  therapyText:
    'El programa de terapia con medicamentos puede ayudarle si toma varios medicamentos o vive con una enfermedad crónica. Un farmacéutico revisa todo lo que toma, qué combina bien y qué cuesta menos. Usted y su médico reciben un resumen por escrito.',
  therapyWho: 'Las páginas del programa explican quién puede participar y qué parte paga su plan.',
  therapyGo: 'Ver el programa de terapia con medicamentos',
  call: 'Tenga a mano su número de miembro y los nombres de sus medicamentos.',
};
