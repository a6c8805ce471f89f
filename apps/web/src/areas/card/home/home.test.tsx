import { screen, waitFor, within } from '@testing-library/react';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { useDatabases } from '../../../testing/databases.ts';
import type { Screen } from '../../../testing/sandbox/browser.tsx';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, fill, follow, press, readInMain, untilAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
useDatabases();

interface Kept {
  readonly key: string;
  readonly sealed: string;
}

const cardCache = () => openDB<{ cardDetailStore: { key: string; value: Kept } }>('livelydb', 1);

/** What lies in the browser's database of cards. */
async function keptCards(page: Screen): Promise<readonly Kept[]> {
  expect(page.app.session.current()).not.toBeNull();
  const db = await cardCache();
  const all = await db.getAll('cardDetailStore');
  db.close();
  return all;
}

/** Keeps one more record, which no answer of the server brings back once the cache is cleared. */
async function keepOneMore(): Promise<void> {
  const db = await cardCache();
  await db.put('cardDetailStore', { key: '1_1_cardDetailStore', sealed: '' });
  db.close();
}

describe('what is kept of the card in the browser', () => {
  it('is what its picture shows, masked and sealed, until a later version of the cache or the clear flag clears it [access-013] [card-010] [startup-010]', async () => {
    const page = await server.open('/card/home', { as: people.nadia });
    const { userID } = page.app.session.current()?.user ?? {};
    const last4 = /••••(\d{4})/;
    await waitFor(() => expect(document.body.textContent).toMatch(last4));
    const shown = last4.exec(document.body.textContent ?? '')?.[1] ?? '';
    await waitFor(async () =>
      expect((await keptCards(page)).map(({ key }) => key)).toEqual([
        expect.stringMatching(new RegExp(`^${userID}_\\d+_cardDetailStore$`)),
      ]),
    );
    expect(JSON.stringify(await keptCards(page))).not.toContain(shown);
    expect(server.local.getItem('IndexDbCacheVersion')).toBe('1');

    await server.sandbox.fault({ match: 'card/GetCard', kind: 'latency', ms: 120_000 });
    const again = await page.reload();
    await waitFor(() => expect(document.body.textContent).toContain(shown));
    expect(screen.queryByText('On your card')).toBeNull();
    again.close();
    await server.sandbox.clearFaults();

    for (const change of [{ IndexDbCacheVersion: '2' }, { ClearIndexDbCache: '1' }]) {
      await keepOneMore();
      await server.sandbox.configure(change);
      const later = await server.open('/card/home');
      await arriveAt('Card');
      expect(server.local.getItem('IndexDbCacheVersion')).toBe('2');
      await readInMain('On your card');
      await waitFor(async () =>
        expect((await keptCards(later)).map(({ key }) => key)).toEqual([
          expect.stringMatching(new RegExp(`^${userID}_`)),
        ]),
      );
      later.close();
    }
  });

  it('stays where the version cannot be read, which is only logged [startup-011]', async () => {
    await server.sandbox.configure({ IndexDbCacheVersion: 'soon' });
    await server.open('/card/home', { as: people.nadia });
    await readInMain('On your card');
    await waitFor(async () =>
      expect(JSON.stringify(await server.sandbox.ask('/analytics'))).toContain(
        'The version of the card cache could not be checked.',
      ),
    );
  });
});

