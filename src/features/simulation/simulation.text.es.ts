import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './simulation.text.ts';

export const simulation: Translation<typeof texts> = {
  heading: 'Actuar en nombre de un miembro',
  lead: 'Usted ve el portal como lo ve el miembro, en una ventana aparte. Allí no puede cambiar nada.',
  logonId: 'Nombre de usuario del miembro',
  reason: 'Motivo',
  reasonHint: 'El miembro puede leerlo en la lista de quienes abrieron su cuenta. No dé detalles de salud.',
  reasonShort: 'Escriba un motivo de al menos {count} caracteres',
  unknown: 'Ningún miembro tiene este nombre de usuario',
  submit: 'Abrir el portal del miembro',
  busy: 'Abriendo',
  opened: 'El portal de {name} está abierto en otra ventana. Cierre la sesión allí cuando termine.',
  blocked: 'Su navegador no abrió la ventana.',
  open: 'Abrirla ahora',
  clientHeading: 'Abrir el portal de {name}',
  clientLead: 'Verá el portal como lo ve el cliente, en una ventana aparte. Allí no puede cambiar nada.',
  clientReasonHint:
    'El cliente puede leerlo en la lista de quienes abrieron su cuenta. No dé detalles de salud.',
  clientOpen: 'Abrir el portal',
  clientCancel: 'Cancelar',
  clientForbidden: 'Usted no tiene permiso para abrir el portal de este cliente. No lo abrimos.',
  clientMissing: 'Este cliente no tiene una cuenta del portal. No se abrió nada.',
  clientFailed: 'No pudimos abrir el portal. Inténtelo de nuevo en un momento.',
  reference: 'Referencia {reference}',
  openedBy: '{name}, {agency}',
};
