import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes du choix de l’État ou de la province de résidence, et leurs noms. */
export const texts = {
  titles: { state: 'Votre lieu de résidence' },
  title: 'Où habitez‑vous maintenant?',
  text: 'Ce que nous pouvons vous offrir dépend de votre État. Dites-le-nous de nouveau pour que tout ici vous corresponde.',
  textCA:
    'Ce que nous pouvons vous offrir dépend de votre province ou territoire. Dites-le-nous de nouveau pour que tout ici vous corresponde.',
  state: 'État ou territoire',
  province: 'Province ou territoire',
  example: 'Écrivez le début, comme Ohio ou OH',
  noCards:
    'Nos cartes ne sont pas offertes dans les territoires américains; ils ne figurent donc pas dans la liste.',
  none: 'Aucun endroit ne porte ce nom ici. Vérifiez l’orthographe ou essayez ses deux lettres.',
  missing: 'Choisissez où vous habitez.',
  save: 'Enregistrer et continuer',
  saving: 'Enregistrement en cours…',
  notNow: 'Pas maintenant',
  notSavedTitle: 'Votre lieu de résidence n’est pas encore enregistré',
  notSaved: 'Le problème vient de chez nous. Réessayez dans un instant; votre choix est toujours là.',
  visitorTitle: 'Ouvrez d’abord une session',
  visitorText: 'Votre lieu de résidence fait partie de votre compte. Ouvrez une session pour le modifier.',
  documents: {
    agree: 'J’ai lu les avis légaux ({state}) et je les accepte',
    read: 'Lire le document',
    title: 'Documents ({state})',
    give: 'J’accepte',
    position: 'Document {page} de {pages}',
    failedTitle: 'Le document n’a pas pu être chargé',
    failed: 'Vous n’avez encore rien accepté. Réessayez dans un instant.',
    missing: 'Lisez le document et acceptez-le, puis enregistrez.',
  },
} as const satisfies Translation<typeof english>;