describe('the card’s home', () => {
  it('shows balance, last load and spend, and what happened by month, the card by its last four digits [card-035] [card-047]', async () => {
    const page = await server.open('/card', { as: people.nadia });
    await untilAt(page, '/card/home');
    await arriveAt('Card');
    await readInMain('On your card');
    await readInMain('$438.55');
    expect(
      await screen.findByText('The Prepaid Card is issued by Example Bank, N.A., Member FDIC.'),
    ).toBeDefined();
    expect(screen.getByText(/^Last load, /)).toBeDefined();
    expect(screen.getByText(/^Last spend, /)).toBeDefined();
    expect(await screen.findByRole('link', { name: /Café Río/ })).toBeDefined();
    expect(document.body.textContent).toMatch(/••••\d{4}/);
    expect(document.body.textContent).not.toMatch(/\d{12}/);
    await screen.findByRole('link', { name: /Maple Court Apartments/ });
  });

  it('finds what was paid by a part of the name, and leads to one transaction and its reason [card-037] [card-038]', async () => {
    const page = await server.open('/card/home', { as: people.nadia });
    await fill(page, 'Where you paid', 'northway');
    // The list before the search has it, too, and goes: a link of it would lead nowhere.
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: /Café Río/ })).toBeNull();
      expect(screen.getAllByRole('link', { name: /Northway Electronics/ })).toHaveLength(1);
    });
    await follow(page, /Northway Electronics/);
    await arriveAt('Card transaction');
    await readInMain('There wasn’t enough money on the card.');
    await readInMain('West Hartford, CT');
  });

  it('opens one case about a payment that isn’t recognized, and says when it is decided', async () => {
    const page = await server.open('/card/home', { as: people.nadia });
    await follow(page, /Café Río/);
    await press(page, 'I don’t recognize this');
    await readInMain(/^Your report, case \d+$/);
    await readInMain(/You’ll have our decision by/);
    expect(screen.queryByRole('button', { name: 'I don’t recognize this' })).toBeNull();
  });

  it('says that nothing was found, and shows everything again', async () => {
    const page = await server.open('/card/home', { as: people.nadia });
    await fill(page, 'Where you paid', 'xylophone');
    await readInMain('No payment found');
    await press(page, 'Show everything');
    await screen.findByRole('link', { name: /Café Río/ });
  });

  it.each([
    [0, 'It’s on its way to', 3],
    [4, 'It should be at', 4],
  ])('tells %j days later how far a new card has come: %s [card-019]', async (days, words, doneCount) => {
    await server.sandbox.advance(days * 86_400_000);
    await server.open('/card/home', { as: people.felix });
    await readInMain(new RegExp(`^${words} `));
    const steps = within(await screen.findByRole('list', { name: 'Your card’s way to you' })).getAllByRole(
      'listitem',
    );
    expect(steps.filter(({ textContent }) => !textContent?.includes('Expected'))).toHaveLength(doneCount);
  });

  it('tells of a new card where it is, and that it pays online only [card-019]', async () => {
    await server.open('/card/home', { as: people.felix });
    await readInMain('Pays online, not in stores yet');
    const steps = within(await screen.findByRole('list', { name: 'Your card’s way to you' })).getAllByRole(
      'listitem',
    );
    expect(
      steps.map(({ textContent }) => /Ordered|Printed|Sent|Delivered/.exec(textContent ?? '')?.[0]),
    ).toEqual([...['Ordered', 'Printed', 'Sent', 'Delivered']]);
    expect(screen.queryByText('Nothing here yet')).toBeNull();
  });

  it.each([
    [people.ingrid, 'We’re reviewing your application'],
    [people.paul, 'Your application wasn’t approved'],
    [people.maya, 'Get the Dayfare card'],
  ] as const)('tells $0.name: $1 [card-016]', async (as, words) => {
    await server.open('/card/home', { as });
    await readInMain(words);
  });

  it.each([
    ['CardBlockedDueToFraud', 'Your card is blocked'],
    ['StolenCard', 'This card was reported missing'],
    ['ClosedCard', 'This card is closed'],
  ])('tells of a card that is %s, and offers no lock [card-014]', async (state, words) => {
    await server.sandbox.tellCard(people.nadia, { state });
    await server.open('/card/home', { as: people.nadia });
    await readInMain(words);
    expect(screen.queryByRole('button', { name: /ock card/ })).toBeNull();
  });

  it('says what could not be loaded, and loads it once there is a network', async () => {
    const page = await server.open('/ewa/home', { as: people.nadia });
    await screen.findByRole('region', { name: 'Available now' });
    await server.sandbox.fault({ match: 'card/GetCard', kind: 'status', status: 500 });
    await page.router.navigate('/card/home');
    await readInMain('We couldn’t load your card');
    await server.sandbox.clearFaults();
    await press(page, 'Try again');
    await readInMain('On your card');
  });
});

describe('the lock', () => {
  it('is set in one tap, says what still goes through, holds for purchases, and is taken off as fast [card-020]', async () => {
    const page = await server.open('/card/home', { as: people.nadia });
    await press(page, 'Lock card');
    await readInMain('Your card is locked');
    await readInMain(/Deposits, refunds and payments that were approved before still go through/);
    await server.sandbox.tellCard(people.nadia, {
      kind: 'purchase',
      amount: '3',
      merchant: 'Night Market',
      place: 'Hartford, CT',
    });
    await press(page, 'Unlock card');
    await screen.findByRole('button', { name: 'Lock card' });
    await fill(page, 'Where you paid', 'night market');
    await follow(page, /Night Market/);
    await readInMain('Your card was locked.');
  });

  it('stays as it is when the server can’t be reached, and says so', async () => {
    const page = await server.open('/card/home', { as: people.nadia });
    await screen.findByRole('button', { name: 'Lock card' });
    await server.sandbox.fault({ match: 'card/LockCard', kind: 'status', status: 503 });
    await press(page, 'Lock card');
    await readInMain('Your card wasn’t locked');
  });
});

describe('the card’s services', () => {
  it('are listed, and one that the card can’t do now says why [card-046]', async () => {
    const page = await server.open('/card/home', { as: people.lena });
    await follow(page, 'All card services');
    await arriveAt('Card services');
    const list = within(await screen.findByRole('list', { name: 'Card services' }));
    expect(list.getByRole('link', { name: /Your card/ })).toBeDefined();
    expect(list.getByText('Add money').closest('a')).toBeNull();
    expect(list.getAllByText('Unlock your card first').length).toBeGreaterThan(2);
    await press(page, 'Unlock card');
    await waitFor(() => expect(list.getByRole('link', { name: /Add money/ })).toBeDefined());
  });

  it('are closed where cards are hidden [card-003]', async () => {
    const page = await server.open('/card/services-dashboard', { as: people.priya });
    await untilAt(page, '/ewa/home');
  });
});
