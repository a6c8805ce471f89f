import { keptKeys } from '@dayfare/domain/session';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { agree, readyToSend, receipt, sendButton } from '../../kit/money/testing/transfer-steps.ts';
import type { Screen } from '../../testing/sandbox/browser.tsx';
import { breakableConnection, type Fault } from '../../testing/sandbox/lost-answers.ts';
import { people } from '../../testing/sandbox/people.ts';
import type { Person } from '../../testing/sandbox/person.ts';
import {
  arriveAt,
  choose,
  fill,
  follow,
  press,
  pressAndConfirm,
} from '../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';

const sam: Person = {
  ...{ name: 'Sam Whitfield', phone: '(202) 555-0107' },
  email: 'sam.whitfield@example.com',
};
const theo: Person = {
  ...{ name: 'Theo Brandt', phone: '(202) 555-0125' },
  email: 'theo.brandt@example.com',
};

/** A kind of move, as a person makes it. */
interface Kind {
  readonly name: string;
  readonly as: Person;
  /** Where it begins. */
  readonly path: string;
  /** The calls whose answers are lost: the one that moves the money, and those that ask by themselves. */
  readonly calls: readonly [string, ...string[]];
  readonly send: (page: Screen) => Promise<void>;
  /** Heading of the page that says that nobody knows. */
  readonly unknown: string;
  /** What the home says of it. */
  readonly onHome: string;
  /** Asks what became of it; it moved. */
  readonly findOut: (page: Screen) => Promise<unknown>;
}

const between: Kind = {
  ...{ name: 'moving money between accounts', as: people.maya, path: '/ewa/accounts/move?to=' },
  calls: ['ewa/TransferMoneyBetweenInstruments'],
  send: async (page) => {
    await fill(page, 'How much?', '30');
    await press(page, 'Move $30.00');
  },
  unknown: 'We don’t know yet whether it moved',
  onHome: 'We don’t know yet what became of $30.00',
  findOut: async (page) => {
    await press(page, 'Find out what became of it');
    await arriveAt('$30.00 moved');
    await screen.findByText('$70.00');
  },
};

const friend: Kind = {
  ...{ name: 'paying a friend', as: people.maya, path: '/card/pay-a-friend-manual' },
  calls: ['user/PayFriend'],
  send: async (page) => {
    await fill(page, 'Phone number, email or code', sam.phone);
    await press(page, 'Continue');
    await fill(page, 'How much?', '30');
    await pressAndConfirm(page, 'Pay Sam W. $30.00');
  },
  unknown: 'We don’t know yet whether it was paid',
  onHome: 'We don’t know yet what became of $30.00',
  findOut: async (page) => {
    await press(page, 'Find out what happened');
    await arriveAt('$30.00 paid to Sam W.');
    await screen.findByText('$70.00');
  },
};

const recovery: Kind = {
  ...{ name: 'paying back', as: theo, path: '/access-plus' },
  calls: ['ewa/performAccessPlusDebitRecoveryTransaction'],
  send: (page) => press(page, 'Pay back $80.00'),
  unknown: 'We don’t know yet whether it went through',
  onHome: 'We don’t know yet what became of $80.00',
  findOut: async (page) => {
    await press(page, 'Check what happened');
    await screen.findByText(/Thank you\. \$80\.00 came from your bank account/);
  },
};

const deposit: Kind = {
  ...{ name: 'putting money into a goal', as: people.elena, path: '/savings/:goal/deposit' },
  calls: ['savings/DepositToGoal'],
  send: async (page) => {
    await fill(page, 'How much?', '30');
    await press(page, 'Put in $30.00');
  },
  unknown: 'We don’t know yet whether it moved',
  onHome: 'We don’t know yet what became of $30.00',
  findOut: async (page) => {
    await press(page, 'Find out what became of it');
    await arriveAt('$30.00 put in');
  },
};

const replacement: Kind = {
  ...{ name: 'replacing a card', as: people.nadia, path: '/card/replace' },
  calls: ['card/ReplaceCard'],
  send: async (page) => {
    await choose(page, /^Lost/);
    await press(page, 'Order a new card for $5.00');
  },
  unknown: 'We don’t know yet whether it was ordered',
  onHome: 'We don’t know yet what became of $5.00',
  findOut: async (page) => {
    await press(page, 'Find out what became of it');
    await arriveAt('Your new card is on its way');
  },
};

const tickets: Kind = {
  ...{ name: 'buying movie tickets', as: people.maya, path: '/amc' },
  calls: ['marketplace/BuyMovieTickets'],
  send: async (page) => {
    await choose(page, /^Black ticket/);
    await agree(page);
    await press(page, 'Buy for $12.99');
  },
  unknown: 'We don’t know yet whether they were bought',
  onHome: 'We don’t know yet what became of $12.99',
  findOut: async (page) => {
    await press(page, 'Find out whether they were bought');
    await arriveAt('Ticket bought');
  },
};

const bill: Kind = {
  ...{ name: 'paying a bill', as: people.bruno, path: '/billpay' },
  calls: ['billpay/PayBill'],
  send: async (page) => {
    await follow(page, /Maple Court Apartments/);
    await press(page, 'Pay $120.00');
    await fill(page, 'How much?', '20');
    await agree(page);
    await press(page, 'Pay $20.00');
  },
  unknown: 'We don’t know yet whether the bill was paid',
  onHome: 'We don’t know yet what became of $20.00',
  findOut: async (page) => {
    await press(page, 'Find out what became of it');
    await arriveAt('$20.00 on its way');
  },
};

