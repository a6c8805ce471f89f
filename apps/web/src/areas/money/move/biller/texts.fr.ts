import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes pour payer une facture : à qui, et sous quel numéro de compte. */
export const texts = {
  titles: { page: 'Payer une facture' },
  text: 'Choisissez qui a envoyé la facture. Votre paie va directement à l’entreprise, et vous recevez son numéro de référence.',
  search: 'Nom de l’entreprise',
  billers: 'Entreprises',
  none: 'Aucune entreprise trouvée',
  noneText:
    'Essayez une partie du nom, comme sur la facture. Seules les entreprises de notre réseau peuvent être payées.',
  failed: 'Impossible de charger les entreprises',
  failedText: 'Votre argent n’est pas touché. Réessayez dans un instant.',
  offlineText: 'Connectez-vous à Internet pour choisir qui payer.',
  fast: 'en une heure, ou le jour ouvrable suivant',
  nextDay: 'le jour ouvrable suivant',
  account: 'Numéro de compte sur la facture',
  accountHint: 'Par exemple {example}. Les espaces et les traits d’union ne comptent pas.',
  zip: 'Code postal sur la facture',
  zipHint: 'Cette entreprise distingue ainsi ses clients.',
  add: 'Ajouter ce compte',
  adding: 'Ajout en cours…',
  added: '{name} a été ajouté. Nous vous avons envoyé un avis.',
  notAdded: 'Le compte n’a pas été ajouté',
  proof: 'Vous ajoutez une destination pour votre paie; nous vérifions donc que c’est bien vous.',
  problems: {
    Required: 'Saisissez le numéro de compte.',
    withLetters:
      'Il compte ici de {least} à {most} lettres et chiffres, par exemple {example}. Copiez-le de la facture.',
    digitsOnly: 'Il compte ici de {least} à {most} chiffres, par exemple {example}. Copiez-le de la facture.',
    InstrumentExists: 'Ce compte est déjà dans votre liste.',
    ZipRequired: 'Saisissez le code postal.',
    InvalidZip: 'Saisissez les quatre ou cinq chiffres du code postal.',
  },
} as const satisfies Translation<typeof english>;
