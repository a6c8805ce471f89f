import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Nom des comptes, cartes et points de retrait, délais d’arrivée et raisons pour lesquelles l’un d’eux ne peut rien recevoir. */
export const texts = {
  bank: 'Compte bancaire',
  card: 'Carte de débit',
  productCard: 'Carte prépayée',
  visaPlus: 'Compte Visa+',
  tips: 'Pourboires',
  mileage: 'Kilométrage',
  savings: 'Épargne',
  accumulated: 'Solde accumulé',
  cash: 'Comptant au comptoir',
  gift: 'Carte-cadeau',
  biller: 'Facture',
  arrives: {
    gift: 'En 5 minutes, ou jour ouvrable suivant',
    biller: 'En une heure, ou jour ouvrable suivant',
    issuer: 'En une minute, ou jour ouvrable suivant',
  },
  tooMuch: 'Reçoit jusqu’à {most} à la fois. Choisissez un montant plus petit pour l’utiliser.',
  billerClosed:
    'L’entreprise n’a pas reconnu ce numéro de compte. Ajoutez-le de nouveau avec le numéro de la facture.',
  ending: '{kind} se terminant par {last4}',
  instant: 'Immédiat ou jour ouvrable suivant',
  nextDayOnly: 'Jour ouvrable suivant seulement',
  checking: 'Vérification en cours. Vous pourrez l’utiliser ensuite.',
  unverified: 'Pas encore vérifié. Vos comptes disent ce qui manque.',
  cardExpired: 'A expiré. Saisissez la nouvelle pour l’utiliser',
  linkExpired: 'Le lien avec votre banque a expiré. Reconnectez-vous depuis vos comptes.',
  closed: 'Fermé\u00A0: la banque a retourné votre dernier virement.',
  late: {
    holiday: 'Les banques sont fermées le {day}.',
    sentLater: 'Le {day}, les banques envoient les prochains paiements.',
  },
} as const satisfies Translation<typeof english>;
