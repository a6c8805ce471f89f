import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, press, untilAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

describe('the bare card', () => {
  it('stays open for a visitor, says nothing of anybody, and asks for nothing that needs a token [card-002]', async () => {
    const page = await server.open('/card');
    await arriveAt('The Dayfare card');
    expect(page.router.state.location.pathname).toBe('/card');
    for (const call of ['card/GetCard', 'startupDataV2', 'getCurrentUser', 'GetDueCounts'])
      expect(server.network.count(call)).toBe(0);
    expect(screen.queryByText(/\$|••/)).toBeNull();
    await press(page, 'Sign in');
    await untilAt(page, '/welcome/login?redirectUrl=%2Fcard%2Fhome');
  });

  it('is the card’s home for whoever is signed in', async () => {
    const page = await server.open('/card', { as: people.nadia });
    await untilAt(page, '/card/home');
  });
});
