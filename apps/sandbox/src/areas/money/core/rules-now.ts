import { type Destination, epochMs, type MinorUnits, minorUnits, toIsoDate } from '@dayfare/domain/money';
import { cashAccess } from '@dayfare/domain/validation';
import { type ConfiguredServer, isSwitchedOn, numberNow } from '../../../platform/http/configuration.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Employee } from '../../session/index.ts';

/** An amount of the configuration as it is now; `otherwise` where it is none. */
export function amountNow(server: ConfiguredServer, key: string, otherwise: MinorUnits): MinorUnits {
  const value = numberNow(server, key);
  return Number.isFinite(value) && value >= 0 ? minorUnits(Math.round(value * 100)) : otherwise;
}

/** The smallest and the largest transfer of wages as configured now. */
export function amountBounds(server: ConfiguredServer): {
  readonly minAmount: MinorUnits;
  readonly maxAmount: MinorUnits;
} {
  const { minAmount, maxAmount } = server.settings;
  return {
    minAmount: amountNow(server, 'MinTransactionAmount', minAmount),
    maxAmount: amountNow(server, 'MaxTransactionAmount', maxAmount),
  };
}

/** Why cash is closed to a person: too young for the age that is configured now, or of no known age. */
export function cashRefusal(
  server: ConfiguredServer,
  { birthDate, timeZone }: Pick<Employee, 'birthDate' | 'timeZone'>,
  now: Date,
): Refusal | undefined {
  const today = toIsoDate(epochMs(now.getTime()), timeZone);
  const access = cashAccess(birthDate, today, numberNow(server, 'MinimumAgeLimitForCashPickup'));
  if (access === 'ageUnknown') return new Refusal('BirthDateUnknown');
  return access === 'tooYoung' ? new Refusal('CashPickupTooYoung') : undefined;
}

/** Why a kind of place is closed to a person by what is configured now, also where they have opened it before; undefined if it isn't. */
export function placeRefusal(
  server: ConfiguredServer,
  employee: Pick<Employee, 'birthDate' | 'timeZone'>,
  { to, now }: { readonly to: Destination; readonly now: Date },
): Refusal | undefined {
  if (to === 'gift' && !isSwitchedOn(server, 'EnableAmazon')) return new Refusal('AmazonNotAvailable');
  return to === 'cash' ? cashRefusal(server, employee, now) : undefined;
}
