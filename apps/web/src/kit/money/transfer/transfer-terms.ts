import type { FeeFacts, SpeedOption, TransferPreview } from '@dayfare/api/money/queries';
import {
  type EpochMs,
  epochMs,
  feeKind,
  feeNames,
  isoDate,
  type MinorUnits,
  minorUnits,
  serviceChargeMode,
  type TransferQuote,
  transferSpeed,
} from '@dayfare/domain/money';

/** What the next-day transfer would be if the instant one fails. */
interface NextDayTerms {
  readonly fee: MinorUnits;
  readonly arrivesAt: EpochMs;
}

/** The part of a preview that the state machine does not need: what binds the server, and what the review shows. */
export interface TransferTerms {
  readonly previewId: string;
  /** API number of the contract type. */
  readonly contractType: number;
  readonly contractIds: readonly number[];
  /** Those of them whose wording is new to the person. */
  readonly contractsToRead: readonly number[];
  /** Both speeds, as they were quoted side by side. */
  readonly options: readonly SpeedOption[];
  readonly availableAfter: MinorUnits;
  readonly leftOnPayday: MinorUnits;
  readonly feesThisYear: MinorUnits;
  readonly feeFacts: FeeFacts;
  /** Null if the free transfer isn't available either. */
  readonly nextDay: NextDayTerms | null;
}

/** Returns the terms of a preview. */
export function termsOf(preview: TransferPreview): TransferTerms {
  const { previewId, contractType, contractIds, contractsToRead, options } = preview;
  const { availableAfter, leftOnPayday, feesThisYear, feeFacts } = preview;
  const nextDay = options.find(({ speed, isAvailable }) => isAvailable && speed === 'NextDay');
  return {
    ...{ previewId, contractType, contractIds, contractsToRead, options },
    ...{ availableAfter, leftOnPayday, feesThisYear, feeFacts },
    nextDay: nextDay ? { fee: nextDay.fee, arrivesAt: nextDay.arrivesAt } : null,
  };
}

const isSameSet = (a: readonly number[], b: readonly number[]) =>
  new Set(a).size === new Set(b).size && a.every((id) => b.includes(id));

/** Whether two previews require agreement to the same documents. */
export function hasSameDocuments(a: TransferTerms, b: TransferTerms): boolean {
  return a.contractType === b.contractType && isSameSet(a.contractIds, b.contractIds);
}

/** Whether two quotes and their terms are the same to the person who agrees to them. Times may differ by a minute. */
export function isSameOffer(
  a: { quote: TransferQuote; terms: TransferTerms },
  b: { quote: TransferQuote; terms: TransferTerms },
): boolean {
  return (
    a.quote.fee === b.quote.fee &&
    a.quote.totalDebit === b.quote.totalDebit &&
    a.quote.received === b.quote.received &&
    Math.abs(a.quote.arrivesAt - b.quote.arrivesAt) < 60_000 &&
    a.terms.leftOnPayday === b.terms.leftOnPayday &&
    a.terms.feeFacts.mode === b.terms.feeFacts.mode &&
    hasSameDocuments(a.terms, b.terms)
  );
}

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value);
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isIds = (value: unknown): value is number[] => Array.isArray(value) && value.every(isAmount);

/** Parses terms stored by this app; null for anything else. */
export function readTerms(value: unknown): TransferTerms | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Partial<Record<keyof TransferTerms, unknown>>;
  const { previewId, contractType, contractIds, availableAfter, leftOnPayday, feesThisYear } = stored;
  const feeFacts = readFeeFacts(stored.feeFacts);
  if (typeof previewId !== 'string' || !isAmount(contractType) || !isIds(contractIds)) return null;
  if (!isAmount(availableAfter) || !isAmount(leftOnPayday) || !isAmount(feesThisYear) || !feeFacts)
    return null;
  return {
    previewId,
    contractType,
    contractIds,
    // A transfer that was kept before these were known must still be found again.
    contractsToRead: isIds(stored.contractsToRead) ? stored.contractsToRead : contractIds,
    options: readOptions(stored.options),
    availableAfter: minorUnits(availableAfter),
    leftOnPayday: minorUnits(leftOnPayday),
    feesThisYear: minorUnits(feesThisYear),
    feeFacts,
    nextDay: readNextDay(stored.nextDay),
  };
}

function readOptions(value: unknown): readonly SpeedOption[] {
  return Array.isArray(value) ? value.flatMap((one: unknown) => readOption(one) ?? []) : [];
}

function readOption(value: unknown): SpeedOption | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Partial<Record<keyof SpeedOption, unknown>>;
  const { speed, fee, totalDebit, arrivalDate, arrivesAt, isAvailable, unavailableReason } = stored;
  const feeFacts = readFeeFacts(stored.feeFacts);
  if (!transferSpeed.is(speed) || !feeFacts || typeof isAvailable !== 'boolean') return null;
  if (!isAmount(fee) || !isAmount(totalDebit) || !isAmount(arrivesAt)) return null;
  if (typeof arrivalDate !== 'string' || !isDay(arrivalDate)) return null;
  return {
    ...{ speed, feeFacts, isAvailable, arrivalDate: isoDate(arrivalDate) },
    ...{ fee: minorUnits(fee), totalDebit: minorUnits(totalDebit), arrivesAt: epochMs(arrivesAt) },
    unavailableReason: typeof unavailableReason === 'string' ? unavailableReason : null,
  };
}

function readFeeFacts(value: unknown): FeeFacts | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, kind, usual, mode } = value as Partial<Record<keyof FeeFacts, unknown>>;
  const known = feeNames.find((one) => one === name);
  if (!known || !isAmount(usual) || !serviceChargeMode.is(mode)) return null;
  if (kind !== null && !feeKind.is(kind)) return null;
  return { name: known, kind, usual: minorUnits(usual), mode };
}

function readNextDay(value: unknown): NextDayTerms | null {
  if (typeof value !== 'object' || value === null) return null;
  const { fee, arrivesAt } = value as Partial<Record<keyof NextDayTerms, unknown>>;
  return isAmount(fee) && isAmount(arrivesAt)
    ? { fee: minorUnits(fee), arrivesAt: epochMs(arrivesAt) }
    : null;
}
