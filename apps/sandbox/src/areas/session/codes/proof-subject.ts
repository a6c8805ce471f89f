import { formatMoney, type MinorUnits } from '@dayfare/domain/money';
import type { ProofSubject } from '../../../platform/http/payment-to-prove.ts';
import type { CodeWords } from './code-message.ts';

/** Reads what is kept of a subject; null where a code is for no payment. */
export function subjectFrom(kept: string | null): ProofSubject | null {
  return kept === null ? null : (JSON.parse(kept) as ProofSubject);
}

/** The message with a code that releases one payment: it names the amount and the payee. The code comes first. */
export function paymentWords({ amountMinor, currency, to }: ProofSubject): CodeWords {
  const amount = (language: 'en' | 'es' | 'fr') =>
    formatMoney(amountMinor as MinorUnits, { currency, language }).replace(/[\u00A0\u202F]/g, ' ');
  return {
    body: {
      en: (brand, code) =>
        `${code} is your ${brand} code to send ${amount('en')} to ${to}. It works for 10 minutes, and for nothing else. We’ll never ask you for it by phone.`,
      es: (brand, code) =>
        `${code} es tu código de ${brand} para enviar ${amount('es')} a ${to}. Es válido por 10 minutos y para nada más. Nunca te lo pediremos por teléfono.`,
      fr: (brand, code) =>
        `${code} est votre code ${brand} pour envoyer ${amount('fr')} à ${to}. Il est valable 10 minutes, et pour rien d’autre. Nous ne vous le demanderons jamais au téléphone.`,
    },
    subject: {
      en: (brand) => `Your ${brand} code for a payment`,
      es: (brand) => `Tu código de ${brand} para un pago`,
      fr: (brand) => `Votre code ${brand} pour un paiement`,
    },
  };
}
