import type { CurrencyCode } from '@dayfare/domain/money';
import { browserLocale, type Language } from '@dayfare/domain/product';
import type { PdfFact } from '@dayfare/pdf/content';
import { fullName } from '../../../platform/session/full-name.ts';
import type { SessionUser } from '../../../platform/session/stored-user.ts';
import type { MoneyTexts } from '../format/money-texts.ts';

/** Who a record of money is about. */
export interface RecordOwner {
  /** Empty if unknown. */
  readonly person: string;
  /** Null if they have none, or it is unknown. */
  readonly employer: string | null;
}

/** The owner of what a signed-in person saves. */
export const ownerOf = (user: SessionUser | undefined): RecordOwner => ({
  person: user ? fullName(user) : '',
  employer: user?.companyName || null,
});

/** Whose money a record is about, for those who read it elsewhere, such as a landlord. */
export function ownerFacts({ person, employer }: RecordOwner, t: MoneyTexts): readonly PdfFact[] {
  return [
    ...(person ? [{ name: t('kit/money/records:pdf.holder'), value: person }] : []),
    ...(employer ? [{ name: t('kit/money/records:pdf.employer'), value: employer }] : []),
  ];
}

/** The currency by its name and code: a dollar sign alone may be that of several. */
export function currencyFact(currency: CurrencyCode, language: Language, t: MoneyTexts): PdfFact {
  const name = new Intl.DisplayNames(browserLocale(language), { type: 'currency' }).of(currency);
  return { name: t('kit/money/records:pdf.currency'), value: `${name} (${currency})` };
}
