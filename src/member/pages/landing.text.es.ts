import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './landing.text.ts';

export const landing: Translation<typeof texts> = {
  lead: '¿Qué le gustaría hacer?',
  costs: 'Reclamos y costos',
  care: 'Cobertura y atención',
  papers: 'Mensajes y documentos',
  you: 'Su cuenta',
  'claims/activitySummary': 'Vea cuánto debe y cómo va su plan',
  'claims/claimsAndPayments': 'Busque un reclamo, vea cuánto costó y páguelo',
  'claims/yearOfCosts': 'Lo que costó su atención cada mes, para sus impuestos o para planear',
  spendingSummary: 'Saldos y pagos de sus cuentas de gastos',
  ebill: 'Dónde pagar su prima',
  'claims/healthPlans': 'Sus planes, su tarjeta de miembro y los folletos de beneficios',
  finder: 'Médicos, hospitales y farmacias cerca de usted',
  prescriptions: 'Su cobertura de medicamentos y las farmacias',
  wellness: 'Programas para su salud',
  'claims/messageCenter': 'Lea lo que le enviamos',
  'claims/statementArchives': 'Descargue los estados de cuenta de este año y de años anteriores',
  'claims/educational-materials': 'Videos y artículos sobre sus beneficios',
  account: 'Su perfil, sus teléfonos y cómo recibe sus documentos',
  looks: 'Quién consultó su expediente',
  looksText: 'El personal y los agentes que abrieron sus páginas, y cuándo',
};
