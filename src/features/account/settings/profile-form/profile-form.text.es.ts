import { fieldHints } from '../../../../lib/fields/hints.text.es.ts';
import type { Translation } from '../../../../lib/text/i18n.ts';
import type { texts } from './profile-form.text.ts';

export const profileForm: Translation<typeof texts> = {
  nickName: 'Nombre que prefiere (opcional)',
  nickNameHint: 'Hasta 30 caracteres',
  email: 'Dirección de correo electrónico',
  emailHint: 'Ahí le enviamos una contraseña nueva si olvida la suya.',
  address: 'Dirección',
  addressHint: 'Una dirección necesita calle, ciudad, estado y código postal.',
  street: 'Calle y número',
  city: 'Ciudad',
  state: 'Estado',
  noState: 'Elija un estado',
  zipCode: 'Código postal',
  phones: 'Números de teléfono',
  phonesHint: `Todos son opcionales. ${fieldHints.phone}`,
  HOME: 'Teléfono de casa',
  BUS: 'Teléfono del trabajo',
  CELL: 'Teléfono celular',
  zipState: 'Este código postal no está en el estado que eligió. Revise los dos.',
  submit: 'Guardar su perfil',
  busy: 'Guardando su perfil',
  done: 'Guardamos su perfil',
  same: 'No ha cambiado nada en su perfil',
  failed: 'No pudimos guardar su perfil. Lo que escribió sigue aquí.',
  loading: 'Cargando su perfil',
  loadFailed: 'No pudimos cargar su perfil',
};
