import type { MoneyReason, SkipReason } from './reasons.ts';

/** Por qué no se mueve el dinero, en una o dos frases. */
export const says = {
  InvalidAmount: 'Este monto no se puede enviar.',
  FundsNotAvailable: 'No hay nada disponible por ahora.',
  FundsAmountExceeds: 'Es más de lo que tienes disponible ahora.',
  DailyLimitExceeded: 'Eso supera tu límite de hoy.',
  PausedByYou: 'Pusiste en pausa el pago anticipado. Puedes reanudarlo en tu página de inicio.',
  ClosingByYou:
    'Pediste cerrar tu cuenta y por eso ya no se envía dinero. Puedes conservarla en tu página de inicio.',
  OwnLimitExceeded: 'Eso supera el límite que te pusiste.',
  ParallelNotAllowed: 'Otra transferencia sigue en camino. Inténtalo de nuevo cuando llegue.',
  EWAServicesArePaused:
    'El pago anticipado está en pausa por ahora. Lo que ya ganaste está a salvo y llega el día de pago.',
  AccessNotAvailable:
    'El pago anticipado no está abierto para ti ahora. Tu página de inicio dice por qué y cuándo cambia.',
  PreviewExpired: 'Estos datos ya no están al día. Revisa los nuevos.',
  PreviewUsed: 'Esta transferencia ya se hizo. Está en tu lista de transferencias.',
  IdempotencyKeyReused: 'No coincide con una transferencia que ya tenemos. Revísala otra vez.',
  TransferClosed: 'Elegiste no enviar esta transferencia. Tu dinero no se movió.',
  ContractNotAccepted: 'Primero lee el acuerdo y acéptalo.',
  InstrumentNotUsable: 'Esta cuenta o tarjeta no puede recibir la transferencia. Elige otra.',
  ProofRequired: 'Una transferencia tan grande necesita primero un código. No se movió dinero.',
} as const satisfies Readonly<Record<MoneyReason, string>>;

/** Lo que agregan los montos del caso. */
export const adds = {
  InvalidAmount: 'Escribe una cantidad entre {min} y {max}.',
  FundsNotAvailable: 'Aparecerá más después de tu próximo turno.',
  FundsAmountExceeds: 'Puedes tomar hasta {max}.',
  DailyLimitExceeded: 'Todavía puedes tomar {max} hoy.',
  OwnLimitExceeded: 'Por ahora te deja {max}. Puedes verlo y cambiarlo en «Tus propios límites».',
  PreviewExpired: 'No se movió dinero.',
  IdempotencyKeyReused: 'No se movió dinero.',
} as const satisfies Readonly<Partial<Record<MoneyReason, string>>>;

/** Por qué no se hizo una transferencia periódica en su día. */
export const skipped = {
  FundsNotAvailable: 'No había suficiente en tu saldo.',
  FundsAmountExceeds: 'No había suficiente en tu saldo.',
  DailyLimitExceeded: 'Ya habías usado tu límite diario.',
  PausedByYou: 'Habías puesto en pausa el pago anticipado.',
  ClosingByYou: 'Habías pedido cerrar tu cuenta.',
  OwnLimitExceeded: 'Habría superado tu propio límite.',
  EWAServicesArePaused: 'El pago anticipado estaba en pausa.',
  InstrumentNotUsable: 'La cuenta no podía recibirla.',
  ProofRequired: 'Con las otras de ese día necesitaba un código tuyo.',
  AccessNotAvailable: 'El pago anticipado no estaba abierto para ti.',
} as const satisfies Readonly<Record<SkipReason, string>>;
