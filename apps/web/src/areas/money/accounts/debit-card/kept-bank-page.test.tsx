import {
  answer,
  contract,
  instrumentSamples,
  moneySamples,
  sessionSamples,
  startupSamples,
} from '@dayfare/api/mocks';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { guardKeptPage } from '../../../../platform/session/kept-page.ts';
import { openPage, servePages } from '../../../../testing/open-page.tsx';

const server = servePages();
const { money, startup } = contract;
const bank = 'https://cards.example';
const configuration = [
  ...startupSamples.configuration(),
  { key: 'CardFrameDomains', value: JSON.stringify(['cards.example']) },
];

const card = instrumentSamples.linkedCard({ status: 5, verification: 0 });

const frame = () => screen.queryByTitle('Your bank’s page');
const happens = (event: 'pagehide' | 'pageshow') =>
  act(() => void window.dispatchEvent(new PageTransitionEvent(event, { persisted: true })));

it('the page of a card’s bank is gone before the browser keeps the page, and begins anew after', async () => {
  server.use(
    answer(startup.startupDataV2, startupSamples.startupData()),
    answer(money.getAvailableFunds, moneySamples.availableFunds()),
    answer(money.getInstruments, moneySamples.instruments([card])),
    answer(money.get3DSLookup, {
      outcome: 'challenge',
      accountID: 'lookup-7f3a9c',
      challengeUrl: `${bank}/challenge/lookup-7f3a9c`,
    }),
  );
  const { app } = await openPage('/ewa/accounts/506/confirm', {
    ...{ user: sessionSamples.employee(), configuration },
  });
  const stop = guardKeptPage({ local: app.local, endsAt: () => null, reload: vi.fn(), onShown: vi.fn() });
  fireEvent.click(await screen.findByRole('button', { name: 'Ask my bank' }));
  const first = await screen.findByTitle('Your bank’s page');
  happens('pagehide');
  expect(frame()).toBeNull();
  happens('pageshow');
  stop();
  expect(frame()?.getAttribute('src')).toBe(`${bank}/challenge/lookup-7f3a9c`);
  expect(frame()).not.toBe(first);
});
