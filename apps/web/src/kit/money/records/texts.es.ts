import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de un envío: su comprobante, su recorrido y cómo cancelarlo. */
export const texts = {
  receipt: {
    done: 'Listo',
    pdf: 'Guardar como PDF',
    saving: 'Guardando…',
    share: 'Compartir',
    summary: '{brand}: {amount} a {to}, solicitado el {when}. Transacción {id}.',
    pending: 'Puedes ver cómo va en tu lista de transferencias cuando quieras.',
    settled: {
      account: 'Ya está en tu cuenta.',
      cash: 'Ya te lo entregaron.',
      gift: 'Su código está listo.',
      bill: '{to} ya lo registró.',
    },
    partly: {
      account: '{arrived} ya están en tu cuenta.',
      cash: 'Te entregaron {arrived}.',
      gift: 'El código vale {arrived}.',
      bill: '{to} registró {arrived}.',
    },
    rest: 'Los otros {back}, con la comisión si la hubo, volvieron a tu saldo.',
    restLate:
      'Los otros {back}, con la comisión si la hubo, llegan con tu pago del {payday}, porque su período de pago ya cerró.',
    held: 'La estamos revisando antes de enviarla. Tarda un día como máximo y no tienes que hacer nada. Si no terminamos a tiempo, todo vuelve.',
    failed: 'Tienes {amount} de vuelta en tu saldo.',
    reversed: 'No se descontó nada. Tienes {amount} de vuelta en tu saldo.',
    returning: 'Su período de pago ya cerró, así que {amount} llegan con tu pago del {payday}.',
    missingTitle: 'No encontramos esta transferencia',
    missingText: 'Puede que el enlace sea viejo. Todas tus transferencias están en la lista.',
  },
  pdf: {
    title: 'Recibo de {amount}',
    status: 'Estado',
    amount: 'Monto',
    holder: 'Titular',
    employer: 'Empleador',
    currency: 'Moneda',
    what: 'Concepto',
    transfer: 'Transferencia',
    cameBack: 'Se te devolvió',
  },
  returned: {
    CardDeclined: 'El banco de tu tarjeta la rechazó.',
    BankAccountClosed: 'El banco la devolvió porque la cuenta está cerrada.',
    InsufficientFunds:
      'El banco la devolvió porque no tenía cobertura en el camino. Puedes enviarla otra vez.',
    NoSuchAccount:
      'El banco la devolvió porque no tiene ninguna cuenta con ese número. Revisa el número o elige otra cuenta.',
    NotAuthorized:
      'El banco la devolvió porque su cliente no la autorizó. Llama a tu banco antes de enviar ahí de nuevo.',
    AccountFrozen: 'El banco la devolvió porque la cuenta está bloqueada. Tu banco puede decirte por qué.',
    RefusedByBank: 'El banco la rechazó.',
    ManualAuthExpired: 'No pudimos revisarla a tiempo y no se envió.',
    VoucherExpired: 'Nadie recogió el efectivo a tiempo.',
    GiftCardsNotAvailable:
      'Amazon no emite tarjetas de regalo en este momento. Elige otro destino o inténtalo más tarde.',
    GiftCodeNotIssued: 'Amazon no emitió el código. Inténtalo de nuevo o elige otro destino.',
    BillerRefused: 'La empresa no lo aceptó. Pregúntale si recibe pagos para tu cuenta.',
    BillerAccountUnknown:
      'La empresa no tiene ninguna cuenta con ese número. Revisa la factura y agrega la empresa de nuevo con el número correcto.',
    BillerSentBack:
      'La empresa la devolvió porque no correspondía a ninguna factura. Llámala antes de pagar otra vez.',
    ProductCardNotOpen:
      'Tu tarjeta no recibe depósitos: puede estar bloqueada o cerrada. Revisa la tarjeta o elige otro destino.',
    other: 'El banco la devolvió.',
  },
  fee: {
    waived: 'Tu tarjeta no aceptó la comisión, así que no la debes.',
    goesBack: 'Tu tarjeta pagó la comisión de {fee}. Se le está devolviendo.',
    none: 'No pagas ninguna comisión.',
  },
  email: {
    action: 'Enviar el recibo por correo',
    sending: 'Enviando…',
    sent: 'Recibo enviado a {address}',
    failed: 'No pudimos enviar el recibo. Inténtalo de nuevo.',
  },
  track: {
    title: 'Dónde está',
    requested: 'Solicitada',
    held: 'En revisión',
    sent: { ahead: 'Sale', behind: 'Enviada' },
    accepted: {
      Bank: 'En el banco',
      Card: 'En el banco de la tarjeta',
      CashPickup: 'Efectivo listo',
      Amazon: 'En Amazon',
      BillPayment: 'En la empresa',
    },
    arrived: {
      ahead: {
        Bank: 'Llega',
        Card: 'Llega',
        CashPickup: 'Efectivo retirado',
        Amazon: 'Código emitido',
        BillPayment: 'Pago registrado',
      },
      behind: {
        Bank: 'Llegó',
        Card: 'Llegó',
        CashPickup: 'Efectivo retirado',
        Amazon: 'Código emitido',
        BillPayment: 'Pago registrado',
      },
    },
    promised: 'Prometida: {when}.',
    planned: 'Prevista: {when}.',
    first: 'Al principio dijimos {when}.',
    late: {
      sent: 'Salió más tarde de lo previsto; por eso llega más tarde.',
      checked: 'La revisamos antes de enviarla; por eso llega más tarde.',
    },
    overdue: {
      sent: 'Ya debería haber salido. Seguimos intentándolo y te avisaremos del nuevo día.',
      arrived: 'Ya debería haber llegado. O llega, o el dinero vuelve a ti.',
    },
    part: 'Llegaron {arrived} de {amount}.',
  },
  detail: {
    title: 'Detalles de la transferencia',
    agreements: 'Lo que aceptaste',
    showGiftCode: 'Mostrar el código de regalo',
    billerReference: 'Referencia de {name}',
    started: 'Solicitada',
    carried:
      'Tu pago del {payday} no alcanzó para todo lo que recibiste por adelantado. {amount} de esta transferencia se descuentan de tu próximo pago{next}. Nunca lo cobramos de tu cuenta bancaria.',
    carriedNext: ', {payday}',
    failedText: 'El monto y la comisión, si la hubo, están de vuelta en tu saldo.',
    cancel: 'Cancelar esta transferencia',
    cancelHint: 'Puedes cancelarla gratis mientras no haya salido.',
    cancelTitle: '¿Cancelar esta transferencia?',
    cancelText: 'Es gratis. Enseguida tendrás {amount} de vuelta en tu saldo disponible.',
    cancelTextLate:
      'Es gratis. Su período de pago ya cerró, así que {amount} no vuelven a tu saldo: llegan con tu pago del {payday}.',
    cancelYes: 'Cancelar transferencia',
    cancelNo: 'Mantenerla',
    canceling: 'Cancelando…',
    canceled: 'Cancelada. Tienes {amount} de vuelta en tu saldo.',
    canceledLate: 'Cancelada. {amount} llegan con tu pago del {payday}.',
    tooLate: 'Ya salió, así que no se puede cancelar.',
    tooLateRead: 'Entendido',
    cancelFailed: 'No pudimos cancelarla. Inténtalo de nuevo en un momento.',
    cancelLost: 'La conexión se cortó. Revisa el estado de arriba antes de intentarlo de nuevo.',
  },
  earnings: {
    failed: 'A tu dinero no le ha pasado nada. Inténtalo de nuevo en un momento.',
    offline: 'Conéctate a internet e inténtalo de nuevo.',
  },
} as const satisfies Translation<typeof english>;
