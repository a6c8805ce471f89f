import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes pour l’ajout d’une carte de débit. */
export const texts = {
  titles: {
    add: 'Ajouter une carte de débit',
    confirm: 'Confirmer votre carte',
    again: 'Saisir de nouveau votre carte',
  },
  frame: {
    title: 'Numéro de carte, date d’expiration et code de sécurité',
    failed: 'Les champs de la carte ne fonctionnent pas',
    notLoaded: 'Ils ne se sont pas chargés. Le reste de votre saisie est toujours là. Réessayez.',
    offline: 'Il n’y a pas de réseau. Votre saisie est toujours là\u00A0: connectez-vous et renvoyez-la.',
    expired: 'Ils sont restés ouverts trop longtemps. Rouvrez-les et saisissez la carte de nouveau.',
    tooMany: 'Trop de cartes ont été saisies ici. Revenez en arrière et recommencez dans une demi-heure.',
    noAnswer: 'Ils ne répondent pas. Votre saisie est toujours là\u00A0: attendez un moment et renvoyez-la.',
    again: 'Les rouvrir',
  },
  add: {
    text: 'Ce doit être votre propre carte de débit. Si votre formule comporte des frais de programme, la carte sert à les payer; ils ne sont facturés que lorsque vous recevez de l’argent.',
    name: 'Nom sur la carte',
    nickname: 'Surnom',
    nicknameHint: 'Le nom de la carte dans votre liste',
    address: 'Adresse de facturation',
    otherAddress: 'Une autre adresse',
    add: 'Ajouter cette carte',
    adding: 'Ajout…',
    added: 'La carte a été ajoutée. Nous vous avons envoyé un avis.',
    failed: 'La carte n’a pas été ajoutée',
  },
  behind: {
    title: 'Cette carte n’accepte pas les virements immédiats',
    text: 'La paie peut aller dans le compte lié à la carte, gratuitement le jour ouvrable suivant. Saisissez les numéros du compte.',
  },
  confirm: {
    text: 'Avant que votre paie puisse aller à {name} ••{last4}, la banque confirme que la carte est à vous. Certaines banques vous le demandent d’abord.',
    asking: 'Demande à votre banque…',
    frame: 'La page de votre banque',
    done: '{name} est prête. Votre paie peut y aller.',
    failed: 'La carte ne peut pas encore être utilisée',
    late: 'La page de votre banque n’a pas été terminée à temps. La carte est toujours dans votre liste; demandez de nouveau à votre banque.',
  },
  again: {
    text: 'Nous devons vérifier {name} ••{last4}. Saisissez la carte une fois de plus\u00A0: rien d’autre n’est à refaire.',
    renewal:
      '{name} ••{last4} a expiré. Saisissez la nouvelle carte\u00A0: elle a le même numéro et une date ultérieure.',
    check: 'Vérifier la carte',
    checking: 'Vérification…',
    failed: 'La carte n’a pas pu être vérifiée',
  },
  problems: {
    nameMissing: 'Saisissez le nom inscrit sur la carte.',
    NameNotValid: 'Utilisez des lettres, des espaces simples et des traits d’union, comme sur la carte.',
    CardAddressMismatch:
      'La banque a une autre adresse de facturation pour cette carte. Saisissez celle de vos relevés.',
  },
  parts: {
    country: 'Choisissez un pays.',
    street: 'Saisissez la rue et le numéro.',
    apartment: 'Saisissez l’appartement.',
    city: 'Saisissez la ville.',
    region: 'Faites un choix.',
    postalCode: 'Saisissez le code complet.',
  },
  refused: {
    ProductCardNotAllowed:
      'C’est nous qui avons émis cette carte; elle ne peut donc pas être ajoutée comme carte d’une autre banque.',
    UsBankCardNotAllowed:
      'Les cartes de U.S. Bank ne peuvent pas recevoir nos virements. Ajoutez plutôt le compte lié à la carte par ses numéros.',
    CardDeclined:
      'La banque de cette carte l’a refusée. Vérifiez la carte ou appelez le numéro qui figure au dos.',
    CardTokenExpired: 'La carte a été saisie il y a un moment. Saisissez-la de nouveau.',
    byBank:
      'Votre banque n’a pas confirmé la carte. Demandez de nouveau ou appelez le numéro qui figure au dos.',
  },
} as const satisfies Translation<typeof english>;
