import { answer, contract, sessionSamples, startupSamples } from '@dayfare/api/mocks';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, servePages } from '../../testing/open-page.tsx';

const server = servePages();

it.each([
  ['GPR', 'Prepaid Card'],
  ['CIP', 'Payroll Card'],
  ['CIP1', 'Payroll Card'],
  ['NoCIP', 'Payroll Card'],
  ['Debit', 'Debit Card'],
  ['Gift', 'Prepaid Card'],
  ['', 'Prepaid Card'],
])('a card of the program %j is a %s in what its issuer states [card-033]', async (program, kind) => {
  server.use(
    answer(
      contract.startup.startupDataV2,
      startupSamples.startupData({ IsDayfareCardExists: '1', CardProgram: program }),
    ),
  );
  await openPage('/home/needhelp', {
    user: sessionSamples.employee(),
    configuration: startupSamples.configuration({ CardIssuer: 'Example Bank, N.A., Member FDIC' }),
  });
  expect(await screen.findByText(`The ${kind} is issued by Example Bank, N.A., Member FDIC.`)).toBeDefined();
});
