import type { ApiClient } from '@dayfare/api/transport';
import { type EpochMs, epochMs } from '@dayfare/domain/money';

/** The device's time in whole milliseconds; a modified clock may return fractions. For what lasts, not for what day it is: see `serverNow`. */
export const nowMs = (): EpochMs => epochMs(Math.floor(Date.now()));

/** The server's time in whole milliseconds, as far as its responses have told it. What a person is owed or allowed on a day depends on it: a device may be wrong. */
export const serverNow = (api: Pick<ApiClient, 'now'>): EpochMs => epochMs(Math.floor(api.now()));
