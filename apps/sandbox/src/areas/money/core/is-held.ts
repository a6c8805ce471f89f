import { holdsMoney, instrumentKind, instrumentSubType } from '@dayfare/domain/money';
import type { Instrument } from './tables.ts';

/** Whether we hold the money of an instrument. */
export const isHeld = (one: Pick<Instrument, 'instrumentType' | 'instrumentSubType'>): boolean =>
  holdsMoney({
    kind: instrumentKind.fromWire(one.instrumentType) ?? 'None',
    subType: instrumentSubType.fromWire(one.instrumentSubType),
  });
