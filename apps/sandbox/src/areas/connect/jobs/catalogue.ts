import { minorUnits } from '@dayfare/domain/money';

const job = (
  id: number,
  words: Readonly<Record<'title' | 'company' | 'category' | 'city' | 'state' | 'type' | 'jobType', string>>,
  more: { readonly pay: number; readonly daysAgo: number; readonly description: string },
) => ({ id, ...words, ...more, pay: minorUnits(more.pay) });

const site = { type: 'On site', state: 'NY' } as const;
const fullTime = 'Full time';
const partTime = 'Part time';

/** The jobs that the sandbox's partners offer, the newest first. */
export const jobCatalogue = [
  job(
    31,
    {
      ...site,
      title: 'Shift lead',
      company: 'Harbor Fresh Market',
      category: 'Retail',
      city: 'Albany',
      jobType: fullTime,
    },
    { pay: 24_50, daysAgo: 1, description: 'Leads the morning shift, opens the store and plans the breaks.' },
  ),
  job(
    32,
    {
      ...site,
      title: 'Forklift driver',
      company: 'Brightwater Logistics',
      category: 'Warehouse',
      city: 'Buffalo',
      jobType: fullTime,
    },
    { pay: 26_00, daysAgo: 3, description: 'Moves pallets between dock and shelves. A license is needed.' },
  ),
  job(
    33,
    {
      ...{ title: 'Customer support', company: 'Cedar Valley Clinics', category: 'Office', city: 'Newark' },
      ...{ state: 'NJ', type: 'Remote', jobType: partTime },
    },
    { pay: 21_00, daysAgo: 6, description: 'Answers calls and messages in the evening, from home.' },
  ),
  job(
    34,
    {
      ...site,
      title: 'Baker',
      company: 'Bluebird Bakeries',
      category: 'Food',
      city: 'Albany',
      jobType: partTime,
    },
    { pay: 22_25, daysAgo: 9, description: 'Bakes bread and rolls from four to nine in the morning.' },
  ),
] as const;

/** A job of the catalogue. */
export type CatalogueJob = (typeof jobCatalogue)[number];
