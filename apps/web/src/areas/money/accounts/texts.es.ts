import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de las cuentas y tarjetas a las que va el dinero. */
export const texts = {
  titles: {
    list: 'A dónde va tu dinero',
    account: 'Detalles de la cuenta',
    add: 'Agregar una cuenta',
    bank: 'Agregar una cuenta bancaria',
  },
  list: {
    add: 'Agregar una cuenta',
    failed: 'No pudimos cargar tus cuentas',
    failedText: 'No ha cambiado nada. Inténtalo de nuevo en un momento.',
    offlineText: 'No ha cambiado nada. Conéctate e inténtalo de nuevo.',
    emptyTitle: 'Todavía no hay cuentas ni tarjetas',
    empty: 'Agrega una cuenta bancaria para recibir tu pago ahí.',
  },
  condition: {
    default: 'Predeterminada',
    usable: 'Lista',
    checking: 'En verificación',
    amountsDue: 'Escribe los montos',
    amountsExpired: 'Sin verificar',
    amountsLocked: 'Sin verificar',
    depositsReturned: 'Cuenta no encontrada',
    linkExpired: 'Inicia sesión de nuevo',
    closed: 'Cerrada',
  },
  explain: {
    checking: 'Estamos verificando esta cuenta. Podrás usarla cuando terminemos.',
    depositsUnderway:
      'Enviamos dos depósitos pequeños, de menos de $1 cada uno. Llegan a más tardar el {{when}}. Después vuelve y escribe sus montos.',
    amountsDue:
      'Busca dos depósitos pequeños nuestros en tu estado de cuenta y escribe aquí sus montos hasta el {{until}}. Ese dinero es tuyo.',
    amountsExpired:
      'Los montos no se escribieron a tiempo. Pide dos depósitos nuevos para verificar la cuenta.',
    amountsLocked:
      'Los montos no coincidieron tres veces, así que esta cuenta ya no se puede verificar. Quítala y agrégala de nuevo.',
    depositsReturned:
      'El banco devolvió nuestros depósitos porque no reconoce esta cuenta. Revisa los números, quítala y agrégala de nuevo.',
    linkExpired: 'La conexión con tu banco venció. Inicia sesión en tu banco de nuevo para usar esta cuenta.',
    closed: 'El banco devolvió una transferencia porque esta cuenta está cerrada. Ya no se envía nada ahí.',
  },
  accountType: {
    PersonalChecking: 'Corriente personal',
    PersonalSaving: 'Ahorros personal',
    BusinessChecking: 'Corriente de negocio',
    BusinessSaving: 'Ahorros de negocio',
  },
  account: {
    type: 'Tipo',
    speeds: 'Rapidez',
    makeDefault: 'Usar como predeterminada',
    isDefault: 'Se elige primero cada vez que recibes dinero.',
    working: 'Un momento…',
    transfers: 'Ver sus transferencias',
    goOn: 'Volver a recibir dinero',
    failed: 'No se pudo hacer',
    proof: 'Estás cambiando a dónde puede ir tu pago, así que confirmamos que eres tú.',
    missingTitle: 'No encontramos esta cuenta',
    missing: 'Quizá la quitaste. Todas están en la lista.',
    seeAll: 'Ver tus cuentas',
  },
  notProved: 'Todavía no ha cambiado nada. Escribe el código que te enviamos para continuar.',
  amounts: {
    first: 'Primer depósito, en centavos',
    second: 'Segundo depósito, en centavos',
    Required: 'Escribe el monto de este depósito.',
    DepositNotValid: 'Escribe centavos de 1 a 99.',
    wrong_one: 'Esos no son los montos. Puedes intentarlo {{count}} vez más.',
    wrong_many: 'Esos no son los montos. Puedes intentarlo {{count}} veces más.',
    wrong_other: 'Esos no son los montos. Puedes intentarlo {{count}} veces más.',
    failed: 'La cuenta todavía no está verificada',
    verify: 'Verificar esta cuenta',
    sendAgain: 'Enviar dos depósitos nuevos',
  },
  remove: {
    label: 'Quitar',
    title: '¿Quitar {{name}}?',
    text: 'Se detienen las transferencias periódicas que van ahí. Lo que ya está en camino llega.',
    yes: 'Quitarla',
    keep: 'Conservarla',
  },
  done: {
    makeDefault: '{{name}} es ahora la predeterminada.',
    delete: 'Se quitó {{name}}.',
    sendDeposits: 'Dos depósitos nuevos están en camino.',
    verify: '{{name}} está verificada. Tu pago ya puede ir ahí.',
  },
  add: {
    text: 'Tiene que ser una cuenta tuya. Nunca sacamos dinero de ella.',
    byHand: 'Con número de cuenta y de ruta',
    byHandText: 'Se verifica con dos depósitos pequeños; tarda de 1 a 3 días hábiles',
  },
  bank: {
    text: 'Ambos números están en un cheque y en la aplicación de tu banco.',
    routing: 'Número de ruta',
    routingHint: {
      US: 'Nueve dígitos',
      CA: 'Nueve dígitos: 0, tres de la institución y cinco de la sucursal',
    },
    bankName: 'Es {{name}}',
    account: 'Número de cuenta',
    again: 'Número de cuenta, otra vez',
    type: 'Tipo de cuenta',
    add: 'Agregar esta cuenta',
    adding: 'Agregando…',
    added: 'Se agregó la cuenta. Te enviamos un aviso.',
    failed: 'No se agregó la cuenta',
    proof: 'Estás agregando un destino para tu pago, así que confirmamos que eres tú.',
  },
  problems: {
    routingMissing: 'Escribe el número de ruta.',
    RoutingNumberNotValid: 'Ese no es el número de ruta de un banco. Revisa sus nueve dígitos.',
    accountMissing: 'Escribe el número de cuenta.',
    AccountNumberNotValid: 'Un número de cuenta tiene de 4 a 17 dígitos.',
    InstrumentExists: 'Esta cuenta ya está en tu lista.',
    againMissing: 'Escribe otra vez el número de cuenta.',
    AccountNumberMismatch: 'Los dos números de cuenta son distintos. Revisa ambos.',
  },
} as const satisfies Translation<typeof english>;
