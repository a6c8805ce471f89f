import { describe, expect, it } from 'vitest';
import { arriveAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

describe('download app', () => {
  it('shows under its path, and its title is that of the tab', async () => {
    await server.open('/download-app');
    await arriveAt('Get the app');
    expect(document.title).toContain('Get the app');
  });
});
