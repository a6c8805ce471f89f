import preview from '@dayfare/storybook/preview';
import { Box } from '../../primitives/box/box.tsx';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { QrCode } from './qr-code.tsx';

const meta = preview.meta({
  component: QrCode,
  title: 'Components/QR code/States',
  args: { value: '', label: '', alternative: '' },
});
const address = 'https://dayfare.example/app';

/** On the page, and on the brand's background. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        'On the page': (
          <QrCode value={address} label="Code that opens the store" alternative="dayfare.example/app" />
        ),
        'On the brand': (
          <Box background="brand" padding={4} radius="card">
            <QrCode value={address} label="The same on the brand" alternative="dayfare.example/app" />
          </Box>
        ),
      }}
    />
  ),
});
