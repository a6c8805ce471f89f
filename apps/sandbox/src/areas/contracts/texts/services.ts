import { type ContractDocument, shortDocument } from '../document.ts';

/** The version since which the consent of guardians says what it means. */
const guardianVersion = '2026-11-26';

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
      es: 'Permites que {brand} pregunte a tu cooperativa si la cuenta es tuya y envíe allí tu sueldo cuando lo pidas.',
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
      es: 'Las ofertas de aliados son suyas: ellos entregan y a ellos les pagas. {legalName} no les dice nada de tu sueldo.',
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
      en: 'You say that you are the parent or legal guardian of the minor who asks for a card of {brand}, and that you may decide this.\nYou agree that {legalName} gives the minor a prepaid card. Only money that the minor has earned or loaded can be spent with it: there is no credit and no debt.\nWe check the minor’s name, birthday and address, as the law asks of every card.\nYou can ask us at any time what is spent with the card, and have the card closed, free: {phone}.\nYou can take this consent back at any time. What was paid with the card before stays paid.',
      es: 'Declaras que eres el padre, la madre o el tutor legal del menor que pide una tarjeta de {brand}, y que puedes decidirlo.\nAceptas que {legalName} le dé al menor una tarjeta prepagada. Solo se puede gastar con ella el dinero que el menor ganó o cargó: no hay crédito ni deudas.\nVerificamos el nombre, la fecha de nacimiento y la dirección del menor, como exige la ley con toda tarjeta.\nPuedes preguntarnos cuando quieras en qué se gasta con la tarjeta, y pedir que la cerremos, gratis: {phone}.\nPuedes retirar esta autorización cuando quieras. Lo que ya se pagó con la tarjeta queda pagado.',
      fr: 'Vous déclarez être le parent ou le tuteur légal du mineur qui demande une carte de {brand}, et pouvoir en décider.\nVous acceptez que {legalName} remette au mineur une carte prépayée. Elle ne sert qu’à dépenser ce que le mineur a gagné ou chargé\u00A0: il n’y a ni crédit ni dette.\nNous vérifions le nom, la date de naissance et l’adresse du mineur, comme la loi l’exige pour toute carte.\nVous pouvez nous demander en tout temps ce qui est dépensé avec la carte, et la faire fermer sans frais\u00A0: {phone}.\nVous pouvez retirer ce consentement en tout temps. Ce qui a déjà été payé avec la carte le reste.',
    },
    guardianVersion,
  ),
];
