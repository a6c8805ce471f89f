import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de la demande de carte. */
export const texts = {
  titles: {
    terms: 'Votre carte et ses conditions',
    person: 'Vous et votre domicile',
    scan: 'Préparez votre pièce d’identité',
    image: 'Une photo de votre pièce d’identité',
    review: 'Vérifiez votre demande',
  },
  steps: {
    label: 'Étapes de votre demande',
    terms: 'Conditions',
    person: 'Vous',
    scan: 'Pièce d’identité',
    review: 'Vérification',
  },
  kept: 'Vous pouvez partir en tout temps. Ce que vous avez saisi est conservé.',
  next: 'Continuer',
  saving: 'Enregistrement…',
  offlineText: 'Connectez-vous à Internet pour demander la carte.',
  design: { name: 'La carte {brand}', sample: 'Exemple' },
  terms: {
    text: 'Sans enquête de crédit ni frais mensuels. Regardez les frais avant d’accepter quoi que ce soit.',
    failed: 'Impossible de charger les conditions',
    failedText: 'Vous n’avez rien accepté. Réessayez dans un instant.',
    agree:
      '{count, plural, one {J’ai lu l’entente et je l’accepte} many {J’ai lu les # d’ententes et je les accepte} other {J’ai lu les # ententes et je les accepte}}',
    read: 'Lire les ententes',
    before: 'Vous avez déjà accepté ces ententes. Vous pouvez les relire.',
    missing: 'Lisez les ententes, acceptez-les une à une, puis continuez.',
    notSaved: 'Votre accord n’est pas encore enregistré',
  },
  person: {
    text: 'La loi nous oblige à demander qui vous êtes et où vous habitez. Saisissez-le comme sur votre pièce d’identité.',
    firstName: 'Prénom',
    lastName: 'Nom',
    birthDate: 'Date de naissance',
    readAgain:
      'Si vous changez votre nom ou votre date de naissance, il faudra relire votre pièce d’identité.',
    address: 'Où vous habitez',
    addressHint: 'La carte y est envoyée. Une case postale ne convient pas.',
    notSaved: 'Ce n’est pas encore enregistré',
  },
  problems: {
    firstName: {
      missing: 'Saisissez votre prénom.',
      wrong: 'Utilisez seulement des lettres, avec une espace ou un trait d’union entre les prénoms.',
    },
    lastName: {
      missing: 'Saisissez votre nom.',
      wrong: 'Utilisez seulement des lettres, avec une espace ou un trait d’union entre les noms.',
    },
    birthDate: {
      missing: 'Saisissez votre date de naissance au complet.',
      wrong: 'Vérifiez cette date, qui ne peut pas être celle de votre naissance.',
      tooYoung: 'La carte est offerte à partir de 13 ans.',
    },
  },
  scan: {
    text: 'Une photo du recto suffit. Il suffit d’une minute.',
    hints: 'Pour une photo lisible',
    document: {
      title: 'Une pièce encore valide',
      text: 'Permis de conduire, carte d’identité d’un État ou carte passeport',
    },
    light: {
      title: 'Bonne lumière, sans reflet',
      text: 'Sur une surface foncée, les quatre bords dans la photo',
    },
    safe: { title: 'En sécurité', text: 'La photo est lue une fois et jamais conservée sur cet appareil' },
    why: 'La loi demande à tout émetteur de cartes de confirmer l’identité de ses clients. Ce n’est pas une enquête de crédit.',
    begin: 'Prendre une photo',
    other: 'Utiliser une autre pièce',
    doneTitle: 'Votre pièce d’identité a été lue',
    done: 'C’était {when}. Il n’y a rien d’autre à faire ici.',
  },
  image: {
    text: 'Regardez la photo avant de l’utiliser. Chaque mot est-il net?',
    label: 'Recto de votre pièce d’identité',
    how: 'Posez-la sur une surface foncée, les quatre bords dans le cadre, sans reflet.',
    reason: 'Pour lire votre pièce d’identité.',
    noCamera:
      'L’appareil photo n’est pas accessible à cette application. Choisissez plutôt une photo de votre pièce d’identité, ou autorisez l’appareil photo dans les réglages de votre téléphone.',
    send: 'Utiliser cette photo',
    reading: 'Lecture de votre pièce d’identité…',
    notSent: 'La photo n’a pas été envoyée',
    errors: {
      missing: 'Prenez d’abord une photo de votre pièce d’identité.',
      unreadable: 'Nous n’avons pas pu la lire. Reprenez-la avec plus de lumière.',
      expired: 'Cette pièce est expirée. Utilisez-en une encore valide.',
      other:
        'Le nom ou la date de naissance de cette pièce ne correspond pas à ce que vous avez saisi. Revenez le changer, ou utilisez votre propre pièce.',
    },
  },
  review: {
    text: 'La demande est gratuite et sans effet sur votre crédit.',
    person: 'Vous',
    scan: 'Votre pièce d’identité',
    terms: 'Ententes',
    name: 'Nom',
    birthDate: 'Date de naissance',
    address: 'Adresse',
    read: 'Lue {when}',
    notRead: 'Pas encore lue',
    agreed: 'Lues et acceptées',
    change: {
      person: 'Changer le nom ou l’adresse',
      scan: 'Voir votre pièce d’identité',
      terms: 'Relire les ententes',
    },
    signature: 'Votre signature',
    signatureHint: 'Écrivez votre prénom et votre nom. C’est ainsi que vous signez votre demande.',
    wrong: {
      Required: 'Signez de votre prénom et de votre nom.',
      AuthorizedSignatureNotValid: 'Signez du nom qui figure sur votre demande\u00A0: {name}.',
    },
    send: 'Demander la carte',
    sending: 'Envoi de la demande…',
    notSent: 'Votre demande n’a pas été envoyée',
    proof: 'Pour confirmer que la demande vient bien de vous.',
  },
  offer: {
    title: 'Obtenez la carte {brand}',
    text: 'Votre paie sur une carte à vous\u00A0: gratuite, sans enquête de crédit, et utilisable en ligne dès qu’elle est approuvée.',
    action: 'Demander la carte',
  },
  outcome: {
    review: {
      title: 'Nous examinons votre demande',
      by: 'Vous recevrez un texto au plus tard le {day}. Vous n’avez rien à faire.',
      text: 'Vous recevrez bientôt un texto. Vous n’avez rien à faire.',
      steps: 'La suite',
      sent: 'Demande reçue',
      checked: 'La banque compare vos renseignements',
      until: 'Au plus tard le {day}',
      told: 'Vous recevez un texto. Si elle est approuvée, la carte fonctionne aussitôt en ligne',
    },
    rejected: {
      title: 'Votre demande n’a pas été approuvée',
      again: 'Changer vos renseignements et refaire la demande',
      reasons: {
        IdentityNotConfirmed:
          'Le motif principal\u00A0: nous n’avons pas pu confirmer votre identité avec votre pièce et les renseignements fournis.',
        AddressNotConfirmed:
          'Le motif principal\u00A0: nous n’avons pas pu confirmer que vous habitez à l’adresse fournie.',
        EarlierCardClosed: 'Le motif principal\u00A0: la banque a fermé une de vos cartes précédentes.',
        unknown: 'Vous avez le droit de savoir pourquoi. Appelez-nous et nous vous le dirons.',
      },
      rights: 'Vos droits',
      check:
        'Un service d’identité a comparé vos renseignements, sans rien décider. Ce n’était pas une enquête de crédit, et votre crédit n’est pas touché.',
      report:
        'Pendant {days} jours, vous pouvez demander gratuitement une copie de ce que ce service sait de vous, et la faire corriger. Appelez-nous\u00A0: nous vous envoyons son adresse et le motif par écrit.',
    },
  },
} as const satisfies Translation<typeof english>;
