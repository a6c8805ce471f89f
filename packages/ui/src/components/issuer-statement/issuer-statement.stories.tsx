import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import { twiceAsLong } from '../../testing/stress-text.tsx';
import { IssuerStatement } from './issuer-statement.tsx';

const meta = preview.meta({
  component: IssuerStatement,
  title: 'Components/Issuer statement',
  args: { bank: 'Example Bank, N.A., Member FDIC' },
});

/** Nothing known about the card: "Prepaid Card". */
export const ByDefault = meta.story({
  tags: ['card-033'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/The Prepaid Card is issued by Example Bank/)).toBeVisible();
  },
});

/** Worded by the type of the card. */
export const ByCardType = meta.story({
  tags: ['card-033'],
  render: (args) => (
    <Stack>
      {['GPR', 'CIP', 'CIP1', 'NoCIP', 'Debit', 'Other'].map((cardType) => (
        <IssuerStatement key={cardType} {...args} cardType={cardType} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const kinds = [...canvasElement.querySelectorAll('[data-kind]')].map(
      (statement) => /The (\w+) Card/.exec(statement.textContent ?? '')?.[1],
    );
    await expect(kinds).toEqual(['Prepaid', 'Payroll', 'Payroll', 'Payroll', 'Debit', 'Prepaid']);
  },
});

/** Further sentences, and registered marks above the line. */
export const WithMore = meta.story({
  args: {
    bank: 'Example Bank, N.A., pursuant to a license from Visa® U.S.A. Inc.',
    children: twiceAsLong('The card may be used everywhere debit cards are accepted.'),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('sup')).toHaveTextContent('®');
  },
});
