import type { Translation } from '../lib/text/i18n.ts';
import type { texts } from './password-requirements.text.ts';

export const passwordRequirements: Translation<typeof texts> = {
  show: 'Mostrar lo que escribo',
  rules: 'Debe tener',
  length: 'Al menos {least} caracteres',
  upperCase: 'Una letra mayúscula',
  lowerCase: 'Una letra minúscula',
  digit: 'Un número',
  special: 'Un carácter especial, como ! o #',
  allowed: 'Ni espacios ni letras con acento, y ninguno de estos: {excluded}',
  met: 'listo:',
  unmet: 'falta:',
  progress: '{met} de {all} listos',
  missing: '{met} de {all} listos. Falta: {list}',
};
