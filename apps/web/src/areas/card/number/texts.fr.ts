import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de la page qui montre ce qui figure sur la carte. */
export const texts = {
  titles: { page: 'Numéro de la carte' },
  text: 'Le numéro, la date d’expiration et le code de sécurité, pour payer en ligne. Ils sont masqués après 30 secondes et dès que vous quittez cet onglet.',
  frame: 'Ce qui figure sur votre carte',
  show: 'Afficher le numéro',
  showing: 'Ouverture…',
  hide: 'Masquer',
  hidden: 'Le numéro de la carte est de nouveau masqué.',
  proof: 'Pour vérifier que c’est bien vous qui voyez le numéro de la carte.',
  notShown: 'Impossible d’afficher le numéro de la carte pour l’instant',
  notLoaded: 'Rien n’a été affiché. Réessayez dans un instant.',
} as const satisfies Translation<typeof english>;
