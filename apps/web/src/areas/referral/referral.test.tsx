import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { people } from '../../testing/sandbox/people.ts';
import {
  arriveAt,
  choose,
  fill,
  follow,
  press,
  readInMain,
  untilAt,
} from '../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

const rows = () =>
  within(screen.getByRole('list', { name: 'Your invitations' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent ?? '');

/** The link in the last text to a number, without its origin. */
async function linkTo(phone: string): Promise<string> {
  const { messages } = (await server.sandbox.ask('/outbox')) as {
    messages: readonly { recipient: string; body: string }[];
  };
  const body = messages.find(({ recipient }) => recipient === phone)?.body ?? '';
  return /(\/welcome\/invited\?code=\w+)/.exec(body)?.[1] ?? '';
}

describe('somebody who invites for the first time', () => {
  it('is shown what it brings, texts a friend once, and sees that it was sent [referral-001] [referral-004] [referral-007] [referral-008]', async () => {
    const page = await server.open('/referral', { as: people.maya });
    await arriveAt('Bring others, and be thanked for it');
    const steps = within(await screen.findByRole('list', { name: 'Your rewards, in all' }));
    expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      ...['$15.001 personnow', '$30.002 peopleto come', '$50.003 peopleto come'],
    ]);
    await press(page, 'Invite somebody');
    await arriveAt('Invite somebody');
    await press(page, 'Send the invitation');
    await screen.findByText('Enter a name, so that you know who it is.');
    await screen.findByText('Enter their phone number.');
    await screen.findByText('People you invite have to be 18 or older.');
    await choose(page, 'A friend');
    await fill(page, 'Their first name', 'Nina');
    await fill(page, 'Their phone number', '2025550101');
    await page.user.click(screen.getByRole('checkbox', { name: /18 or older/ }));
    await press(page, 'Send the invitation');
    await screen.findByText('That’s your own number. Enter somebody else’s.');
    await fill(page, 'Their phone number', '3035550142');
    await server.sandbox.fault({ match: 'referral/InviteCoworker', kind: 'drop-after' });
    await press(page, 'Send the invitation');
    await screen.findByText('The invitation was not sent');
    await server.sandbox.clearFaults();
    await press(page, 'Send the invitation');
    await arriveAt('The invitation is on its way');
    await press(page, 'Invite somebody else');
    await fill(page, 'Their first name', 'Nina');
    await fill(page, 'Their phone number', '3035550142');
    await page.user.click(screen.getByRole('checkbox', { name: /18 or older/ }));
    await press(page, 'Send the invitation');
    await screen.findByText(/it has had one before, or its owner wants none/);
    await press(page, 'Back');
    await arriveAt('Invite and earn');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toMatch(/NinaFriend · Until .*Sent/);
  });

  it('passes on a code to scan and a link, each with a code of its own [referral-004] [referral-005]', async () => {
    const page = await server.open('/referral/invite', { as: people.maya });
    await arriveAt('Invite somebody');
    await choose(page, 'QR code');
    await screen.findByRole('img', { name: 'Code that opens your invitation' });
    const scanned = (await screen.findByText(/Or they enter [A-Z2-9]{4}-[A-Z2-9]{4}/)).textContent;
    await choose(page, 'A friend');
    await waitFor(() => expect(screen.getByText(/Or they enter/).textContent).not.toBe(scanned));
    await choose(page, 'Link');
    await screen.findByText(/\/welcome\/invited\?code=[A-Z2-9]{8}/);
    page.close();
    // Without an employer there are no coworkers.
    await server.open('/referral/invite', { as: people.sam });
    await arriveAt('Invite somebody');
    expect(screen.queryByRole('radio', { name: 'A coworker' })).toBeNull();
  });
});

describe('somebody who has invited others', () => {
  it('sees each invitation with its state, what was earned and what comes next [referral-002] [referral-003] [referral-006]', async () => {
    const page = await server.open('/referral', { as: people.bianca });
    await arriveAt('Invite and earn');
    await readInMain('The next person who signs up brings you $15.00.');
    expect(rows()).toEqual([
      expect.stringMatching(/^LeoCoworker · Until .*Sent$/),
      expect.stringMatching(/^Somebody with your linkFriend · Until .*Signing up$/),
      expect.stringMatching(/^Somebody who scanned your codeCoworker.*Expired$/),
      expect.stringMatching(/^IdaFriend.*Expired$/),
      expect.stringMatching(/^MarcusCoworker.*Rewarded \+\$15\.00$/),
    ]);
    await follow(page, 'See your history');
    await untilAt(page, /^\/ewa\/history\?source=Incentive_Referrals/);
    await screen.findByRole('link', { name: /Referral reward.*\$15\.00/ });
  });

  it('cannot invite while the programme is closed, and keeps what was earned', async () => {
    await server.sandbox.configure({ EnableReferrals: '0' });
    const page = await server.open('/referral', { as: people.bianca });
    await readInMain('Nobody can be invited right now');
    expect(screen.queryByRole('button', { name: 'Invite somebody' })).toBeNull();
    expect(rows()).toHaveLength(5);
    page.close();
    const direct = await server.open('/referral/invite', { as: people.bianca });
    await untilAt(direct, '/referral');
  });
});

describe('the invited person', () => {
  it('is told who invites and what it means, and signs up with it [referral-008]', async () => {
    const page = await server.open('/referral/invite', { as: people.maya });
    await choose(page, 'A coworker');
    await fill(page, 'Their first name', 'Nina');
    await fill(page, 'Their phone number', '3035550142');
    await page.user.click(screen.getByRole('checkbox', { name: /18 or older/ }));
    await press(page, 'Send the invitation');
    await arriveAt('The invitation is on its way');
    page.close();
    const link = await linkTo('+13035550142');
    const visitor = await server.otherBrowser().open(link);
    await arriveAt('Maya T. invites you to Dayfare');
    await readInMain('Maya T. works at Harbor Fresh Market.');
    await readInMain('The invitation counts for people who are 18 or older.');
    await press(visitor, 'Sign up');
    await untilAt(visitor, /^\/signup\/create-user/);
    visitor.close();
    await server.sandbox.advance(31 * 86_400_000);
    const late = await server.otherBrowser().open(link);
    await arriveAt('This invitation has ended');
    late.close();
    await server.otherBrowser().open('/welcome/invited?code=ABCDEFGH');
    await arriveAt('We don’t know this invitation');
  });
});
