import type { Language } from '@dayfare/domain/product';
import { type ContractDocument, shortDocument } from '../document.ts';
import { shortFormDocuments } from './card-fees.ts';

type Said = Readonly<Record<Language, string>>;

/** The three kinds of card that the documents tell apart, in their order. */
const kinds: readonly Said[] = [
  { en: 'general-purpose card', es: 'tarjeta de uso general', fr: 'carte à usage général' },
  {
    en: 'payroll card with proof of identity',
    es: 'tarjeta de nómina con prueba de identidad',
    fr: 'carte de paie avec preuve d’identité',
  },
  {
    en: 'payroll card without proof of identity',
    es: 'tarjeta de nómina sin prueba de identidad',
    fr: 'carte de paie sans preuve d’identité',
  },
];

const each = (said: Said, kind: Said): Said => ({
  en: said.en.replaceAll('{card}', kind.en),
  es: said.es.replaceAll('{card}', kind.es),
  fr: said.fr.replaceAll('{card}', kind.fr),
});

/** The same document for each kind of card, from this contract type on. */
const forEachKind = (first: number, title: Said, text: Said) =>
  kinds.map((kind, index) => shortDocument(first + index, each(title, kind), each(text, kind)));

const holder: Said = {
  en: 'The {card} is yours alone. Sign for it, keep its PIN to yourself, and lock it in the app as soon as you miss it.\nYou are not liable for what is spent after you lock it or call {phone}.',
  es: 'La {card} es solo tuya. Fírmala, guarda su PIN para ti y bloquéala en la aplicación en cuanto te falte.\nNo respondes por lo que se gaste después de bloquearla o de llamar al {phone}.',
  fr: 'La {card} est à vous seul. Signez-la, gardez son NIP pour vous et verrouillez-la dans l’application dès qu’elle vous manque.\nVous ne répondez pas de ce qui est dépensé après le verrouillage ou un appel au {phone}.',
};

/** The card: contract types 15 to 24, 27, 28, 37, 41, 42 and 45 to 47. */
export const cardDocuments: readonly ContractDocument[] = [
  shortDocument(
    15,
    { en: 'Card privacy policy', es: 'Privacidad de la tarjeta', fr: 'Confidentialité de la carte' },
    {
      en: 'The card’s bank sees where and for how much you pay. It uses that to run the card and to stop fraud, and does not sell it.',
      es: 'El banco de la tarjeta ve dónde y cuánto pagas. Lo usa para operar la tarjeta y evitar fraudes, y no lo vende.',
      fr: 'La banque de la carte voit où et combien vous payez. Elle s’en sert pour gérer la carte et contrer la fraude, et ne le vend pas.',
    },
  ),
  ...forEachKind(
    16,
    { en: 'Application: {card}', es: 'Solicitud: {card}', fr: 'Demande\u00A0: {card}' },
    {
      en: 'You apply for the {card}. The law has us ask your name, address and date of birth. Applying costs nothing and leaves no mark on your credit.',
      es: 'Solicitas la {card}. La ley nos pide preguntar tu nombre, dirección y fecha de nacimiento. Solicitarla es gratis y no afecta tu crédito.',
      fr: 'Vous demandez la {card}. La loi nous oblige à demander votre nom, votre adresse et votre date de naissance. La demande est gratuite et sans effet sur votre crédit.',
    },
  ),
  ...forEachKind(
    19,
    {
      en: 'Cardholder agreement: {card}',
      es: 'Acuerdo del titular: {card}',
      fr: 'Entente du titulaire\u00A0: {card}',
    },
    holder,
  ),
  ...forEachKind(
    22,
    {
      en: 'Fees and limits: {card}',
      es: 'Comisiones y límites: {card}',
      fr: 'Frais et limites\u00A0: {card}',
    },
    {
      en: 'The {card} has no monthly fee. Paying in shops is free; another bank’s cash machine may charge for itself and says so first.\nUp to $500 in cash and $2,500 in payments a day.',
      es: 'La {card} no tiene comisión mensual. Pagar en tiendas es gratis; el cajero de otro banco puede cobrar por su cuenta y lo avisa antes.\nHasta $500 en efectivo y $2,500 en pagos al día.',
      fr: 'La {card} est sans frais mensuels. Payer en magasin est gratuit; le guichet d’une autre banque peut demander ses propres frais et l’annonce avant.\nJusqu’à 500 $ en espèces et 2 500 $ d’achats par jour.',
    },
  ),
  shortDocument(
    27,
    { en: 'Virtual card', es: 'Tarjeta virtual', fr: 'Carte virtuelle' },
    {
      en: 'Your card number can be used online before the card itself arrives. Both stop when you lock the card.',
      es: 'El número de tu tarjeta sirve en línea antes de que llegue la tarjeta. Ambos se detienen al bloquearla.',
      fr: 'Le numéro de votre carte s’utilise en ligne avant l’arrivée de la carte. Les deux s’arrêtent quand vous la verrouillez.',
    },
  ),
  shortDocument(
    28,
    { en: 'Replacement card', es: 'Tarjeta de reemplazo', fr: 'Carte de remplacement' },
    {
      en: 'A lost or stolen card is replaced free. The old one stops at once and the new one comes within 10 business days.',
      es: 'Una tarjeta perdida o robada se reemplaza gratis. La anterior deja de servir al instante y la nueva llega en 10 días hábiles.',
      fr: 'Une carte perdue ou volée est remplacée sans frais. L’ancienne s’arrête aussitôt et la nouvelle arrive en 10 jours ouvrables.',
    },
  ),
  shortDocument(
    37,
    {
      en: 'Card in a digital wallet',
      es: 'Tarjeta en una billetera digital',
      fr: 'Carte dans un portefeuille numérique',
    },
    {
      en: 'You let us pass your card to the wallet of your phone. The wallet’s own terms apply to it too. Remove it there or lock it here at any time.',
      es: 'Permites que pasemos tu tarjeta a la billetera de tu teléfono. También se aplican los términos de la billetera. Quítala allí o bloquéala aquí cuando quieras.',
      fr: 'Vous nous permettez de transmettre votre carte au portefeuille de votre téléphone. Ses propres conditions s’appliquent aussi. Retirez-la là ou verrouillez-la ici en tout temps.',
    },
  ),
  shortDocument(
    41,
    { en: 'Program terms', es: 'Términos del programa', fr: 'Conditions du programme' },
    {
      en: '{brand} offers the card together with {legalName} and a bank. Your employer pays nothing for it and learns nothing about what you spend.',
      es: '{brand} ofrece la tarjeta junto con {legalName} y un banco. Tu empleador no paga nada por ella ni sabe en qué gastas.',
      fr: '{brand} offre la carte avec {legalName} et une banque. Votre employeur ne paie rien et n’apprend rien de vos dépenses.',
    },
  ),
  shortDocument(
    42,
    { en: 'Cardholder agreement', es: 'Acuerdo del titular', fr: 'Entente du titulaire' },
    each(holder, { en: 'card', es: 'tarjeta', fr: 'carte' }),
  ),
  ...shortFormDocuments,
];
