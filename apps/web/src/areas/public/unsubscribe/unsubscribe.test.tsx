import { describe, expect, it } from 'vitest';
import { arriveAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

describe('unsubscribe', () => {
  it('shows under its path, and its title is that of the tab', async () => {
    await server.open('/unsubscribe-smartInvite');
    await arriveAt('Unsubscribe');
    expect(document.title).toContain('Unsubscribe');
  });
});
