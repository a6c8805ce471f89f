import { randomInt } from 'node:crypto';
import { type PayFrequency, payFrequency } from '@dayfare/domain/money';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { people, type Seed, seedDatabase, seedPassphrase } from '../../seeds/index.ts';
import { table, writePage } from './page/page.ts';
import { isForm, readFields } from './page/read-fields.ts';
import type { Steering } from './steering-options.ts';

/** Another person with a seed's past, under a name, number and address that no one else has. */
function another(seed: Seed, name: { readonly first: string; readonly last: string }): Seed {
  const id = randomInt(100_000, 2 ** 31);
  const userName = `${name.first}.${name.last}.${id}`.toLowerCase().replace(/[^a-z0-9.]/g, '');
  return {
    ...seed,
    ...{ id, userName, firstName: name.first, lastName: name.last },
    email: `${userName}@example.com`,
    mobile: `303${randomInt(2_000_000, 10_000_000)}`,
  };
}

const isPayFrequency = (name: string): name is PayFrequency => payFrequency.names.some((one) => one === name);

/** The same person at an employer that pays another way; what was taken before fits other pay periods, so nothing was. */
function paidBy(seed: Seed, frequency: PayFrequency): Seed {
  const [first, ...others] = seed.employers;
  if (!first) return seed;
  return { ...seed, employers: [{ ...first, payFrequency: frequency }, ...others], transfers: [] };
}

/** Creates a person like a seeded one, for a test or trial of their own. */
export function peopleRoutes({ server }: Steering): Hono {
  return new Hono().post('/', async (c) => {
    const fields = await readFields(c);
    const field = (name: string) => {
      const value = fields?.[name];
      return typeof value === 'string' && value !== '' ? value : undefined;
    };
    const seed = people.find(({ email }) => email === field('like'));
    if (!seed)
      return c.json(
        {
          error:
            'Send {"like": "…"} with the email address of a seeded person; firstName, lastName, payFrequency; an empty birthDate for an age that nobody knows.',
        },
        400,
      );
    const frequency = field('payFrequency');
    if (frequency !== undefined && !isPayFrequency(frequency))
      return c.json({ error: `payFrequency is one of ${payFrequency.names.join(', ')}.` }, 400);
    const isAgeUnknown = fields?.birthDate === '';
    const made = another(
      { ...(frequency ? paidBy(seed, frequency) : seed), ...(isAgeUnknown && { birthDate: null }) },
      {
        first: field('firstName') ?? seed.firstName,
        last: field('lastName') ?? seed.lastName,
      },
    );
    await seedDatabase(server.db, [made], { now: server.clock.now(), settings: server.settings });
    const { email, mobile, firstName, lastName } = made;
    const name = `${firstName} ${lastName}`;
    if (!isForm(c)) return c.json({ email, phone: mobile, name, password: seedPassphrase }, 201);
    return writePage(
      'A new person',
      html`${table(
        'Who was made',
        ['Name', 'Phone', 'Email', 'Password'],
        [[name, mobile, email, seedPassphrase]],
      )}
<p>They are there until the next reset.</p>`,
    );
  });
}
