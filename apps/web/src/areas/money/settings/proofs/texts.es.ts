import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

export const texts = {
  titles: { list: 'Lo que necesitamos de ti', one: 'Muéstranos tu recibo de pago' },
  deductions: 'Deducciones pendientes',
  hours: 'Horas sin informar',
  row: { deduction: 'Deducción de {amount}', hours: 'Horas de ese día' },
  status: { Needed: 'Falta', InReview: 'En revisión', Accepted: 'Aceptado', Refused: 'Envía otra vez' },
  emptyTitle: 'No necesitamos nada de ti',
  empty:
    'No hay deducciones pendientes ni faltan horas. Si trabajaste un día que no se cuenta, díselo a tu empleador o llama al {supportPhone} ({supportName}).',
  deducted: 'Lo que se descuenta de tu pago',
  deductedText:
    'Lo que recibes por adelantado se descuenta de tu pago, con sus comisiones. Nunca lo cobramos de tu cuenta bancaria.',
  deductedRow: {
    coming: 'Se descontarán {amount}',
    whole: 'Se descontaron {amount}',
    short:
      'Se descontaron {deducted} de {amount}. El pago no alcanzó, así que {rest} se descuentan del próximo.',
  },
  deductedStatus: { coming: 'Pendiente', whole: 'Liquidado', short: 'No alcanzó' },
  missingTitle: 'No encontramos esto',
  missing: 'Quizá ya está resuelto. Lo pendiente está en la lista.',
  seeAll: 'Ver lo que necesitamos',
  intro: {
    deduction:
      'Recibiste {amount} por adelantado y tu empleador no nos los envió después del día de pago, {date}. Envíanos el recibo de ese pago. Cuando veamos la deducción, el pago anticipado se abre otra vez.',
    hours:
      'Tu empleador no informó tus horas del {date}. Envíanos una hoja de horas o un recibo que las muestre y las sumaremos a tu saldo.',
  },
  stands: {
    InReview:
      'Tenemos tus archivos y los revisamos en un día hábil. Recibirás un mensaje de texto; no tienes que hacer nada más.',
    deduction: 'Vimos la deducción, así que ya no detiene nada.',
    hours:
      'Las horas se aceptaron y cuentan en tu saldo. Las de un período de pago que terminó llegan con tu próximo pago.',
    Refused: 'No pudimos aceptar lo que enviaste.',
  },
  refusal: {
    unreadable: 'No pudimos leerlo. Envía una foto nítida de toda la página, o el PDF.',
    otherPeriod: 'Es de otro día o período de pago. Envía el que incluye el {date}.',
    notYours: 'No muestra tu nombre. Envía uno con tu nombre y el de tu empleador.',
  },
  payBack: 'O devuélvelo desde tu banco',
  files: 'Tus archivos',
  filesHelp: 'Una foto, un escaneo o un PDF. En un teléfono puedes tomar una foto.',
  sent: 'Lo que enviaste',
  noFile: 'Primero elige un archivo.',
  send: 'Enviar a revisión',
  sending: 'Enviando…',
  someFailed: 'No se enviaron todos los archivos. Envía otra vez; lo que llegó no se envía dos veces.',
  done: 'Tenemos tus archivos. Los revisamos en un día hábil.',
  fileErrors: {
    offline: 'No se envió: no tienes conexión.',
    down: 'No se envió. Inténtalo de nuevo.',
    FileTypeRefused:
      'Este archivo no es lo que dice su nombre. Elige un PDF, un documento de Word o una foto.',
    DailyLimitReached: 'Enviaste todo lo que permite un día. Inténtalo mañana.',
    TooManyFiles: 'Puedes enviar 3 archivos por día. Quita este.',
    ProofNotOpen: 'Ya no esperamos archivos de ese día.',
  },
} as const satisfies Translation<typeof english>;
