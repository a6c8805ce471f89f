import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Screen } from '../../../testing/sandbox/browser.tsx';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, goTo, press, signIn, untilAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const call = 'user/SaveResidentialState';
const field = () => screen.findByRole('combobox', { name: 'State or territory' });

async function chooseState({ user }: Screen, typed: string, name: string): Promise<void> {
  const box = await field();
  await user.clear(box);
  await user.type(box, typed);
  await user.click(await screen.findByRole('option', { name }));
}

/** Opens the document of a state and agrees to it. */
async function agree({ user }: Screen, words: RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Read the document' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect((await drawer.findAllByText(words)).length).toBeGreaterThan(0);
  await user.click(await drawer.findByRole('button', { name: 'I agree' }));
  await waitFor(() => expect(screen.getByRole('checkbox')).toHaveProperty('checked', true));
}

describe('the choice of a state', () => {
  it('is made by keyboard, even when an answer is lost, and leads to what was asked for [access-033] [session-010] [session-050] [profile-008]', async () => {
    let page = await server.open('/ewa/history');
    await signIn(page, people.omar);
    await untilAt(page, '/home/state-selection?redirectUrl=%2Fewa%2Fhistory');
    await arriveAt('Where do you live now?');
    await waitFor(() => expect(document.title).toBe('Where you live · Dayfare'));
    await press(page, 'Save and continue');
    await screen.findByText('Choose where you live.');
    (await field()).focus();
    await page.user.keyboard('nc');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await page.user.keyboard('{ArrowDown}{Enter}');
    expect(await field()).toHaveProperty('value', 'North Carolina');

    await server.sandbox.fault({ match: call, kind: 'drop-after' });
    screen.getByRole('button', { name: 'Save and continue' }).focus();
    await page.user.keyboard('{Enter}');
    await screen.findByText('Where you live isn’t saved yet');
    expect(await field()).toHaveProperty('value', 'North Carolina');
    await server.sandbox.clearFaults();
    await press(page, 'Save and continue');
    await untilAt(page, '/ewa/history');
    const bodies = server.network.sent(call).map(({ body }) => body);
    expect(new Set(bodies.map((body) => JSON.stringify(body)))).toEqual(
      new Set(['{"residentialState":"NC"}']),
    );
    // Said is said: also at the next sign-in, on another device.
    page.close();
    page = await server.otherBrowser().open('/ewa/home', { as: people.omar });
    await screen.findByRole('region', { name: 'Available now' });
    expect(page.here()).toBe('/ewa/home');
  });

  it.each([
    ['isForCard=true', people.maya, '/card/carddesign-terms', false],
    ['isForDirectUser=true', people.maya, '/dayfare-direct/home', false],
    ['isFromDashboard=true', people.maya, '/ewa/home', true],
  ] as const)(
    'reads %s: where it leads, and whether it is due [access-033]',
    async (query, as, to, isDue) => {
      const page = await server.open(`/home/state-selection?${query}`, { as });
      await field();
      expect(screen.queryByRole('button', { name: 'Not now' }) === null).toBe(isDue);
      await chooseState(page, 'ohi', 'Ohio');
      await press(page, 'Save and continue');
      await untilAt(page, to);
    },
  );

  it('of one with a document of its own has it read and agreed to first, for that state alone, and keeps it with what was agreed to [session-050]', async () => {
    const page = await server.open('/welcome/login');
    await signIn(page, people.omar);
    await chooseState(page, 'calif', 'California');
    const box = await screen.findByRole('checkbox', { name: /disclosures for California/ });
    expect(box).toHaveProperty('checked', false);
    await press(page, 'Save and continue');
    await screen.findByText('Read the document and agree to it, then save.');
    expect(server.network.count(call)).toBe(0);
    await agree(page, /registered in California/);

    // Another state asks for nothing, and what was agreed to for the first is forgotten.
    await chooseState(page, 'ohi', 'Ohio');
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
    await chooseState(page, 'nevad', 'Nevada');
    expect(await screen.findByRole('checkbox', { name: /disclosures for Nevada/ })).toHaveProperty(
      'checked',
      false,
    );
    await agree(page, /Nevada/);

    // The agreement is there and the state is not: both are sent again.
    await server.sandbox.fault({ match: call, kind: 'status', status: 500 });
    await press(page, 'Save and continue');
    await screen.findByText('Where you live isn’t saved yet');
    await server.sandbox.clearFaults();
    await press(page, 'Save and continue');
    await untilAt(page, '/ewa/home');
    await goTo(page, '/home/agreements');
    await screen.findByText('Nevada: early pay disclosures');
    expect(screen.queryByText('California: early pay disclosures')).toBeNull();
  });

  it('knows what the server says at the start, also when it is opened cold [startup-002] [startup-004]', async () => {
    const page = await server.open('/home/state-selection', { as: people.omar });
    await field();
    const asked = () => server.network.sent('user/startupDataV2').map(({ body }) => body);
    expect(asked().at(-1)).toEqual({ IncludeShared: true, LivelyModule: 6 });
    const before = asked().length;
    await page.reload();
    await field();
    await waitFor(() => expect(asked().length).toBeGreaterThan(before));
    expect(asked().at(-1)).toEqual({ IncludeShared: true, LivelyModule: 6 });
  });

  it('tells a visitor to sign in [access-043]', async () => {
    const page = await server.open('/home/state-selection');
    await arriveAt('Sign in first');
    await press(page, 'Go to sign-in');
    await untilAt(page, '/welcome/login');
  });
});
