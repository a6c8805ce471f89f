import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { balanceSays, canGetMoney } from '../../../../kit/money/testing/transfer-steps.ts';
import { people } from '../../../../testing/sandbox/people.ts';
import { arriveAt, press, untilAt } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

it('an agreement that the programme asks for is read and agreed to, and early pay opens', async () => {
  await server.sandbox.setRule(people.maya, 'agreement', '6');
  const page = await server.open('/ewa/home', { as: people.maya });
  await balanceSays('Read and agree to one more agreement');
  await press(page, 'Read and agree');
  await arriveAt('One agreement is missing');
  await press(page, 'Read and agree');
  await press(page, /^I agree/i);
  await waitFor(() => expect(screen.getByRole('checkbox')).toHaveProperty('checked', true));
  await press(page, 'Open early pay');
  await untilAt(page, '/ewa/home');
  await canGetMoney(true);
});
