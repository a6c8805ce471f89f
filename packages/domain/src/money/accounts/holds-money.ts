import { productCard } from '../../product/index.ts';
import type { InstrumentKind, InstrumentSubType } from '../enums/instrument.ts';

const pots: ReadonlySet<InstrumentKind> = new Set(['TimelyTips', 'DirectAccumulatedBalance', 'Savings']);

/** Whether we hold the money of an instrument, so that its balance is known and it can be moved; a bank's or another card's is not ours to see. */
export function holdsMoney({
  kind,
  subType,
}: {
  readonly kind: InstrumentKind;
  readonly subType: InstrumentSubType | null;
}): boolean {
  return pots.has(kind) || (kind === 'Card' && subType === productCard);
}
