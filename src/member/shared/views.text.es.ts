import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './views.text.ts';

export const views: Translation<typeof texts> = {
  landing: 'Inicio',
  payClaim: 'Pagar un reclamo',
  dental: 'Historial de procedimientos dentales',
  yearOfCosts: 'Su año de gastos de salud',
  password: 'Cambiar su contraseña',
  securityQuestion: 'Su pregunta de seguridad',
  spending: 'Cuentas de gastos',
  account: 'Configuración de la cuenta',
  payPremium: 'Pagar la prima',
  claimsAndSpending: 'Reclamos y gastos',
  findDoctor: 'Buscar un médico',
  prescriptions: 'Recetas',
  wellness: 'Bienestar',
};
