import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

export const texts = {
  titles: {
    number: 'Mi pago ahora',
    success: 'Cuenta lista',
    failed: 'Cuenta no agregada',
    added: 'Cuenta agregada',
  },
  message:
    'Escribe la cuenta o tarjeta de {creditUnion} en la que recibes tu pago. Hace falta para pagar la comisión del programa, que solo se cobra cuando recibes dinero.',
  saveFailed: 'No se agregó la cuenta',
  success: {
    skip: 'Ahora no',
    loadFailed: 'No pudimos cargar tus cuentas',
    loadFailedText: 'No ha cambiado nada. Inténtalo de nuevo en un momento.',
    offlineText: 'No ha cambiado nada. Conéctate e inténtalo de nuevo.',
    agree: 'Leí el acuerdo de la cooperativa y lo acepto',
    read: 'Leer el acuerdo',
    saveFailed: 'No pudimos guardar tu aceptación. Inténtalo de nuevo; tu cuenta está lista.',
    drawer: 'El acuerdo de la cooperativa',
    agreeDrawer: 'Acepto',
    position: 'Acuerdo {page} de {pages}',
    drawerFailed: 'No pudimos cargar el acuerdo',
    drawerFailedText: 'No has aceptado nada. Inténtalo de nuevo.',
  },
  added: {
    title: 'Gracias por agregar tu cuenta',
    text: 'Un último paso: estos acuerdos se aplican a tu pago y a esta cuenta.',
    open: 'Leer: {title}',
    agree: 'Leí los tres y los acepto',
    continue: 'Continuar',
    saving: 'Guardando…',
    saveFailed: 'No pudimos guardar tu aceptación',
    loadFailed: 'No pudimos cargar los acuerdos',
    loadFailedText: 'No has aceptado nada y tu cuenta sigue lista. Inténtalo de nuevo.',
    offlineText: 'Tu cuenta sigue lista. Conéctate e inténtalo de nuevo.',
  },
} as const satisfies Translation<typeof english>;
