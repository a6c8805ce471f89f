import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

export const texts = {
  titles: { page: 'Rembourser depuis votre banque' },
  intro:
    'Vous avez reçu ce montant à l’avance, et il n’a pas été retenu sur votre paie du {date}. Vous pouvez le rembourser depuis un compte que vous avez lié à votre banque. La paie anticipée rouvre aussitôt.',
  from: 'Depuis quel compte?',
  noneTitle: 'Rien à rembourser',
  none: 'Toutes les retenues sont réglées ou en cours d’examen.',
  noAccount: 'Vous n’avez aucun compte bancaire lié. Liez-en un, ou envoyez-nous votre talon de paie.',
  link: 'Lier un compte bancaire',
  choose: 'Choisissez un compte.',
  pay: 'Rembourser {amount}',
  paying: 'Demande à votre banque…',
  paid: 'Merci. Votre compte bancaire a payé {amount}, et plus rien n’est dû pour le {date}.',
  home: 'Retour à l’accueil',
  instead: 'Envoyer plutôt mon talon de paie',
  notPaid: 'Rien n’a été remboursé',
  onItsWay: 'Votre banque n’a pas encore répondu',
  outcomes: {
    NotEligible:
      'Ce montant ne peut pas être payé depuis ce compte. C’est peut-être réglé, ou le compte n’est pas lié à sa banque. Aucun argent n’a été déplacé.',
    RecoveryFailed:
      'Votre banque a refusé, et aucun argent n’a été déplacé. Vérifiez le solde du compte ou choisissez-en un autre.',
    LimitReached:
      'Votre banque a refusé deux fois aujourd’hui. Réessayez demain, pour qu’elle ne vous facture rien. Aucun argent n’a été déplacé.',
    OnItsWay:
      'La demande lui a été envoyée et peut prendre quelques jours. Nous vous enverrons un message dès que l’argent sera arrivé, ou si votre banque refuse. Vous n’avez rien à faire, et rien n’est jamais débité deux fois.',
    BankLoginRequired:
      'Votre banque demande que vous ouvriez de nouveau une session. Aucun argent n’a été déplacé.',
  },
  signIn: 'Ouvrir une session à votre banque',
  unknownTitle: 'Nous ne savons pas encore si cela a réussi',
  unknown:
    'La connexion a été coupée avant la réponse. Vérifier ne déplace pas d’argent, et rien n’est jamais débité deux fois.',
  check: 'Vérifier ce qui s’est passé',
  checking: 'Vérification…',
  stillOwed:
    'Le remboursement n’a pas été fait jusqu’ici. Vous pouvez l’envoyer de nouveau\u00A0: il ne se fait qu’une fois.',
} as const satisfies Translation<typeof english>;
