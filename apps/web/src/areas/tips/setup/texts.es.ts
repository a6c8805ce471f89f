import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de los pasos para recibir propinas por adelantado. */
export const texts = {
  lead: 'Recibe tus propinas el día en que se informan',
  leadText: 'Gratis y completas. Sin esto, llegan con tu pago.',
  steps: 'Pasos para tus propinas',
  step: {
    ActivateCard: {
      name: 'Activa tu tarjeta',
      text: 'Tus propinas solo podrían ir a tu tarjeta, y todavía no está activa. Actívala o agrega una cuenta bancaria o una tarjeta de débito.',
    },
    AcceptTerms: { name: 'Acuerdo', text: 'Lee cómo funcionan las propinas anticipadas y acéptalo.' },
    TipsSetting: { name: 'Qué se adelanta', text: 'Elige qué quieres recibir por adelantado.' },
    LinkTipsAccount: { name: 'Adónde va', text: 'Elige la cuenta o tarjeta que recibirá tus propinas.' },
    OptIn: {
      name: 'Comenzar',
      text: 'Eso es todo. Desde el próximo informe, recibes tus propinas el mismo día.',
    },
  },
  activate: 'Activar la tarjeta',
  add: 'Agregar una cuenta o tarjeta',
  what: '¿Qué quieres recibir por adelantado?',
  setting: { Tips: 'Solo propinas', TipsAndMileage: 'Propinas y millaje' },
  where: '¿Adónde van tus propinas?',
  whereMissing: 'Elige adónde van tus propinas.',
  useAccount: 'Usar esta cuenta',
  nowhere: 'Todavía no hay cuentas',
  nowhereText: 'Agrega una cuenta bancaria o tarjeta de débito que pueda recibir tus propinas.',
  read: 'Leer y aceptar',
  next: 'Continuar',
  optIn: 'Comenzar a recibirlas',
} as const satisfies Translation<typeof english>;
