import { addDays, dateOf, type IsoDate, weekday } from './iso-date.ts';

/** Countries whose banks we pay through. */
export type Country = 'US' | 'CA';

/** A day on which the banks of a country are closed. */
export interface Holiday {
  readonly name: string;
  /** The observed date, which may differ from the holiday itself. */
  readonly date: IsoDate;
}

type Rule = (year: number) => IsoDate;

const monday = 1;
const thursday = 4;

function on(month: number, day: number): Rule {
  return (year) => dateOf(year, month, day);
}

function nth(ordinal: number, day: number, month: number): Rule {
  return (year) => {
    const first = dateOf(year, month, 1);
    return addDays(first, ((day - weekday(first) + 7) % 7) + (ordinal - 1) * 7);
  };
}

function lastMondayUpTo(month: number, day: number): Rule {
  return (year) => {
    const last = dateOf(year, month, day);
    return addDays(last, -((weekday(last) - monday + 7) % 7));
  };
}

/** Returns Easter Sunday in the Gregorian calendar (century, age of the moon, following Sunday). */
function easter(year: number): IsoDate {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const late = Math.floor((golden + 11 * epact) / 319);
  const fullMoon = addDays(dateOf(year, 3, 21), epact - late);
  return addDays(fullMoon, 7 - weekday(fullMoon));
}

const rules = {
  // The days on which the Federal Reserve is closed.
  US: {
    "New Year's Day": on(1, 1),
    'Martin Luther King Jr. Day': nth(3, monday, 1),
    "Washington's Birthday": nth(3, monday, 2),
    'Memorial Day': lastMondayUpTo(5, 31),
    Juneteenth: on(6, 19),
    'Independence Day': on(7, 4),
    'Labor Day': nth(1, monday, 9),
    'Columbus Day': nth(2, monday, 10),
    'Veterans Day': on(11, 11),
    'Thanksgiving Day': nth(4, thursday, 11),
    'Christmas Day': on(12, 25),
  },
  // Federal bank holidays. Family Day, the Civic Holiday and Easter Monday are left out: payments clear on them.
  CA: {
    "New Year's Day": on(1, 1),
    'Good Friday': (year) => addDays(easter(year), -2),
    'Victoria Day': lastMondayUpTo(5, 24),
    'Canada Day': on(7, 1),
    'Labour Day': nth(1, monday, 9),
    'National Day for Truth and Reconciliation': on(9, 30),
    Thanksgiving: nth(2, monday, 10),
    'Remembrance Day': on(11, 11),
    'Christmas Day': on(12, 25),
    'Boxing Day': on(12, 26),
  },
} as const satisfies Record<Country, Record<string, Rule>>;

function isWeekend(date: IsoDate): boolean {
  return weekday(date) % 6 === 0;
}

/** Federal Reserve: a Sunday holiday moves to Monday; a Saturday holiday isn't replaced, and the Friday before is open. */
function observedInUs(date: IsoDate): IsoDate {
  return weekday(date) === 0 ? addDays(date, 1) : date;
}

/** Canada: a weekend holiday moves to the next weekday that isn't a holiday itself. */
function observedInCanada(date: IsoDate, taken: ReadonlySet<IsoDate>): IsoDate {
  let observed = date;
  while (isWeekend(observed) || taken.has(observed)) observed = addDays(observed, 1);
  return observed;
}

/** Returns the observed bank holidays of a year, in order. The current rules are used for every year from 2022. */
export function holidays(country: Country, year: number): readonly Holiday[] {
  const taken = new Set<IsoDate>();
  const days = Object.entries<Rule>(rules[country]).map(([name, rule]) => ({ name, date: rule(year) }));
  // Weekday holidays first: Christmas on a Sunday moves past a Boxing Day on Monday.
  const ordered = [
    ...days.filter(({ date }) => !isWeekend(date)),
    ...days.filter(({ date }) => isWeekend(date)),
  ];
  return ordered
    .map(({ name, date }) => {
      const observed = country === 'US' ? observedInUs(date) : observedInCanada(date, taken);
      taken.add(observed);
      return { name, date: observed };
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
