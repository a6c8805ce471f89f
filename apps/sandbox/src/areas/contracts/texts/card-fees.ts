import type { Language } from '@dayfare/domain/product';
import { type ContractDocument, shortDocument } from '../document.ts';

type Said = Readonly<Record<Language, string>>;

/** Since when the short forms list every fee that the law asks for. */
const version = '2026-11-26';

/** The three kinds of card that short forms are for, in the documents' order. */
const kinds: readonly Said[] = [
  { en: 'Card fees at a glance', es: 'Comisiones de la tarjeta en breve', fr: 'Frais de la carte en bref' },
  {
    en: 'Payroll card fees at a glance',
    es: 'Comisiones de la tarjeta de nómina en breve',
    fr: 'Frais de la carte de paie en bref',
  },
  {
    en: 'Payroll card fees at a glance, without proof of identity',
    es: 'Comisiones de la tarjeta de nómina en breve, sin prueba de identidad',
    fr: 'Frais de la carte de paie en bref, sans preuve d’identité',
  },
];

const choice: Said = {
  en: 'You do not have to accept this payroll card. Ask your employer about other ways to receive your wages.',
  es: 'No tienes que aceptar esta tarjeta de nómina. Pregunta a tu empleador por otras formas de recibir tu sueldo.',
  fr: 'Vous n’êtes pas tenu d’accepter cette carte de paie. Demandez à votre employeur comment recevoir votre paie autrement.',
};

const fees: Said = {
  en: 'Monthly fee: $0\nPer purchase: $0\nCash machine of our network: $0\nAnother bank’s cash machine: $0 from us; that bank may charge and says so first\nCash reload: not offered\nBalance inquiry at a cash machine: $0\nCustomer service: $0 per call\nNot using the card: $0\nWe charge 1 other type of fee: a replacement sent overnight, $15.00\nNo overdraft or credit feature.\nYour money is held at a bank and insured up to the legal limit once your identity is confirmed.\nAll fees and limits are in “Fees and limits”. Questions: {phone}.',
  es: 'Comisión mensual: $0\nPor compra: $0\nCajero de nuestra red: $0\nCajero de otro banco: $0 de nuestra parte; ese banco puede cobrar y lo avisa antes\nRecarga en efectivo: no se ofrece\nConsulta de saldo en un cajero: $0\nAtención al cliente: $0 por llamada\nNo usar la tarjeta: $0\nCobramos 1 comisión de otro tipo: un reemplazo enviado de un día para otro, $15.00\nSin sobregiro ni crédito.\nTu dinero está en un banco y asegurado hasta el límite legal una vez confirmada tu identidad.\nTodos las comisiones y límites están en “Comisiones y límites”. Preguntas: {phone}.',
  fr: 'Frais mensuels\u00A0: 0 $\nPar achat\u00A0: 0 $\nGuichet de notre réseau\u00A0: 0 $\nGuichet d’une autre banque\u00A0: 0 $ de notre part; cette banque peut demander des frais et l’annonce avant\nRechargement en espèces\u00A0: non offert\nSolde au guichet\u00A0: 0 $\nService à la clientèle\u00A0: 0 $ par appel\nCarte inutilisée\u00A0: 0 $\nNous demandons 1 autre type de frais\u00A0: un remplacement livré le lendemain, 15 $\nSans découvert ni crédit.\nVotre argent est dans une banque et assuré jusqu’à la limite légale une fois votre identité confirmée.\nTous les frais et limites sont dans «\u00A0Frais et limites\u00A0». Questions\u00A0: {phone}.',
};

const join = (first: Said, rest: Said): Said => ({
  en: `${first.en}\n${rest.en}`,
  es: `${first.es}\n${rest.es}`,
  fr: `${first.fr}\n${rest.fr}`,
});

/** The short forms of the card's fees, contract types 45 to 47, which are shown before anything is agreed to. */
export const shortFormDocuments: readonly ContractDocument[] = kinds.map((title, index) =>
  shortDocument(45 + index, title, index === 0 ? fees : join(choice, fees), version),
);
