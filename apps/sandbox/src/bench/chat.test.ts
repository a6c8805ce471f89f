import { expect, it } from 'vitest';
import { runChat } from './chat.ts';

it('loses and doubles no message over dropped connections and a restart', async () => {
  const { sent, lost, doubled } = await runChat({
    ...{ clients: 4, seconds: 4, lookEveryMs: 200, writeEveryMs: 150 },
  });
  // How many are written in four seconds is up to the machine.
  expect(sent).toBeGreaterThan(0);
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
});
