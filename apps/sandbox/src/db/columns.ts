import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** An amount of money as an integer number of minor units (cents); safe up to 90 trillion. */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/** An instant, kept in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
