import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';
import { openAtRest, sealAtRest } from './keys.ts';

/** An amount of money in minor units (cents); safe up to 90 trillion. */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/** A point in time, stored in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A text that is encrypted in the database, so that reading the tables or a copy does not reveal it. */
export const sealedText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: sealAtRest,
  fromDriver: openAtRest,
});
