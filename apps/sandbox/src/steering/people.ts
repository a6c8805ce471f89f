import { randomInt } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { people, plant, type Seed, seedPassphrase } from '../seeds/index.ts';
import { table, writePage } from './page.ts';
import { isForm, readFields } from './read-fields.ts';
import type { Steering } from './steering-options.ts';

/** Another person with a seed's past, under a name, number and address that nobody else has. */
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
        { error: 'Send {"like": "…"} with the e-mail address of a seeded person; firstName, lastName.' },
        400,
      );
    const made = another(seed, {
      first: field('firstName') ?? seed.firstName,
      last: field('lastName') ?? seed.lastName,
    });
    await plant(server.db, [made], { now: server.clock.now(), settings: server.settings });
    const { email, mobile, firstName, lastName } = made;
    const name = `${firstName} ${lastName}`;
    if (!isForm(c)) return c.json({ email, phone: mobile, name, password: seedPassphrase }, 201);
    return writePage(
      'A new person',
      html`${table(
        'Who was made',
        ['Name', 'Phone', 'E-mail', 'Password'],
        [[name, mobile, email, seedPassphrase]],
      )}
<p>They are there until the next reset.</p>`,
    );
  });
}
