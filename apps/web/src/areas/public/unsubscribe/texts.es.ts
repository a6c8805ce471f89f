import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de la página que abre el enlace de una invitación. */
export const texts = {
  titles: { page: 'Cancelar invitaciones' },
  offered: {
    title: 'Deja de recibir invitaciones',
    email: 'Recibes correos que te invitan a {brand}. Si cancelas la suscripción, no llegará ninguno más.',
    text: 'Recibes mensajes de texto que te invitan a {brand}. Si cancelas la suscripción, no llegará ninguno más.',
    any: 'Recibes invitaciones a {brand}. Si cancelas la suscripción, no llegará ninguna más.',
    name: 'Están dirigidas a {name}.',
    account: 'Los mensajes sobre una cuenta que tengas con nosotros seguirán llegando.',
    do: 'Cancelar suscripción',
  },
  confirm: {
    title: 'Confirmación',
    text: '¿Seguro que quieres cancelar la suscripción?',
    yes: 'Sí, cancelarla',
    no: 'Volver',
    working: 'Cancelando la suscripción…',
    notDone: 'Tu suscripción aún no se canceló',
  },
  done: {
    title: 'Suscripción cancelada',
    email: 'No te enviaremos más invitaciones por correo.',
    text: 'No te enviaremos más invitaciones por mensaje de texto.',
    any: 'No te enviaremos más invitaciones.',
  },
  already: {
    title: 'Tu suscripción ya estaba cancelada',
    text: 'Ya no llegan invitaciones. No tienes que hacer nada más.',
  },
  failed: {
    title: 'Este enlace no funciona',
    text: 'Algo salió mal. Comunícate con atención al cliente.',
  },
  fault: {
    title: 'Tu suscripción aún no se canceló',
    text: 'El problema es nuestro. Inténtalo de nuevo en un momento, o llámanos y lo haremos por ti.',
  },
  load: {
    title: 'No pudimos buscar tu invitación',
    text: 'Nada ha cambiado. Inténtalo de nuevo en un momento.',
    offline: 'Conéctate a internet para cancelar la suscripción.',
  },
  toasts: {
    EmailUnsubscribed: '¡Cancelaste las invitaciones por correo!',
    TextUnsubscribed: '¡Cancelaste las invitaciones por texto!',
    EmailAlready: '¡Las invitaciones por correo ya estaban canceladas!',
    TextAlready: '¡Las invitaciones por texto ya estaban canceladas!',
    UnknownToken: 'El enlace no es válido. Usa el de tu invitación.',
    Fault: 'Ocurrió un error. Comunícate con el administrador.',
    Disabled: 'Esta función está desactivada. Comunícate con el administrador.',
  },
  advance: 'Ir a {brand}',
} satisfies Translation<typeof english>;
