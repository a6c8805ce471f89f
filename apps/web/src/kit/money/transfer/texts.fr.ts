import { says } from '@dayfare/domain/money/reasons/texts.fr';
import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes des étapes d’un virement et de ce qui peut survenir. */
export const texts = {
  again: {
    NextDay: 'La même chose : {amount} vers {payee}, le jour ouvrable suivant',
    Instant: 'La même chose : {amount} vers {payee}, immédiat',
  },
  flow: {
    summary: 'Votre virement',
    kept: 'Rien n’a été envoyé. Vos choix restent dans cet onglet pour votre retour.',
    progress: 'Étape {step} sur {total}',
    next: 'Continuer',
    close: 'Fermer',
    home: 'Retour à l’accueil',
    loadFailed: 'Impossible de charger cette page',
    loadFailedText: 'Rien n’a été envoyé. Ce que vous avez saisi est toujours là.',
    offlineText:
      'Rien n’a été envoyé. Ce que vous avez saisi est toujours là; connectez-vous à Internet et réessayez.',
    closed: 'Pas pour le moment',
  },
  amount: {
    label: 'Montant',
    hint: 'Vous pouvez recevoir de {minimum} à {maximum}.',
    remaining: 'Si vous recevez {amount}, vous aurez encore accès à {remaining}.',
    payday: 'Si vous recevez {amount} maintenant, votre paie estimée le jour de paie ({date}) est de {left}.',
    stays: 'Vous aurez encore accès à {remaining}.',
    own: {
      day: 'Votre propre limite\u00A0: {most} par jour, il en reste {left} aujourd’hui',
      payPeriod: 'Votre propre limite\u00A0: {most} par période de paie, il en reste {left}',
      change: 'Modifier vos propres limites',
    },
    suggestions: 'Ou choisissez',
    all: 'Tout',
    most: 'Maximum',
  },
  amountErrors: {
    empty: 'Saisissez le montant qu’il vous faut.',
    'not-a-number': 'Utilisez seulement des chiffres, par exemple 40 ou 40,25.',
    'too-many-decimals': 'Utilisez deux chiffres pour les cents, par exemple 40,25.',
    negative: 'Saisissez un montant supérieur à zéro.',
    zero: 'Saisissez un montant supérieur à zéro.',
    'too-large': 'C’est plus que ce qui peut être envoyé. Vous pouvez recevoir jusqu’à {limit}.',
    'below-minimum': 'Le minimum est de {limit}.',
    'above-maximum': 'Le maximum par virement est de {limit}.',
    'above-available': 'C’est plus que le montant disponible. Vous pouvez recevoir jusqu’à {limit}.',
    'above-daily-limit':
      'C’est plus que ce que permet votre limite aujourd’hui. Vous pouvez recevoir jusqu’à {limit}.',
    'above-own-limit':
      'C’est plus que la limite que vous vous êtes fixée. Elle laisse {limit} pour l’instant.',
  },
  where: {
    choose: 'Choisissez un compte ou une carte',
    chosen: 'Choisi',
    title: 'Où envoyer l’argent?',
    legend: 'Vos comptes et cartes',
    getCash: 'Obtenir de l’argent comptant',
    others: 'D’autres destinations pour votre paie',
    cashText: 'Au comptoir, en 30 minutes environ ou le jour ouvrable suivant',
    getGift: 'Carte-cadeau Amazon',
    giftText: 'Un code, en 5 minutes environ ou le jour ouvrable suivant',
    payBill: 'Payer une facture',
    payBillText: 'En une heure, ou à la fin du jour ouvrable suivant',
    missing: 'Choisissez où envoyer l’argent.',
    emptyTitle: 'Pas encore de compte ni de carte',
    emptyText: 'Ajoutez un compte bancaire pour y recevoir votre paie. Ce que vous avez saisi reste ici.',
    add: 'Ajouter un compte',
  },
  late: {
    holiday:
      'Les banques sont fermées le {day}\u00A0: un virement gratuit demandé maintenant arrive le {arrival}.',
    sentLater:
      'Les banques envoient les prochains paiements le {day}\u00A0: un virement gratuit demandé maintenant arrive le {arrival}.',
  },
  speed: {
    title: 'Choisissez le délai',
    missing: 'Choisissez d’abord l’une des deux.',
    unavailable: 'L’envoi immédiat n’est pas offert pour le moment',
  },
  fees: {
    instant: 'Frais d’envoi immédiat',
    program: 'Frais de programme',
    cardPayment: 'Frais de paiement par carte',
  },
  feeHints: {
    program: 'Ils couvrent tous les virements immédiats de cette période de paie.',
    Debit: 'Facturés à la carte elle-même, sans toucher à votre paie.',
    Inclusive: 'Ils sont compris dans le montant\u00A0: vous recevez {received}.',
  },
  feeKinds: {
    FirstFreeTransaction: 'Habituellement {usual}. Le premier est gratuit.',
    FreeDeductions: 'Habituellement {usual}. C’est l’un de vos virements gratuits.',
    Offer: 'Habituellement {usual}. Vous avez une offre.',
    Custom: 'Habituellement {usual}. Vous avez un tarif particulier.',
    SurveyDiscount: 'Habituellement {usual}. Merci d’avoir répondu à notre sondage.',
    FeeWaivedInPricing: 'Habituellement {usual}. Le programme de votre employeur ne les facture pas.',
    FeeWaivedForService: 'Habituellement {usual}. Offerts pour compenser un problème.',
  },
  speedReasons: {
    instrument: 'Ce compte n’accepte pas les virements immédiats.',
    destination: 'La banque refuse les virements immédiats pour le moment.',
    funds: 'Votre solde ne suffit pas à payer aussi les frais du virement immédiat.',
    other: 'Ce devrait être possible bientôt.',
  },
  review: {
    payee: 'vers {payee}',
    agreedBefore:
      '{count, plural, one {Vous avez déjà accepté cette entente, et elle n’a pas changé.} many {Vous avez déjà accepté ces # ententes, et elles n’ont pas changé.} other {Vous avez déjà accepté ces # ententes, et elles n’ont pas changé.}}',
    title: 'Vérifier et accepter',
    amount: 'Vous recevez',
    payday: 'Paie estimée le jour de paie',
    feesThisYear: 'Frais de cette année, ceux-ci compris',
    sending: 'Envoi de votre argent…',
    agreeOne: 'J’ai lu l’entente et je l’accepte',
    agreeBoth: 'J’ai lu les deux ententes et je les accepte',
    agreeAll: 'J’ai lu toutes les ententes et je les accepte',
    readOne: 'Lire l’entente',
    readBoth: 'Lire les deux ententes',
    readAll: 'Lire les ententes',
    toAgree: 'Lire et accepter',
    refused:
      'Vous n’avez pas accepté l’entente; rien n’a donc été envoyé. Vous pouvez la relire quand vous voulez.',
    changedTitle: 'Les chiffres ont changé',
    changed: 'Vérifiez-les de nouveau avant de continuer. Rien n’a été envoyé.',
    proof:
      'C’est un gros montant pour une seule journée; avant de l’envoyer, nous vérifions que c’est bien vous.',
    renewedTitle: 'Nous avons revérifié les chiffres',
    renewed: 'Ils dataient de plusieurs minutes; rien n’a changé.',
  },
  contract: {
    title: 'L’entente',
    agree: 'J’accepte',
    agreePaged: 'J’accepte {page}/{pages}',
    position: 'Entente {page} sur {pages}',
    failed: 'Impossible de charger l’entente',
    failedText: 'Rien n’a été envoyé, et vous n’avez rien accepté. Réessayez.',
    saveFailed: 'Votre acceptation n’a pas pu être enregistrée. Réessayez; rien n’a été envoyé.',
  },
  unknown: {
    titles: {
      asking: 'Nous vérifions si votre argent a été envoyé',
      sending: 'Envoi de votre argent…',
      inProgress: 'Votre virement est en cours',
      neverSeen: 'Votre demande ne nous est pas parvenue',
      unreachable: 'Nous ne savons pas encore si votre argent a été envoyé',
    },
    texts: {
      asking: 'La connexion a été coupée avant la réponse. Vérifier ne déplace pas d’argent.',
      sending: 'Si la première demande est arrivée malgré tout, rien ne sera envoyé de nouveau.',
      inProgress: 'Nous l’avons et nous y travaillons. Si vous quittez la page, tout sera gardé ici.',
      neverSeen: 'Votre argent n’a pas bougé. Envoyez-le maintenant, ou décidez de ne pas l’envoyer.',
      unreachable:
        'Notre service est injoignable. Nous vérifierons de nouveau dès que la connexion reviendra. Si vous quittez la page, tout sera gardé ici.',
    },
    safe: 'L’argent ne peut pas partir deux fois',
    check: 'Vérifier de nouveau',
    send: 'Envoyer {amount} de nouveau',
    doNotSend: 'Ne pas l’envoyer',
    alreadySent: 'Il avait déjà été envoyé. Voici son reçu.',
    history: 'Voir vos virements',
  },
  failed: {
    title: 'Rien n’a été envoyé',
    instantTitle: 'Le virement immédiat n’a pas fonctionné',
    instantText:
      'Votre banque a refusé le virement immédiat. Votre argent n’a pas bougé et vous n’avez payé aucuns frais.',
    useNextDay: 'L’envoyer le jour ouvrable suivant, sans frais',
    nextDayText: 'Le jour ouvrable suivant, c’est gratuit\u00A0: {amount} arriveraient le {when}.',
    startOver: 'Vérifier le montant',
    again: 'Réessayer',
    otherPlace: 'Choisir un autre compte ou une autre carte',
    limits: 'Voir vos propres limites',
    availableNow: 'Vous avez maintenant accès à {amount}.',
    elsewhere: 'Votre solde a changé entre-temps, peut-être dans un autre onglet ou sur un autre appareil.',
  },
  errors: {
    ...says,
    other: 'Le virement a été refusé. Réessayez ou composez le {supportPhone}.',
    offline:
      'Vous êtes hors ligne; rien n’a été envoyé. Connectez-vous à Internet et réessayez; ce que vous avez saisi est toujours là.',
    down: 'Notre service ne répond pas; rien n’a été envoyé. Réessayez dans un instant.',
  },
} as const satisfies Translation<typeof english>;
