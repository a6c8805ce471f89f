import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Cómo se llaman las cuentas, tarjetas y lugares, cuándo llega el dinero y por qué alguno no puede recibirlo. */
export const texts = {
  bank: 'Cuenta bancaria',
  card: 'Tarjeta de débito',
  productCard: 'Tarjeta prepagada',
  visaPlus: 'Cuenta Visa+',
  tips: 'Propinas',
  mileage: 'Millaje',
  savings: 'Ahorros',
  accumulated: 'Saldo acumulado',
  cash: 'Efectivo en ventanilla',
  gift: 'Tarjeta de regalo',
  biller: 'Factura',
  arrives: {
    gift: 'En 5 minutos o al siguiente día hábil',
    biller: 'En una hora o al siguiente día hábil',
    issuer: 'En un minuto o al siguiente día hábil',
  },
  tooMuch: 'Recibe hasta {most} cada vez. Elige un monto menor para usarla.',
  billerClosed:
    'La empresa no reconoció este número de cuenta. Agrégala de nuevo con el número de la factura.',
  ending: '{kind} terminada en {last4}',
  instant: 'Al instante o al siguiente día hábil',
  nextDayOnly: 'Solo al siguiente día hábil',
  checking: 'La estamos verificando. Podrás usarla cuando terminemos.',
  unverified: 'Todavía sin verificar. En tus cuentas dice qué falta.',
  cardExpired: 'Venció. Escribe la nueva para usarla',
  linkExpired: 'La conexión con tu banco venció. Inicia sesión de nuevo desde tus cuentas.',
  closed: 'Cerrada: el banco devolvió tu última transferencia.',
  late: {
    holiday: 'Los bancos cierran el {day}.',
    sentLater: 'Los bancos vuelven a enviar pagos el {day}.',
  },
} as const satisfies Translation<typeof english>;
