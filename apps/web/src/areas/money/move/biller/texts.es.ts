import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos para pagar una factura: a quién y con qué número de cuenta. */
export const texts = {
  titles: { page: 'Pagar una factura' },
  text: 'Elige quién envió la factura. Tu pago va directo a esa empresa y recibes su número de referencia.',
  search: 'Nombre de la empresa',
  billers: 'Empresas',
  none: 'No encontramos la empresa',
  noneText:
    'Prueba con parte del nombre, como aparece en la factura. Solo se puede pagar a las empresas de nuestra red.',
  failed: 'No pudimos cargar las empresas',
  failedText: 'Tu dinero no se ve afectado. Inténtalo de nuevo en un momento.',
  offlineText: 'Conéctate a internet para elegir a quién pagar.',
  fast: 'en una hora o el siguiente día hábil',
  nextDay: 'el siguiente día hábil',
  account: 'Número de cuenta de la factura',
  accountHint: 'Por ejemplo {example}. Los espacios y guiones no importan.',
  zip: 'Código postal de la factura',
  zipHint: 'Esta empresa distingue así a sus clientes.',
  add: 'Agregar esta cuenta',
  adding: 'Agregando…',
  added: 'Se agregó {name}. Te enviamos un aviso.',
  notAdded: 'No se agregó la cuenta',
  proof: 'Estás agregando un destino para tu pago, así que confirmamos que eres tú.',
  problems: {
    Required: 'Escribe el número de cuenta.',
    withLetters:
      'Aquí tiene de {least} a {most} letras y números, por ejemplo {example}. Cópialo de la factura.',
    digitsOnly: 'Aquí tiene de {least} a {most} números, por ejemplo {example}. Cópialo de la factura.',
    InstrumentExists: 'Esta cuenta ya está en tu lista.',
    ZipRequired: 'Escribe el código postal.',
    InvalidZip: 'Escribe los cuatro o cinco dígitos del código postal.',
  },
} as const satisfies Translation<typeof english>;
