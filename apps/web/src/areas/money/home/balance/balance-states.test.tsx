import { moneySamples, sessionSamples } from '@dayfare/api/mocks';
import { availableFundsQuery, instrumentsQuery } from '@dayfare/api/money/queries';
import { availabilityReason } from '@dayfare/domain/money';
import { languages } from '@dayfare/domain/product';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { useBalance } from '../../../../kit/money/reasons/use-balance.ts';
import { textAreas } from '../../../../testing/catalogues.ts';
import { Providers } from '../../../../testing/providers.tsx';
import { createTestApp } from '../../../../testing/test-app.ts';
import { AvailableBalance } from './available-balance.tsx';

type Wire = ReturnType<typeof moneySamples.availableFunds>;
type Language = (typeof languages)[number];

const configuration = [{ key: 'MinTransactionAmount', value: '10' }];
const deposits = {
  ...{ status: 1, arrivesAt: '2026-11-23T14:00:00Z', expiresAt: '2026-12-23T14:00:00Z' },
  ...{ triesLeft: 3, resendsLeft: 2 },
};

afterEach(cleanup);

const opened = new Map<Language, ReturnType<typeof openApp>>();
async function openApp(language: Language) {
  const app = await createTestApp({ language, user: sessionSamples.employee(), configuration });
  await app.translator.load(...textAreas.filter((area) => /^(?:kit\/money|money\/home)/.test(area)));
  return app;
}

interface Shown {
  readonly accounts?: ReturnType<typeof moneySamples.bankAccount>[];
  readonly language?: Language;
}

