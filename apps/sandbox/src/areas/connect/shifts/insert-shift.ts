import { segmentKind } from '@dayfare/domain/connect';
import { addDays, atLocalTime, epochMs, isTimeZone, toIsoDate } from '@dayfare/domain/money';
import type { Db } from '../../../platform/db/db.ts';
import type { SeedShift } from '../../../seeds/seed-of-areas.ts';
import { shiftSegments, shifts } from './tables.ts';

const weeks = 4;

interface SeedOptions {
  readonly organizationId: number;
  readonly now: Date;
  readonly timeZone: string;
}

/** Inserts a shift for each of the coming weeks, with its break in between. */
export async function insertShift(
  tx: Db,
  seed: SeedShift,
  { organizationId, now, timeZone }: SeedOptions,
): Promise<void> {
  if (!isTimeZone(timeZone)) throw new RangeError(`There is no time zone ${timeZone}.`);
  const { title, location, openings, start, end, breakStart, breakMinutes } = seed;
  const today = toIsoDate(epochMs(now.getTime()), timeZone);
  for (let week = 0; week < weeks; week += 1) {
    const day = addDays(today, seed.inDays + 7 * week);
    const at = (minute: number) =>
      new Date(
        atLocalTime(minute < start ? addDays(day, 1) : day, Math.floor(minute / 60), minute % 60, timeZone),
      );
    const [startAt, endAt, pause] = [at(start), at(end), at(breakStart)];
    const [row] = await tx
      .insert(shifts)
      .values({ organizationId, title, location, timeZone, startAt, endAt, openings })
      .returning();
    if (!row) throw new Error('The shift was not written.');
    const resumed = new Date(pause.getTime() + breakMinutes * 60_000);
    const regular = segmentKind.toWire('Regular');
    await tx.insert(shiftSegments).values([
      { shiftId: row.id, kind: regular, startAt, endAt: pause },
      { shiftId: row.id, kind: segmentKind.toWire('Break'), startAt: pause, endAt: resumed },
      { shiftId: row.id, kind: regular, startAt: resumed, endAt },
    ]);
  }
}
