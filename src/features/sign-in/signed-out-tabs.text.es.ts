import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './signed-out-tabs.text.ts';

export const signedOutTabs: Translation<typeof texts> = {
  'pay-premium': 'Inicie sesión para ver quién cobra su prima y cómo pagarla.',
  coverage: 'Inicie sesión para ver sus planes y quién está cubierto.',
  'claims-and-spending': 'Inicie sesión para ver sus reclamos y sus cuentas de gastos.',
  claims: 'Inicie sesión para ver sus reclamos, lo que pagó el plan y lo que usted podría deber.',
  spending: 'Inicie sesión para ver sus cuentas de gastos.',
  'find-a-doctor': 'Inicie sesión para buscar médicos con su plan.',
  prescriptions: 'Inicie sesión para ver su plan de medicamentos.',
  wellness: 'Inicie sesión para ver los programas de bienestar de su cobertura.',
  'forms-and-resources': 'Inicie sesión para ver formularios y guías para miembros.',
  'open.coverage': 'Lea cómo funciona la cobertura, sin iniciar sesión',
  'open.explanation-of-benefits': 'Lea cómo entender un reclamo, sin iniciar sesión',
  'open.spending-accounts': 'Lea sobre las cuentas de gastos, sin iniciar sesión',
  'open.find-care': 'Busque atención sin iniciar sesión',
  'open.prescription-drugs': 'Lea sobre los medicamentos recetados, sin iniciar sesión',
  'open.forms-and-resources': 'Vea formularios y recursos sin iniciar sesión',
};
