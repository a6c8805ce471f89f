import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de los formularios sobre el dinero que guardamos. */
export const texts = {
  has: 'Tiene {balance}',
  problems: {
    fromMissing: 'Elige de dónde viene el dinero.',
    amountMissing: 'Escribe un monto.',
    moveTooMuch: 'Puedes mover hasta {most} a la vez.',
    moveNotThere: 'No alcanza, contando la comisión. Escribe menos.',
  },
} as const satisfies Translation<typeof english>;
