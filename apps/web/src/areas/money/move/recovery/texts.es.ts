import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

export const texts = {
  titles: { page: 'Devuélvelo desde tu banco' },
  intro:
    'Recibiste esto por adelantado y no se dedujo de tu pago del {date}. Puedes devolverlo desde una cuenta que vinculaste en tu banco. El pago anticipado se abre de inmediato.',
  from: '¿Desde qué cuenta?',
  noneTitle: 'Nada que devolver',
  none: 'Todas las deducciones están resueltas o en revisión.',
  noAccount: 'No tienes una cuenta bancaria vinculada. Vincula una o envíanos tu recibo de pago.',
  link: 'Vincular una cuenta bancaria',
  choose: 'Elige una cuenta.',
  pay: 'Devolver {amount}',
  paying: 'Consultando a tu banco…',
  paid: 'Gracias. Tu cuenta bancaria pagó {amount} y no debes nada por el {date}.',
  home: 'Volver al inicio',
  instead: 'Mejor enviar mi recibo de pago',
  notPaid: 'No se devolvió nada',
  onItsWay: 'Tu banco aún no ha respondido',
  outcomes: {
    NotEligible:
      'No se puede pagar desde esta cuenta. Quizá ya está resuelto o la cuenta no está vinculada en su banco. No se movió dinero.',
    RecoveryFailed:
      'Tu banco lo rechazó y no se movió dinero. Revisa que haya suficiente en la cuenta o elige otra.',
    LimitReached:
      'Tu banco lo rechazó dos veces hoy. Inténtalo mañana, para que no te cobre por ello. No se movió dinero.',
    OnItsWay:
      'Ya le pedimos el dinero y puede tardar unos días. Te avisaremos por mensaje en cuanto llegue, o si tu banco lo rechaza. No tienes que hacer nada, y nunca se cobra dos veces.',
    BankLoginRequired: 'Tu banco pide que inicies sesión otra vez. No se movió dinero.',
  },
  signIn: 'Iniciar sesión en tu banco',
  unknownTitle: 'Todavía no sabemos si se hizo',
  unknown:
    'La conexión se cortó antes de la respuesta. Consultar no mueve dinero, y nunca se cobra dos veces.',
  check: 'Ver qué pasó',
  checking: 'Consultando…',
  stillOwed: 'Hasta ahora no se ha completado. Puedes enviarlo otra vez: se devuelve una sola vez.',
} as const satisfies Translation<typeof english>;
