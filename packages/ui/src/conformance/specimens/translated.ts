/** Phrases of the product, shortest first, as long as translations of them get. */
const spanish = [
  'Sí',
  'Hoy',
  'Ayuda',
  'Cuenta',
  'Semana',
  'Recibido',
  'Cancelar',
  'Más detalles',
  'Tarjeta de débito',
  'Recibir $40.00 ahora',
  'Número de la cuenta corriente',
  'Llega en unos pocos minutos, sin comisión.',
  'Si lo envías hoy, llega el martes porque el lunes es feriado bancario.',
];

const french = [
  'Oui',
  'Aide',
  'Jour',
  'Compte',
  'Semaine',
  'Terminé',
  'Annuler',
  'Plus de détails',
  'Carte de débit Visa',
  'Obtenir 40,00 $ maintenant',
  'Numéro du compte de chèques',
  'Arrive en quelques minutes, sans aucuns frais.',
  'Envoyé aujourd’hui, il arrive mardi, parce que lundi est un jour férié bancaire.',
];

/** A phrase that is a third longer than the English one, as a translation is; the longest there is for a long text. */
const from = (phrases: readonly string[]) => (text: string) =>
  phrases.find((phrase) => phrase.length >= text.length * 1.3) ?? phrases.at(-1) ?? text;

/** A Spanish phrase in place of an English one. */
export const inSpanish = from(spanish);

/** A French Canadian phrase in place of an English one. */
export const inFrench = from(french);
