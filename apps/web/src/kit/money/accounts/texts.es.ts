import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos sobre cuentas y tarjetas que muestran varias pantallas. */
export const texts = {
  list: {
    failed: 'No pudimos cargar tus cuentas',
    failedText: 'No ha cambiado nada. Inténtalo de nuevo en un momento.',
    offlineText: 'No ha cambiado nada. Conéctate e inténtalo de nuevo.',
  },
  account: {
    seeAll: 'Ver tus cuentas',
    missingTitle: 'No encontramos esta cuenta',
    missing: 'Quizá la quitaste. Todas están en la lista.',
    linkAgain: 'Iniciar sesión en tu banco',
    confirmCard: 'Preguntar a mi banco',
  },
  bank: {
    routing: 'Número de ruta',
    routingHint: 'Nueve dígitos',
    transit: 'Número de sucursal (transit)',
    transitHint: 'Cinco dígitos; en un cheque, antes del número de institución',
    institution: 'Número de institución',
    institutionHint: 'Tres dígitos',
    bankName: 'Es {name}',
    account: 'Número de cuenta',
    proof: 'Estás agregando un destino para tu pago, así que confirmamos que eres tú.',
  },
  notProved: 'Todavía no ha cambiado nada. Escribe el código que te enviamos para continuar.',
  problems: {
    routingMissing: 'Escribe el número de ruta.',
    RoutingNumberNotValid: 'Ese no es el número de ruta de un banco. Revisa sus nueve dígitos.',
    transitMissing: 'Escribe el número de sucursal.',
    transitNotValid: 'Un número de sucursal tiene cinco dígitos.',
    institutionMissing: 'Escribe el número de institución.',
    institutionNotValid: 'Un número de institución tiene tres dígitos.',
    accountMissing: 'Escribe el número de cuenta.',
    AccountNumberNotValid: 'Un número de cuenta tiene de 4 a 17 dígitos.',
    InstrumentExists: 'Esta cuenta ya está en tu lista.',
    againMissing: 'Escribe otra vez el número de cuenta.',
    AccountNumberMismatch: 'Los dos números de cuenta son distintos. Revisa ambos.',
  },
  payName: {
    submit: 'Agregar este nombre',
    adding: 'Buscándolo…',
    added: 'Se agregó el nombre de pago. Te enviamos un aviso.',
    failed: 'No se agregó el nombre de pago',
    byNumbers: 'Agregar una cuenta bancaria con sus números',
    problems: {
      Required: 'Escribe tu nombre de pago.',
      PayNameNotValid: 'Un nombre de pago lleva tu nombre, un signo de más y la app, como maya.torres+venmo.',
      PayNameNotFound: 'Nadie tiene este nombre de pago. Cópialo de la app a la que pertenece.',
      OtherService: 'Ese nombre de pago es de otra app. Los de PayPal terminan en +paypal.',
      InstrumentExists: 'Este nombre de pago ya está en tu lista.',
    },
  },
} as const satisfies Translation<typeof english>;
