import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './producer.text.ts';

export const producer: Translation<typeof texts> = {
  title: 'Para agentes y personal',
  signedOut: 'Para agentes, administradores de agencias y personal',
  signedOutText: 'Inicie sesión para elegir su agencia y su región, y para ver lo que usted puede hacer.',
  signIn: 'Iniciar sesión',
  staffOnly: 'Esta página es para agentes y personal',
  staffOnlyText: 'Sus reclamos y mensajes están en el área de miembros.',
  toMemberArea: 'Ir al área de miembros',
};
