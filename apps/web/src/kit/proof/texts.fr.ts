import type { Translation } from '../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes du code demandé avant une opération importante. */
export const texts = {
  title: 'Confirmez votre identité',
  willSend: 'Nous vous enverrons un code à 6 chiffres.',
  sent: 'Nous avons envoyé un code à 6 chiffres à {to}. Il est valable 10 minutes.',
  send: 'Envoyez-moi un code',
  exhausted: 'C’était le dernier code que nous pouvons envoyer pour le moment. Réessayez dans 10 minutes.',
} as const satisfies Translation<typeof english>;
