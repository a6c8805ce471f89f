import { type EpochMs, epochMs } from '@dayfare/domain/money';

/** This instant, in whole milliseconds: a clock that is slowed or set by others may count in parts of one. */
export const nowMs = (): EpochMs => epochMs(Math.floor(Date.now()));
