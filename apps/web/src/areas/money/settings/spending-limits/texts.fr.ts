import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes des limites que chacun se fixe. */
export const texts = {
  titles: { page: 'Vos propres limites' },
  text: 'Choisissez le maximum que vous vous permettez d’obtenir. Une limite abaissée s’applique immédiatement. La relever ou la retirer prend 24 heures, et vous pouvez changer d’avis d’ici là.',
  counts:
    'Tout ce que vous obtenez compte, chez tous vos employeurs\u00A0: vers les comptes et les cartes, en argent comptant et par virements réguliers. Les paiements à des proches aussi. Ce qui vous revient ne compte pas.',
  spans: { day: 'Par jour', payPeriod: 'Par période de paie' },
  none: 'Aucune limite',
  left: {
    day: 'Il vous reste {left} aujourd’hui',
    payPeriod: 'Il vous reste {left} pour cette période. Le compte repart à zéro le {until}.',
  },
  set: 'Fixer une limite',
  change: 'Modifier',
  rises: 'Passe à {amount} le {when}.',
  ends: 'Prend fin le {when}.',
  keep: 'Garder {amount}',
  sheet: { day: 'Votre limite par jour', payPeriod: 'Votre limite par période de paie' },
  most: 'Le maximum que vous pouvez obtenir',
  atOnce: 'S’applique dès que vous l’enregistrez.',
  later: 'C’est plus que maintenant\u00A0: cela s’appliquera 24 heures après l’enregistrement.',
  amountMissing: 'Saisissez un montant supérieur à zéro.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Enregistré.',
  notSaved: 'Ce n’est pas enregistré',
  remove: 'Retirer la limite',
  removeText: 'Si vous la retirez, elle s’applique encore 24 heures.',
  failed: 'Impossible de charger vos limites',
  failedText: 'Rien n’a changé. Réessayez dans un instant.',
  offlineText: 'Rien n’a changé. Connectez-vous et réessayez.',
} as const satisfies Translation<typeof english>;
