/** Whole hours, and the minutes beside them. */
export const durationParts = (minutes: number) => ({
  hours: Math.floor(minutes / 60),
  minutes: minutes % 60,
});

/** A time of day as minutes after midnight: `09:30` is 570. */
export function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** The time of day of an instant in a zone: `09:30`. */
export const timeOf = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone },
  }).format(at);
