import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Argent comptant en route : son code, ce qu’il faut apporter et les comptoirs où il est versé. */
export const texts = {
  title: 'Retirer votre argent',
  ready:
    'Votre argent est prêt. Apportez une pièce d’identité avec photo et montrez votre code de retrait à n’importe quel comptoir.',
  soon: 'Nous vous enverrons un texto quand votre argent sera prêt. Pour le retirer, il vous faudra une pièce d’identité avec photo et le code qui s’affichera ici.',
  code: 'Code de retrait',
  until: 'Retirez-le au plus tard le {when}. Ensuite, tout revient à votre paie.',
  careful:
    'Ne le montrez qu’au comptoir. Quiconque a le code reçoit l’argent, et nous ne vous le demanderons jamais.',
  places: 'Comptoirs',
  allCounters: 'Voir tous les comptoirs',
  open: 'Ouvert de {from} à {to}',
  away: 'À {distance}',
  map: 'Carte',
  mapOf: 'Carte\u00A0: {name}',
} as const satisfies Translation<typeof english>;
