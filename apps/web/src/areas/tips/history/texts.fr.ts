import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de l’historique des pourboires et du kilométrage. */
export const texts = {
  titles: { page: 'Historique des pourboires', filters: 'Filtrer les pourboires' },
  filter: 'Filtrer',
  change: 'Modifier les filtres',
  clear: 'Tout afficher',
  found: '{count, plural, one {# déclaration} many {# de déclarations} other {# déclarations}}',
  nothingFits: 'Aucun résultat',
  nothingFitsText:
    'Aucun pourboire ni kilométrage ne correspond à ces filtres. Modifiez-les, ou affichez tout.',
  kind: 'Pourboires ou kilométrage?',
  anyKind: 'Les deux',
  state: 'Ce qu’il en est',
  anyState: 'Tout',
  days: 'Jours où c’était gagné',
  show: 'Afficher',
} as const satisfies Translation<typeof english>;
