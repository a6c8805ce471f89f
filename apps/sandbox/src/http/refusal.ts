import { type CurrencyCode, formatMoney, type MinorUnits } from '@dayfare/domain/money';
import { defaultLanguage, type Language, languageFromWire } from '@dayfare/domain/product';
import { type ErrorCode, errorTable } from './error-table.ts';

/** Amounts that a refusal's text names, such as the most one may take. */
export interface RefusalAmounts {
  readonly currency: CurrencyCode;
  readonly min?: MinorUnits;
  readonly max?: MinorUnits;
}

/** Thrown by any part of the server to answer with one code of the error table. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly amounts: RefusalAmounts | undefined;
  /** Path of the input's field that is wrong, `verifyPinInfo.pinCode`; undefined when it is no one field. */
  readonly field: string | undefined;

  constructor(code: ErrorCode, amounts?: RefusalAmounts, field?: string) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.amounts = amounts;
    this.field = field;
  }
}

/** The language that text from the wire names, such as the locale header; the default when it is missing or unknown. */
export function languageOf(named: string | null | undefined): Language {
  return languageFromWire(named) ?? defaultLanguage;
}

/** What the person reads: the table's text in their language, with the amounts of this case filled in. */
export function messageOf({ code, amounts }: Refusal, language: Language): string {
  return errorTable[code].message[language].replace(/\{(min|max)\}/g, (whole, name: 'min' | 'max') => {
    const amount = amounts?.[name];
    return amounts && amount !== undefined
      ? formatMoney(amount, { currency: amounts.currency, language })
      : whole;
  });
}
