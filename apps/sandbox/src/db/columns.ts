import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';
import { openAtRest, sealAtRest } from './keys.ts';

/** An amount of money as an integer number of minor units (cents); safe up to 90 trillion. */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/** An instant, kept in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A text that lies sealed in the database: whoever reads the tables, or a copy of them, does not read it. */
export const sealedText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: sealAtRest,
  fromDriver: openAtRest,
});
