import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { agree } from '../../../../kit/money/testing/transfer-steps.ts';
import type { Screen } from '../../../../testing/sandbox/browser.tsx';
import { people } from '../../../../testing/sandbox/people.ts';
import { arriveAt, fill, follow, press, readInMain } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const day = 86_400_000;
const server = useSandbox();
let page: Screen;
beforeEach(async () => {
  page = await server.open('/ewa/history', { as: people.maya });
  await follow(page, 'Regular transfers');
  await arriveAt('Regular transfers');
});

/** Sets up $20.00 every day from tomorrow on, for so many times. */
async function setUp(times: string): Promise<void> {
  await press(page, 'Set up a regular transfer');
  await fill(page, /How much each time/, '20');
  await page.user.click(await screen.findByText('Every day'));
  await fill(page, /Number of times/, times);
  await press(page, 'Continue');
  await arriveAt('Check and agree');
  await agree(page);
}

const start = () => press(page, 'Start regular transfers');
const rows = () => screen.findAllByRole('link', { name: /\$20\.00 every day/ });
const open = () => follow(page, /\$20\.00 every day/);

describe('a regular transfer', () => {
  it('is paused, resumed, extended and stopped; its next one is skipped [money-043] [money-083] [money-091]', async () => {
    await setUp('5');
    await start();
    await open();
    await press(page, 'Pause');
    await readInMain('Nothing is sent until you resume it.');
    await server.sandbox.advance(day);
    await press(page, 'Resume');
    await screen.findByRole('button', { name: 'Pause' });

    await press(page, 'Change when it ends');
    await fill(page, /Number of times/, '8');
    await press(page, 'Save the new end');
    await readInMain('After 8 times');

    await press(page, 'Skip this one');
    await press(page, 'Skip it');
    await readInMain('Skipped');

    await press(page, 'Stop');
    await press(page, 'Stop it');
    await readInMain('Stopped');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull());
    page.close();
    await server.sandbox.advance(5 * day);
    await server.open('/ewa/history', { as: people.maya });
    await screen.findAllByRole('link', { name: /^To / });
    expect(screen.queryByRole('link', { name: /\$20\.00/ })).toBeNull();
  });

  it('is set up once although the answer got lost, and skipped once although that answer got lost too [money-081] [money-091]', async () => {
    await setUp('5');
    await server.sandbox.fault({ match: 'ewa/SaveRecurringTransactionDetail', kind: 'drop-after' });
    await start();
    await readInMain(/it’s never set up twice/);
    await server.sandbox.clearFaults();
    await start();
    expect(await rows()).toHaveLength(1);
    await open();
    await server.sandbox.fault({ match: 'ewa/cancelScheduledTransaction', kind: 'drop-after' });
    await press(page, 'Skip this one');
    await press(page, 'Skip it');
    await screen.findByText(/This page shows how it stands now/);
    expect(await screen.findAllByText('Skipped')).toHaveLength(1);
  });

  it('of more than may repeat by itself is refused at the amount, with the limit [money-139]', async () => {
    await press(page, 'Set up a regular transfer');
    await fill(page, /How much each time/, '201');
    await press(page, 'Continue');
    await screen.findAllByText('A regular transfer can be $200.00 at most.');
    expect(screen.getByRole('textbox', { name: /How much each time/ }).getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(server.network.count('ewa/SaveRecurringTransactionDetail')).toBe(0);
  });
});
