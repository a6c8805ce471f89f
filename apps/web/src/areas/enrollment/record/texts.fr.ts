import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de la façon dont les dossiers de l’employeur reconnaissent quelqu’un. */
export const texts = {
  titles: { employeeId: 'Votre numéro d’employé', employeeDetails: 'Votre date de naissance' },
  next: 'Continuer',
  checking: 'Vérification…',
  logins: {
    title: 'Deux façons de vous inscrire',
    text: '{employer} a sa propre page de connexion. Vous pouvez l’utiliser, ou bien votre numéro d’employé.',
    withId: 'Utiliser mon numéro d’employé',
    atWork: 'Ouvrir une session avec {employer}',
  },
  id: {
    title: 'Quel est votre numéro d’employé?',
    text: 'Il permet à {employer} de vous trouver dans ses dossiers.',
    label: 'Numéro d’employé',
    example: 'Par exemple {example}',
    picture: 'Un talon de paie où l’endroit du numéro d’employé est encadré',
    missing: 'Entrez votre numéro d’employé.',
    notDigits: 'Chez cet employeur, il ne comporte que des chiffres.',
    notId: 'Utilisez seulement des lettres, des chiffres et des traits d’union.',
    digitCount:
      '{count, plural, one {Chez cet employeur, il comporte # chiffre.} many {Chez cet employeur, il comporte # de chiffres.} other {Chez cet employeur, il comporte # chiffres.}}',
  },
  details: {
    title: 'Quelle est votre date de naissance?',
    text: 'Elle permet à {employer} de confirmer que c’est bien vous.',
    birthDate: 'Date de naissance',
    missing: 'Entrez votre date de naissance complète.',
    notFound:
      '{count, plural, =0 {Cela ne figure pas dans les dossiers sous ce numéro d’employé et ce nom. Avec un code de votre employeur, vous pourrez réessayer.} one {Nous ne vous avons pas trouvé. Vérifiez votre date de naissance, votre numéro d’employé et votre nom. Il vous reste # essai.} many {Nous ne vous avons pas trouvé. Vérifiez votre date de naissance, votre numéro d’employé et votre nom. Il vous reste # d’essais.} other {Nous ne vous avons pas trouvé. Vérifiez votre date de naissance, votre numéro d’employé et votre nom. Il vous reste # essais.}}',
  },
  over: {
    title: 'Nous ne vous avons pas trouvé',
    text: 'Il ne reste plus d’essai aujourd’hui. {employer} peut vérifier votre nom, votre date de naissance et votre numéro d’employé, ou vous donner un code pour continuer.',
    ask: 'Quoi demander à votre employeur',
  },
} as const satisfies Translation<typeof english>;
