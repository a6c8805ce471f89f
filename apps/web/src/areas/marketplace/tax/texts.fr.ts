import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

export const texts = {
  titles: { page: 'Déclaration de revenus' },
  text: 'Déclarez vos revenus à prix réduit. Nous enverrons le lien à {email}.',
  leaves: 'Le lien mène au site d’une autre entreprise, qui a ses propres conditions.',
  send: 'Recevoir le lien par courriel',
  again: 'Renvoyer le lien',
  sending: 'Envoi en cours…',
  sentTitle: 'Courriel envoyé',
  sent: 'Cherchez-le à l’adresse {email}. Il peut prendre une minute.',
  failed: 'Le courriel n’a pas été envoyé',
} satisfies Translation<typeof english>;
