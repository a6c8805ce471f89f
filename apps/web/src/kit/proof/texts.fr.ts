import type { Translation } from '../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes du code demandé avant une opération importante. */
export const texts = {
  title: 'Confirmez votre identité',
  willSend: 'Nous vous enverrons un code à 6 chiffres.',
  willSendTo: 'Nous enverrons un code à 6 chiffres à {to}.',
  sent: 'Nous avons envoyé un code à 6 chiffres à {to}. Il est valable 10 minutes.',
  send: 'Envoyez-moi un code',
  exhausted: 'C’était le dernier code que nous pouvons envoyer pour le moment. Réessayez dans 10 minutes.',
  field: 'Code que nous avons envoyé',
  missing: 'Entrez les 6 chiffres du code.',
  wrong:
    '{count, plural, one {Ce code n’est pas le bon. Il vous reste # essai.} many {Ce code n’est pas le bon. Il vous reste # d’essais.} other {Ce code n’est pas le bon. Il vous reste # essais.}}',
  expired: 'Ce code ne fonctionne plus. Demandez-en un nouveau.',
  submit: 'Continuer',
  checking: 'Vérification du code…',
  blockedTitle: 'Trop de codes erronés',
  blocked: 'Pour protéger votre compte, patientez un moment, puis réessayez. Aucune somme n’a bougé.',
  blockedFor: 'Nouvel essai possible dans',
  blockOver: 'Vous pouvez réessayer maintenant.',
  resend: 'Envoyer un nouveau code',
  resending: 'Envoi en cours…',
  resendsLeft:
    '{count, plural, one {Vous pouvez encore demander # code.} many {Vous pouvez encore demander # de codes.} other {Vous pouvez encore demander # codes.}}',
  toMail: 'Recevoir le code par courriel',
  toText: 'Recevoir le code par message texte',
  resendIn: 'Pas reçu? Demandez un nouveau code dans',
  resent: 'Un nouveau code est en route vers {to}. Le précédent ne fonctionne plus.',
  byText: 'Consultez vos messages texte',
  byMail: 'Consultez vos courriels',
  sendText: 'Envoyez-moi un code',
} as const satisfies Translation<typeof english>;
