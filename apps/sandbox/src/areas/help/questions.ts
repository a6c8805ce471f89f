import type { Language } from '@dayfare/domain/product';

type Words = Readonly<Record<Language, string>>;

/** Names of the sections, in order. */
export const sections = {
  money: { en: 'Getting your pay early', es: 'Recibir tu pago antes', fr: 'Recevoir votre paie plus tôt' },
  pay: { en: 'Your paycheck', es: 'Tu cheque de pago', fr: 'Votre chèque de paie' },
  account: { en: 'Your account', es: 'Tu cuenta', fr: 'Votre compte' },
} as const satisfies Readonly<Record<string, Words>>;

/** Popular topics, in order. */
export const topics = [
  { id: 1, name: { en: 'Fees', es: 'Tarifas', fr: 'Frais' } },
  { id: 2, name: { en: 'When money arrives', es: 'Cuándo llega el dinero', fr: 'Arrivée de l’argent' } },
  { id: 3, name: { en: 'Signing in', es: 'Entrar a tu cuenta', fr: 'Connexion' } },
] as const satisfies readonly { readonly id: number; readonly name: Words }[];

/** A question as it is kept. Answers may contain `{fee}`, `{phone}` and `{brand}`. */
export interface KeptQuestion {
  readonly id: number;
  readonly section: keyof typeof sections;
  /** Ids of the popular topics that list it. */
  readonly topics: readonly (typeof topics)[number]['id'][];
  readonly question: Words;
  readonly answer: Words;
}

/** All questions, in order. */
export const questions: readonly KeptQuestion[] = [
  {
    ...{ id: 11, section: 'money', topics: [] },
    question: {
      en: 'How much can I take?',
      es: '¿Cuánto puedo recibir?',
      fr: 'Combien puis-je recevoir?',
    },
    answer: {
      en: 'Your home page shows what you can take today. It grows with every shift, and your employer may set a limit for a day or a pay period.',
      es: 'Tu página de inicio muestra cuánto puedes recibir hoy. Aumenta con cada turno, y tu empleador puede fijar un límite por día o por período de pago.',
      fr: 'Votre page d’accueil montre ce que vous pouvez recevoir aujourd’hui. Le montant augmente à chaque quart, et votre employeur peut fixer une limite par jour ou par période de paie.',
    },
  },
  {
    ...{ id: 12, section: 'money', topics: [1] },
    question: { en: 'What does it cost?', es: '¿Cuánto cuesta?', fr: 'Combien cela coûte-t-il?' },
    answer: {
      en: 'Next business day is always free. Instant costs {fee}. You see the fee before anything is sent.',
      es: 'El siguiente día hábil siempre es gratis. Al instante cuesta {fee}. Ves la tarifa antes de que se envíe algo.',
      fr: 'Le jour ouvrable suivant est toujours gratuit. Le virement immédiat coûte {fee}. Vous voyez les frais avant tout envoi.',
    },
  },
  {
    ...{ id: 13, section: 'money', topics: [2] },
    question: {
      en: 'When does the money arrive?',
      es: '¿Cuándo llega el dinero?',
      fr: 'Quand l’argent arrive-t-il?',
    },
    answer: {
      en: 'Instant takes a few minutes and needs a debit card. Next business day arrives on the next day on which banks are open; weekends and holidays don’t count.',
      es: 'Al instante tarda unos minutos y necesita una tarjeta de débito. El siguiente día hábil llega el próximo día en que abren los bancos; los fines de semana y feriados no cuentan.',
      fr: 'Le virement immédiat prend quelques minutes et demande une carte de débit. Sinon, l’argent arrive le prochain jour où les banques sont ouvertes; les fins de semaine et les jours fériés ne comptent pas.',
    },
  },
  {
    ...{ id: 14, section: 'money', topics: [2] },
    question: {
      en: 'Can I cancel a transfer?',
      es: '¿Puedo cancelar una transferencia?',
      fr: 'Puis-je annuler un virement?',
    },
    answer: {
      en: 'Yes, for free, until it goes to your bank. Open the transfer in your history and choose “Cancel this transfer”.',
      es: 'Sí, gratis, hasta que salga hacia tu banco. Abre la transferencia en tu historial y elige “Cancelar esta transferencia”.',
      fr: 'Oui, gratuitement, jusqu’à son envoi à votre banque. Ouvrez le virement dans votre historique et choisissez «\u00A0Annuler ce virement\u00A0».',
    },
  },
  {
    ...{ id: 21, section: 'pay', topics: [1] },
    question: {
      en: 'What happens on payday?',
      es: '¿Qué pasa el día de pago?',
      fr: 'Que se passe-t-il le jour de paie?',
    },
    answer: {
      en: 'Your paycheck is smaller by what you took and by any fees. Before you send, you see about how much is left. There is no interest.',
      es: 'Tu cheque se reduce en lo que recibiste y en las tarifas. Antes de enviar ves cuánto quedará, más o menos. No hay intereses.',
      fr: 'Votre paie est réduite de ce que vous avez reçu et des frais. Avant l’envoi, vous voyez à peu près ce qu’il restera. Il n’y a pas d’intérêts.',
    },
  },
  {
    ...{ id: 31, section: 'account', topics: [3] },
    question: {
      en: 'My phone number has changed. What now?',
      es: 'Cambié de número de teléfono. ¿Qué hago?',
      fr: 'Mon numéro de téléphone a changé. Que faire?',
    },
    answer: {
      en: 'Sign in with your email. If the code still goes to the old number, call {phone}; we make sure it’s you and change the number.',
      es: 'Entra con tu correo. Si el código todavía llega al número anterior, llama al {phone}; confirmamos que eres tú y cambiamos el número.',
      fr: 'Connectez-vous avec votre courriel. Si le code va encore à l’ancien numéro, composez le {phone}; nous vérifions que c’est bien vous et changeons le numéro.',
    },
  },
  {
    ...{ id: 32, section: 'account', topics: [3] },
    question: {
      en: 'I forgot my password. What now?',
      es: 'Olvidé mi contraseña. ¿Qué hago?',
      fr: 'J’ai oublié mon mot de passe. Que faire?',
    },
    answer: {
      en: 'Choose “Forgot password?” where you sign in. {brand} sends you a code, and with it you choose a new password.',
      es: 'Elige “¿Olvidaste tu contraseña?” donde entras. {brand} te envía un código, y con él eliges una contraseña nueva.',
      fr: 'Choisissez «\u00A0Mot de passe oublié?\u00A0» à la connexion. {brand} vous envoie un code, avec lequel vous choisissez un nouveau mot de passe.',
    },
  },
];
