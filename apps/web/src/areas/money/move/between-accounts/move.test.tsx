import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { people } from '../../../../testing/sandbox/people.ts';
import { arriveAt, fill, follow, press, readInMain } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const call = 'ewa/TransferMoneyBetweenInstruments';

describe('money that we hold', () => {
  it('moves to the bank, with its balance shown; a lost answer is settled before anything else moves [money-064] [money-065] [money-073]', async () => {
    await server.sandbox.giveMoney(people.maya, 'Card', 100_00);
    let page = await server.open('/ewa/accounts', { as: people.maya });
    await follow(page, /Dayfare card.*Prepaid card ending in 7702/);
    await readInMain('$100.00');
    await press(page, 'Back');
    await follow(page, /Harbor Credit Union/);
    await follow(page, 'Move money here');
    await arriveAt('Move money');
    await fill(page, 'How much?', '101');
    await press(page, 'Move $101.00');
    await readInMain(/There isn’t enough in it/);
    expect(server.network.count(call)).toBe(0);
    await fill(page, 'How much?', '20');
    await screen.findByText('Free', { exact: true });
    await press(page, 'Move $20.00');
    await arriveAt('$20.00 moved');
    await readInMain('$80.00');
    await press(page, 'Done');
    await arriveAt('Account details');

    // The answer is lost after the money has moved; what is known of it outlives a reload.
    await server.sandbox.fault({ match: call, kind: 'drop-after', times: 1 });
    await follow(page, 'Move money here');
    await fill(page, 'How much?', '30');
    await press(page, 'Move $30.00');
    await arriveAt('We don’t know yet whether it moved');
    page = await page.reload();
    await readInMain(/Our answer about \$30\.00 got lost/);
    expect(screen.queryByLabelText('How much?')).toBeNull();
    await press(page, 'Find out what became of it');
    await arriveAt('$30.00 moved');
    await readInMain('$50.00');

    // The request is lost before it arrives.
    await press(page, 'Done');
    await server.sandbox.fault({ match: call, kind: 'drop-before', times: 1 });
    await follow(page, 'Move money here');
    await fill(page, 'How much?', '10');
    await press(page, 'Move $10.00');
    await press(page, 'Find out what became of it');
    await screen.findByText(/nothing has moved, and nothing will/);
    await readInMain(/\$50\.00 in it/);
    expect(await server.sandbox.ask('/ledger')).toMatchObject({ check: { sum: 0, overdrawn: [] } });
  });
});
