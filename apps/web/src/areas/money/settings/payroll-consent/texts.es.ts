import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos del consentimiento que pide un proveedor de nómina. */
export const texts = {
  titles: { page: 'Déjanos ver tus horas', stands: 'Compartes tus horas' },
  provider: 'tu proveedor de nómina',
  why: {
    Due: 'Quien calcula tu pago es {provider}. Solo nos informa tus horas si lo permites, y sin ellas no podemos adelantarte nada.',
    Declined:
      'No has permitido que {provider} nos informe tus horas. Las conocemos hasta el {day}; de lo posterior no podemos adelantarte nada.',
    Expired:
      'Terminó el permiso que diste a {provider}. Conocemos tus horas hasta el {day}; de lo posterior no podemos adelantarte nada hasta que lo permitas de nuevo.',
  },
  read: {
    title: 'Lo que permites',
    hours: 'Tus horas',
    hoursText: 'Cuándo trabajaste y cuánto tiempo',
    pay: 'Tu pago',
    payText: 'Lo que ganaste y lo que se te retiene',
    paydays: 'Tus días de pago',
    paydaysText: 'Para saber cuándo te pagan',
    never: 'Nada más',
    neverText: 'Ni tu cuenta bancaria, ni tus impuestos, ni tu contraseña',
  },
  without:
    'Tú decides. Lo que ya puedes recibir sigue siendo tuyo, y puedes retirar el permiso cuando quieras.',
  go: 'Continuar a {provider}',
  goFailed: 'No pudimos abrir la página de tu proveedor de nómina',
  outcome: {
    Declined: 'No lo permitiste, así que no cambió nada. Puedes permitirlo cuando quieras.',
    Cancelled: 'Saliste de la página de {provider}, así que no cambió nada.',
    OtherPerson:
      'Otra persona inició sesión en {provider}, así que no cambió nada. Inicia sesión ahí con tu propio usuario.',
    Expired: 'Pasó demasiado tiempo, así que no cambió nada. Abre de nuevo la página de {provider}.',
  },
  checking: 'Consultando…',
  checkAgain: 'Consultar de nuevo',
  checkFailed: 'No pudimos consultar a tu proveedor de nómina',
  grantedTitle: 'Gracias',
  granted: 'Tus horas están al día, y ya aparece lo que ganaste desde entonces.',
  stands: '{provider} nos informa tus horas hasta el {day}. Después te preguntaremos de nuevo.',
  home: 'Volver al inicio',
  notNeededTitle: 'No hay nada que hacer',
  notNeeded: 'Tu empleador nos informa tus horas directamente.',
  failed: 'No pudimos cargar esto',
  failedText: 'No ha cambiado nada. Inténtalo de nuevo en un momento.',
  offlineText: 'No ha cambiado nada. Conéctate e inténtalo de nuevo.',
} as const satisfies Translation<typeof english>;
