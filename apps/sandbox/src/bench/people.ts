import { checking, debitCard, patterns } from '../seeds/patterns.ts';
import type { Seed } from '../seeds/seed.ts';

/** Creates this many identical, well-paid people for benchmarks, who work for so many employers in turn. */
export function benchPeople(count: number, employers = 1): Seed[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index).padStart(4, '0');
    return {
      id: 5001 + index,
      shows: 'Measuring',
      firstName: 'Bench',
      lastName: number,
      userName: `bench.${number}`,
      email: `bench.${number}@example.com`,
      mobile: `303555${number}`,
      userType: 4,
      environment: 'Common',
      currency: 'USD',
      timeZone: 'America/New_York',
      employers: [{ id: 599 + (index % employers), name: `Bench Works${index % employers || ''}` }],
      hourlyRate: 60_00,
      withholding: 10_00,
      dayOfPeriod: 10,
      minutes: patterns.shop,
      instruments: [checking('Bench Bank', number), debitCard('Bench Debit', number, 'visa')],
    };
  });
}
