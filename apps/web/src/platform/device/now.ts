import { type EpochMs, epochMs } from '@dayfare/domain/money';

/** Current time in whole milliseconds; a modified clock may return fractions. */
export const nowMs = (): EpochMs => epochMs(Math.floor(Date.now()));
