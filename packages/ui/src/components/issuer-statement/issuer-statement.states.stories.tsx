import preview from '@dayfare/storybook/preview';
import { Box } from '../../primitives/box/box.tsx';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { IssuerStatement } from './issuer-statement.tsx';

const meta = preview.meta({
  component: IssuerStatement,
  title: 'Components/Issuer statement/States',
  args: { bank: '' },
});
const bank = 'Example Bank, N.A.';

/** Every kind of card, and on the brand's background. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        Prepaid: <IssuerStatement bank={bank} cardType="GPR" />,
        Payroll: <IssuerStatement bank={bank} cardType="CIP" />,
        Debit: <IssuerStatement bank={bank} cardType="Debit" />,
        'On the brand': (
          <Box background="brand" padding={4} radius="card">
            <IssuerStatement bank={bank} />
          </Box>
        ),
      }}
    />
  ),
});
