import { Hono } from 'hono';
import { listedTestCards } from '../../seeds/test-cards.ts';
import { table, writePage } from './page/page.ts';
import { wantsJson } from './page/wants-json.ts';

/** Which card numbers can be tried, and what each does. */
export function cardRoutes(): Hono {
  return new Hono().get('/', async (c) => {
    if (wantsJson(c)) return c.json({ cards: listedTestCards });
    return writePage(
      'Test cards',
      table(
        'With any expiration date to come and any security code',
        ['Number', 'What happens'],
        listedTestCards.map(({ number, says }) => [number.replace(/(\d{4})(?=\d)/g, '$1 '), says]),
      ),
    );
  });
}
