import { desc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { guardianLinks } from '../areas/guardian/index.ts';
import { openSandbox } from '../testing/open.ts';
import { friday } from '../testing/test-settings.ts';
import { niaBrooks } from './people/nia-brooks.ts';

it('a reset of a server that starts at an instant of its own does not go back before the seeds', async () => {
  const sandbox = await openSandbox({ clock: Date.now, startAt: friday, seeds: [niaBrooks] });
  for (let reset = 0; reset < 2; reset += 1) {
    const { status } = await sandbox.app.request('http://localhost/sandbox/reset', {
      method: 'POST',
      body: '{}',
    });
    expect(status).toBe(200);
    const [last] = await sandbox.db.select().from(guardianLinks).orderBy(desc(guardianLinks.sentAt)).limit(1);
    expect(last?.sentAt.getTime()).toBeLessThanOrEqual(sandbox.server.clock.now().getTime());
  }
  await sandbox.close();
});
