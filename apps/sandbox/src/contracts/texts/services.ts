import { type ContractDocument, shortDocument } from '../document.ts';

/** Tips, credit unions, partners and minors: contract types 25, 26, 35 and 52. */
export const serviceDocuments: readonly ContractDocument[] = [
  shortDocument(
    25,
    { en: 'Tips and mileage', es: 'Propinas y millaje', fr: 'Pourboires et kilométrage' },
    {
      en: 'Tips and mileage that your employer reports are paid out on the same day, whole and without a fee.',
      es: 'Las propinas y el millaje que informa tu empleador se pagan el mismo día, enteros y sin comisión.',
      fr: 'Les pourboires et le kilométrage que déclare votre employeur sont versés le jour même, en entier et sans frais.',
    },
  ),
  shortDocument(
    26,
    {
      en: 'Pay to your credit union',
      es: 'Pago a tu cooperativa de crédito',
      fr: 'Versement à votre caisse',
    },
    {
      en: 'You let {brand} ask your credit union whether the account is yours, and send your pay there when you ask for it.',
      es: 'Permites que {brand} pregunte a tu cooperativa si la cuenta es tuya y envíe allí tu salario cuando lo pidas.',
      fr: 'Vous permettez à {brand} de demander à votre caisse si le compte est à vous, et d’y envoyer votre paie quand vous le demandez.',
    },
  ),
  shortDocument(
    35,
    {
      en: 'A partner’s terms of service',
      es: 'Términos del servicio de un aliado',
      fr: 'Conditions d’utilisation d’un partenaire',
    },
    {
      en: 'Offers of partners are theirs: they deliver, and you pay them. {legalName} tells them nothing about your pay.',
      es: 'Las ofertas de aliados son suyas: ellos entregan y a ellos les pagas. {legalName} no les dice nada de tu salario.',
      fr: 'Les offres des partenaires sont les leurs\u00A0: ils livrent, et vous les payez. {legalName} ne leur dit rien de votre paie.',
    },
  ),
  shortDocument(
    52,
    {
      en: 'Guardian’s consent for a minor',
      es: 'Consentimiento del tutor de un menor',
      fr: 'Consentement du tuteur d’un mineur',
    },
    {
      en: 'A parent or guardian agrees that a minor has the card, sees on request what is spent with it, and can close it at any time.',
      es: 'Un padre o tutor acepta que un menor tenga la tarjeta, ve si lo pide en qué se gasta y puede cerrarla cuando quiera.',
      fr: 'Un parent ou tuteur accepte qu’un mineur ait la carte, voit sur demande ce qui est dépensé, et peut la fermer en tout temps.',
    },
  ),
];
