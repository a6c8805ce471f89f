import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Spanish, as it is spoken in the United States. */
export const texts = {
  InBufferDays: 'Se está preparando la nómina',
  InBufferDaysText:
    'Mientras tanto, el pago anticipado está cerrado. Se abre otra vez el día de pago ({payday}).',
  ParallelNotAllowed: 'Una transferencia sigue en camino',
  ParallelNotAllowedText: 'Podrás recibir más cuando llegue{on}.',
  MaxConcurrentTransaction: 'Varias transferencias siguen en camino',
  MaxConcurrentTransactionText: 'Podrás recibir más cuando llegue una de ellas{on}.',
  FundsNotAvailable: 'Se agotó el dinero de tu empleador para pagos anticipados',
  FundsNotAvailableText:
    'Se repone el próximo día de pago{on}, o en cuanto tu empleador agregue más. Lo que ya ganaste está a salvo y llega el día de pago ({payday}).',
  DailyLimitExceeded: 'Es todo por hoy',
  DailyLimitExceededText: 'Llegaste a tu límite de {dailyLimit} por día. Mañana podrás recibir más.',
  MaxTransactionPerPayperiodReached: 'No más transferencias en este período',
  MaxTransactionPerPayperiodReachedText:
    'Hiciste todas las que permite un período de pago. Lo que queda llega el día de pago ({payday}) y en el próximo período podrás hacer más{from}.',
  MaxTransactionsPerDay: 'No más transferencias por hoy',
  MaxTransactionsPerDayText: 'Hiciste todas las que permite un día. Mañana podrás hacer la siguiente.',
  MaxTransactionsPerQuarterReached: 'No más transferencias este trimestre',
  MaxTransactionsPerQuarterReachedText:
    'Hiciste todas las que permiten tres meses. Podrás hacer más el próximo trimestre{from}; hasta entonces tu pago llega el día de pago ({payday}).',
  MaxTransactionsWeeklyReached: 'No más transferencias esta semana',
  MaxTransactionsWeeklyReachedText:
    'Hiciste todas las que permite una semana. Podrás hacer la siguiente la próxima semana{from}.',
  EWADeactivated: 'Tu pago anticipado está desactivado',
  EWADeactivatedText:
    'Llama al {supportPhone} ({supportName}) para activarlo otra vez. Hasta entonces tu pago llega el día de pago ({payday}).',
  MaxedOut: 'Ya recibiste todo lo que puedes por ahora',
  MaxedOutText: 'Habrá más cuando tu empleador envíe tus próximas horas{around}.',
  MaxedOutDaily: 'Ya recibiste todo lo que puedes hoy',
  MaxedOutDailyText: 'Un día permite hasta {dailyLimit}. Mañana podrás recibir más.',
  MaxedOutWeekly: 'Ya recibiste todo lo que puedes esta semana',
  MaxedOutWeeklyText:
    'La próxima semana podrás recibir más{from}. Lo que quede llega el día de pago ({payday}).',
  MaxedOutPayPeriod: 'Ya recibiste todo lo que puedes este período',
  MaxedOutPayPeriodText:
    'Lo que queda llega el día de pago ({payday}). En el próximo período podrás recibir más{from}.',
  MaxedOutQuarter: 'Ya recibiste todo lo que puedes este trimestre',
  MaxedOutQuarterText:
    'El próximo trimestre podrás recibir más{from}. Hasta entonces tu pago llega el día de pago ({payday}).',
  ServicesPaused: 'El pago anticipado está en pausa',
  ServicesPausedText:
    'Lo pausamos para todos y lo abriremos en cuanto podamos. Lo que ya ganaste está a salvo y llega el día de pago ({payday}).',
  EmployerPaused: 'Tu empleador pausó el pago anticipado',
  EmployerPausedText:
    'Tu empleador decide cuándo se abre otra vez. Lo que ya ganaste está a salvo y llega el día de pago ({payday}).',
  Maintenance: 'Estamos dando mantenimiento al pago anticipado',
  MaintenanceText:
    'Se abre otra vez por sí solo en cuanto terminemos. Lo que ya ganaste está a salvo y llega el día de pago ({payday}).',
  NoEarnings: 'Todavía no hay horas en este período',
  NoEarningsText: 'Tu saldo empieza cuando tu empleador envíe tus primeras horas{around}.',
  BelowMinimumAmount: 'Todavía no alcanza para una transferencia',
  BelowMinimumAmountText: 'Se suma más cuando tu empleador envíe tus próximas horas{around}.',
  PayPeriodClosing: 'Este período de pago se está cerrando',
  PayPeriodClosingText:
    'Se están contando sus horas para el día de pago ({payday}). El pago anticipado se abre con las primeras horas del próximo{from}.',
  PayrollRunning: 'La nómina está en proceso',
  PayrollRunningText:
    'Tu empleador está calculando tu pago. El pago anticipado se abre otra vez el día de pago ({payday}).',
  DeductionNotCleared: 'Tu último pago aún no está liquidado',
  DeductionNotClearedText:
    '{missed}El pago anticipado se abre cuando eso quede saldado. Si tarda más de unos días: {supportName}, {supportPhone}.',
  NoInstrument: 'No hay una cuenta a dónde enviar el dinero',
  NoInstrumentText:
    'El pago anticipado se abre con tu primera cuenta o tarjeta. Agregarla toma unos minutos.',
  InstrumentNotVerified: 'Primero hay que verificar tu cuenta o tarjeta',
  InstrumentNotVerifiedText:
    'El pago anticipado se abre cuando esté verificada. En tus cuentas verás qué falta.',
  InstrumentDisconnected: 'Tu cuenta bancaria está desconectada',
  InstrumentDisconnectedText:
    'Tu banco ya no nos permite enviar ahí. Conéctala otra vez en tus cuentas y el pago anticipado se abrirá.',
  ContractNotAccepted: 'Falta un acuerdo',
  ContractNotAcceptedText:
    'El pago anticipado se abre en cuanto lo leas y lo aceptes. Si sigue cerrado, llama a {supportName} al {supportPhone}.',
  StateNotSupported: 'El pago anticipado no se ofrece donde vives',
  StateNotSupportedText:
    'Si te mudaste, llama al {supportPhone} ({supportName}) y es posible que se abra. Tu pago llega el día de pago ({payday}).',
  UserSuspended: 'Tu pago anticipado está retenido',
  UserSuspendedText:
    'Llama al {supportPhone} ({supportName}) y lo vemos juntos. Tu pago llega el día de pago ({payday}).',
  UserTerminated: 'El pago anticipado terminó con este empleo',
  UserTerminatedText:
    'Lo que ya ganaste llega con tu último pago ({payday}). Se abre otra vez con un nuevo empleador que lo ofrezca.',
  Unknown: 'Esta cuenta no tiene pago anticipado',
  UnknownText: 'Llama al {supportPhone} ({supportName}) y lo vemos juntos.',
  payday: 'el próximo',
  proof: { deduction: 'Muéstranos tu recibo de pago', hours: '¿Faltan horas?' },
  missed: 'Recibiste {amount} por adelantado que no se descontaron de tu pago. ',
  on: ', el {day}',
  orOn: ', o hasta el {day}',
  from: ', a partir del {day}',
  agreement: 'Leer y aceptar',
  own: {
    pause: 'Pusiste en pausa el pago anticipado',
    pauseText: 'No se puede recibir nada ni se hacen transferencias periódicas hasta que lo reanudes{orOn}.',
    closing: 'Tu cuenta se está cerrando',
    closingText:
      'Se cerrará por sí sola cuando termine lo que sigue en curso. Hasta entonces no se envía dinero y puedes conservar tu cuenta.',
    service: 'Pausar o cerrar',
    dayLimit: 'Llegaste a tu propio límite de hoy',
    dayLimitText: 'Elegiste recibir como máximo {most} por día. Mañana podrás recibir más.',
    payPeriodLimit: 'Llegaste a tu propio límite de este período',
    payPeriodLimitText:
      'Elegiste recibir como máximo {most} por período de pago. Podrás recibir más en el siguiente{from}.',
    limits: 'Ver tus propios límites',
  },
  why: {
    owed: 'Lo que ganas ahora se destina a lo que debes',
    owedText:
      'De lo que recibiste por adelantado quedaron {amount} por descontar de tu último pago. Se descuentan del próximo{on}, y lo que ganes por encima de eso lo puedes recibir.',
    limit: 'Puedes recibir hasta {limit} de lo que ganaste hasta ahora.',
    limitTaken:
      'Puedes recibir hasta {limit} de lo que ganaste hasta ahora. De eso ya recibiste {taken}, con comisiones.',
    earned: 'Lo que ganaste hasta ahora, menos impuestos y deducciones.',
    earnedTaken:
      'Lo que ganaste hasta ahora, menos impuestos, deducciones y {taken} ya recibidos, con comisiones.',
  },
  left: {
    dayLimit: 'El límite que te pusiste te deja {left} hoy. Mañana podrás recibir más.',
    payPeriodLimit:
      'El límite que te pusiste te deja {left} en este período. Podrás recibir más en el siguiente{from}.',
    FundsNotAvailable:
      'A tu empleador le quedan {left} para pagos anticipados. Se reponen el próximo día de pago{on}.',
    MaxedOutDaily: 'Hoy puedes recibir {left} más, y mañana otra vez.',
    MaxedOutWeekly: 'Esta semana puedes recibir {left} más, y la próxima otra vez{from}.',
    MaxedOutPayPeriod: 'En este período puedes recibir {left} más, y en el próximo otra vez{from}.',
    MaxedOutQuarter: 'Este trimestre puedes recibir {left} más, y el próximo otra vez{from}.',
    other: 'Por ahora puedes recibir {left} más.',
  },
} as const satisfies Translation<typeof english>;