const transfer: Kind = {
  ...{ name: 'getting money', as: people.maya, path: '/ewa/home' },
  calls: ['ewa/performTransaction', 'ewa/transactionByKey'],
  send: async (page) => {
    await readyToSend(page, { amount: '30' });
    await page.user.click(await sendButton());
  },
  unknown: 'We don’t know yet whether your money moved',
  onHome: 'We’re checking a transfer of $30.00',
  findOut: receipt,
};

const server = useSandbox();
let connection: Fault;
beforeEach(() => {
  connection = breakableConnection(server.network);
});

/** Opens the kind's page with money to move, and the number of the account that it goes to where there is one. */
async function begin(kind: Kind): Promise<{ readonly page: Screen; readonly path: string }> {
  await server.sandbox.configure({ EnableMarketPlace: '1' });
  await server.sandbox.giveMoney(people.maya, 'Card', 100_00);
  const { accounts } = (await server.sandbox.ask('/accounts')) as {
    readonly accounts: readonly { readonly id: number; readonly email: string; readonly name: string }[];
  };
  const bank = accounts.find(({ email, name }) => email === kind.as.email && /Harbor/.test(name));
  const { goals } = (await server.sandbox.ask('/savings')) as { readonly goals: readonly { id: number }[] };
  const own = kind.path.endsWith('=') ? `${kind.path}${bank?.id}` : kind.path;
  const path = own.replace(':goal', String(goals[0]?.id));
  return { path, page: await server.open(path, { as: kind.as }) };
}

const movesMade = (kind: Kind) => server.network.count(kind.calls[0]);
const sumOfBooks = async () => ((await server.sandbox.ask('/ledger')) as { readonly check: unknown }).check;

describe.each([between, friend, recovery, deposit, bill, replacement, tickets, transfer])(
  '$name, against the real server',
  (kind) => {
    it('is known to its person after a lost answer, a reload, in a second tab and after a sign-out, to nobody else, and moves once', async () => {
      const { page } = await begin(kind);
      connection.loseAnswers(...kind.calls);
      await kind.send(page);
      await arriveAt(kind.unknown);
      const reloaded = await page.reload();
      await arriveAt(kind.unknown);
      const path = reloaded.here();
      reloaded.close();
      const second = await server.open(path);
      await arriveAt(kind.unknown);

      await second.app.session.end({ localStorageKeeps: keptKeys, sessionStorage: true });
      second.close();
      const stranger = await server.open('/ewa/home', {
        as: await server.sandbox.makePerson(people.maya, 'Nina', 'Novak'),
      });
      await screen.findByRole('region', { name: 'Available now' });
      expect(screen.queryByText(kind.onHome)).toBeNull();
      await stranger.app.session.end({ localStorageKeeps: keptKeys, sessionStorage: true });
      stranger.close();

      const again = await server.open('/ewa/home', { as: kind.as });
      await screen.findByText(kind.onHome);
      await follow(again, 'See what happened');
      await arriveAt(kind.unknown);
      connection.mend();
      if (kind === transfer) window.dispatchEvent(new Event('online'));
      await kind.findOut(again);
      expect(movesMade(kind)).toBe(1);
      expect(await sumOfBooks()).toMatchObject({ sum: 0, overdrawn: [] });
      again.close();
      await server.open('/ewa/home');
      await screen.findByRole('region', { name: 'Available now' });
      expect(screen.queryByText(kind.onHome)).toBeNull();
    });
  },
);

describe.each([between, friend, recovery])('$name, whose request is lost on its way', (kind) => {
  it('is over once the server says that nothing moved, and can be sent anew', async () => {
    const { page, path } = await begin(kind);
    connection.loseRequests(...kind.calls);
    await kind.send(page);
    await arriveAt(kind.unknown);
    connection.mend();
    await press(page, /^(?:Find out what|Check what)/);
    await waitFor(() => expect(screen.queryByRole('heading', { name: kind.unknown })).toBeNull());
    page.close();
    const anew = await server.open(path);
    connection.loseAnswers(...kind.calls);
    await kind.send(anew);
    await arriveAt(kind.unknown);
    connection.mend();
    await kind.findOut(anew);
    expect(await sumOfBooks()).toMatchObject({ sum: 0, overdrawn: [] });
  });
});

describe('a device without a network', () => {
  it('sends nothing and says so; the same goes out once there is one', async () => {
    const { page } = await begin(between);
    await screen.findByLabelText('How much?');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.network.setOnline(false);
    await between.send(page);
    await waitFor(() => expect(screen.getAllByText('You’re offline').length).toBeGreaterThan(0));
    expect(screen.getByLabelText('How much?')).toHaveProperty('value', '30.00');
    expect(screen.queryByRole('heading', { name: between.unknown })).toBeNull();
    onLine.mockRestore();
    server.network.setOnline(true);
    await press(page, 'Move $30.00');
    await arriveAt('$30.00 moved');
    await screen.findByText('$70.00');
  });
});
