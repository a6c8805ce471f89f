import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, press, untilAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

describe('the bare card', () => {
  it('stays open for a visitor, says nothing of anybody, and asks for nothing that needs a token', async () => {
    const page = await server.open('/card');
    await arriveAt('The Dayfare card');
    expect(page.router.state.location.pathname).toBe('/card');
    for (const call of ['card/GetCard', 'startupDataV2', 'getCurrentUser', 'GetDueCounts'])
      expect(server.network.count(call)).toBe(0);
    expect(screen.queryByText(/\$|••/)).toBeNull();
    await press(page, 'Sign in');
    await untilAt(page, '/welcome/login?redirectUrl=%2Fcard%2Fhome');
  });

  it('opens how the card works: steps, questions, who issues it, and the way in [ui-004]', async () => {
    await server.sandbox.configure({ CardIssuer: 'Harbor Bank' });
    const page = await server.open('/card');
    await press(page, 'How it works');
    const sheet = within(await screen.findByRole('dialog', { name: 'How the Dayfare card works' }));
    expect(sheet.getByText(/^A card for your pay/)).toBeDefined();
    expect(within(sheet.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
    expect(sheet.getByRole('link', { name: 'Questions and answers' }).getAttribute('href')).toBe('/faqs');
    expect(sheet.getByText(/issued by Harbor Bank/)).toBeDefined();
    await page.user.click(sheet.getByRole('button', { name: 'Sign in' }));
    await untilAt(page, '/welcome/login?redirectUrl=%2Fcard%2Fhome');
  });

  it('is the card’s home for whoever is signed in', async () => {
    const page = await server.open('/card', { as: people.nadia });
    await untilAt(page, '/card/home');
  });
});
