import { productCard } from '../../product/index.ts';
import type { InstrumentKind, InstrumentSubType } from '../enums/instrument.ts';

/** Kinds of what a person has put aside or earned in another way than by wages. */
export const ownMoneyKinds = ['Savings', 'TimelyTips'] as const satisfies readonly InstrumentKind[];

const pots: ReadonlySet<InstrumentKind> = new Set([...ownMoneyKinds, 'DirectAccumulatedBalance']);
const own: ReadonlySet<InstrumentKind> = new Set(ownMoneyKinds);

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

/** Whether what is in an instrument is out of reach of a pause and of limits of early pay: nothing of it is taken early when it is moved. */
export const isOwnMoney = (kind: InstrumentKind): boolean => own.has(kind);
