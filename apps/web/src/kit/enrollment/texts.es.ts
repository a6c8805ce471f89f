import type { Translation } from '../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos que tiene cada pantalla del registro. */
export const texts = {
  progress: 'Tu registro',
  help: '¿Necesitas ayuda? Con gusto te la damos.',
  employerCode: {
    label: 'Código de tu empleador',
    description: 'Tu empleador puede darte uno, de un solo uso.',
    missing: 'Escribe el código.',
    unknown: 'No conocemos ese código. Revísalo o pide uno nuevo a tu empleador.',
  },
} as const satisfies Translation<typeof english>;
