import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { Text } from '../../primitives/text/text.tsx';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { ContractDrawer, type ContractDrawerProps } from './contract-drawer.tsx';

const contract = (id: string, title: string) => ({
  id,
  title,
  content: <Text>What you take early comes off your next pay.</Text>,
});

const args: ContractDrawerProps = {
  isOpen: true,
  contracts: [contract('12', 'Transfer agreement')],
  onDismiss: fn(),
  onRetry: fn(),
};

const meta = preview.meta({ component: ContractDrawer, title: 'Patterns/Contract drawer/States', args });

/** A single short contract, paged. */
export const Single = meta.story();

/** A single contract with a box. */
export const SingleWithBox = meta.story({ args: { agreement: 'checkbox' } });

/** Several contracts with a box, and one for the electronic signature. */
export const WithSignature = meta.story({
  args: {
    agreement: 'checkbox',
    contracts: [contract('44', 'E-sign agreement'), contract('57', 'Card agreement')],
    text: { eSign: 'I agree to sign electronically' },
  },
});

/** No contracts came: nothing to agree to. */
export const None = meta.story({ args: { contracts: [] } });

/** At twice the text size, in the dark scheme. */
export const At200Percent = meta.story({ globals: { textScale: '200', scheme: 'dark' } });

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    contracts: [
      {
        id: '1',
        title: accented(twiceAsLong('Agreement on electronic transfers')),
        content: <Text>{unbreakable}</Text>,
      },
    ],
  },
});