/** Shows the balance's part of the home for what the server says, and gives what it consists of. */
async function show(wire: Partial<Wire>, { accounts = [], language = 'en' }: Shown = {}) {
  cleanup();
  const app = await (opened.get(language) ?? opened.set(language, openApp(language)).get(language));
  if (!app) throw new Error('No app.');
  const funds = availableFundsQuery(app.api).select?.(moneySamples.availableFunds(wire));
  const known = instrumentsQuery(app.api).select?.({ instruments: accounts });
  if (!funds) throw new Error('No funds.');
  const Part = () => <AvailableBalance funds={funds} balance={useBalance(funds, null)} accounts={known} />;
  const router = createMemoryRouter([{ path: '*', element: <Part /> }]);
  render(
    <Providers app={app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const region = screen.getByRole('region');
  const buttons = within(region).queryAllByRole<HTMLButtonElement>('button');
  return {
    text: region.textContent ?? '',
    buttons: buttons.map(({ textContent }) => textContent),
    dead: buttons.filter((one) => one.disabled),
    steps: within(region)
      .queryAllByRole('listitem')
      .map(({ textContent }) => stepTitle(textContent)),
    links: within(region)
      .queryAllByRole('link')
      .map(({ textContent }) => textContent),
  };
}

/** A step without its state and what stands below it. */
const stepTitle = (text: string | null) => text?.replace(/, (?:done|now|to come).*$/, '');

const amounts: readonly Partial<Wire>[] = [
  { accessibleAmount: 0, remainingToday: 0 },
  { accessibleAmount: 0, remainingToday: 300 },
  { accessibleAmount: 0.5, remainingToday: 300 },
  { accessibleAmount: 295.2, remainingToday: 0 },
  { accessibleAmount: 295.2, remainingToday: 0.5 },
  { accessibleAmount: 295.2, remainingToday: 120 },
  { accessibleAmount: 295.2, remainingToday: 300 },
];

const getMoney = { en: 'Get money', es: 'Recibir dinero', fr: 'Recevoir de l’argent' } as const;

describe('whatever the server says of a balance', () => {
  const walked = languages.flatMap((language) =>
    availabilityReason.names.map((name) => [language, name] as const),
  );

  it.each(walked)(
    'in %s and with %s what can be taken has its button, and what can’t has its reason: nothing dead stands there',
    async (language, name) => {
      // Every amount in one language is enough: which texts there are doesn’t depend on it.
      for (const figures of language === 'en' ? amounts : amounts.slice(-1)) {
        const wire = { ...figures, availabilityReason: availabilityReason.toWire(name) };
        const { text, buttons, dead } = await show(wire, { language });
        const told = `${JSON.stringify(figures)}: ${text}`;
        const now = Math.min(figures.accessibleAmount ?? 0, figures.remainingToday ?? 0);
        expect(dead, told).toEqual([]);
        expect(buttons.includes(getMoney[language]), told).toBe(name === 'Available' && now >= 10);
        // A sentence in each case, and no key or placeholder in the place of one.
        expect(text.replaceAll(/[$\d.,\s\u00a0]/g, '').length, told).toBeGreaterThan(60);
        expect(text, told).not.toMatch(/\{|\w+\.\w+\.\w+|undefined|null/i);
      }
    },
  );
});

describe('what is still needed', () => {
  const reason = availabilityReason.toWire;
  const account = (overrides: Parameters<typeof moneySamples.bankAccount>[0]) => [
    moneySamples.bankAccount(overrides),
  ];

  it('is told as a list with one next step, and the number is what it brings', async () => {
    const { text, buttons, steps } = await show({
      ...{ accessibleAmount: 295.2, remainingToday: 300 },
      availabilityReason: reason('NoInstrument'),
    });
    expect(text).toMatch(/^Waiting for you\$295\.20/);
    expect(steps).toEqual(['Your hours are here', 'Add where your money goes', 'Get money']);
    expect(buttons).toEqual(['Add where your money goes']);
  });

  it('tells what a limit holds back until later of what waits', async () => {
    const figures = { accessibleAmount: 411.45, remainingToday: 300, dailyLimit: 300 };
    const daily = await show({ ...figures, availabilityReason: reason('NoInstrument') });
    expect(daily.text).toMatch(/^Waiting for you\$300\.00/);
    expect(daily.text).toContain('$111.45 more from the next day on: up to $300.00 a day.');
    const other = { ...figures, remainingReason: reason('MaxedOutPayPeriod') };
    const { text } = await show({ ...other, availabilityReason: reason('NoInstrument') });
    expect(text).toContain('and $111.45 more later.');
  });

  it('says when the employer sends hours while the account is added, and promises no amount before', async () => {
    const { text, buttons, steps } = await show({
      ...{ accessibleAmount: 0, remainingToday: 300, nextUpdateAt: '2026-12-01T05:00:00Z' },
      breakdown: { earned: 0, withheld: 0, alreadyTaken: 0, fees: 0, limit: 0 },
      availabilityReason: reason('NoEarnings'),
    });
    expect(text).toMatch(/^Available now\$0\.00/);
    expect(steps).toEqual([
      ...['Add where your money goes', 'Your employer sends hours on Tuesday, December 1', 'Get money'],
    ]);
    expect(buttons).toEqual(['Add where your money goes']);
    const unknown = await show({
      availabilityReason: reason('NoEarnings'),
      nextUpdateAt: null,
      accessibleAmount: 0,
    });
    expect(unknown.text).not.toMatch(/Your employer sends hours on/);
  });

  it.each([
    [
      'deposits on their way',
      'InstrumentNotVerified',
      { status: 1, pennyTest: deposits },
      /arrive on Monday, November 23\./,
      null,
    ],
    ['someone at it', 'InstrumentNotVerified', { status: 6 }, /You don’t have to do anything/, null],
    [
      'something for its owner to do',
      'InstrumentNotVerified',
      { status: 0 },
      /says what’s missing/,
      'Finish checking your account',
    ],
    [
      'a link that has ended',
      'InstrumentDisconnected',
      { status: 0, verification: 9 },
      /no longer lets us/,
      'Connect your bank again',
    ],
  ] as const)('of an account with %s says what it waits for', async (_, name, facts, says, action) => {
    const accounts = account(facts);
    const { text, buttons } = await show({ availabilityReason: reason(name) }, { accounts });
    expect(text).toMatch(says);
    expect(buttons).toEqual(action ? [action] : []);
  });

  it('of somebody who can only call is no list but the number to call', async () => {
    for (const name of ['UserSuspended', 'EWADeactivated', 'StateNotSupported', 'Unknown'] as const) {
      const { steps, links } = await show({ availabilityReason: reason(name) });
      expect(steps, name).toEqual([]);
      expect(links, name).toEqual([expect.stringMatching(/^Call /)]);
    }
  });
});

describe('what somebody owes', () => {
  const owed = { total: 222.99, fromPay: 142.99, toClear: 80, payday: '2026-11-27' };

  it('is one figure, with when it is taken and whether money can be taken until then', async () => {
    const short = { ...owed, total: 142.99, toClear: 0 };
    const breakdown = {
      earned: 412,
      withheld: 127.1,
      alreadyTaken: 0,
      fees: 0,
      limit: 500,
      carriedOver: 142.99,
    };
    const open = await show({ owed: short, breakdown });
    expect(open.text).toContain('You owe $142.99');
    expect(open.text).toContain('$142.99 comes off your pay by itself, next on Friday, November 27.');
    expect(open.text).toContain('You can still take money.');
    const used = await show({ owed: short, breakdown, accessibleAmount: 0 });
    expect(used.text).toContain('What you earn now goes toward what you owe');
    expect(used.text).not.toContain('You can still take money.');
  });

  it('says that nothing can be taken before a deduction that never came is settled, and leads there', async () => {
    const { text, buttons } = await show({
      owed,
      availabilityReason: availabilityReason.toWire('DeductionNotCleared'),
    });
    expect(text).toContain('You owe $222.99');
    expect(text).toContain('$80.00 that you took early hasn’t come off your pay.');
    expect(buttons).toEqual(['Show us your pay stub']);
  });

  it('is no debt while it only comes off the next pay as agreed', async () => {
    const { text } = await show({ owed: { ...owed, total: 142.99, toClear: 0 } });
    expect(text).not.toContain('You owe');
  });
});
