import preview from '@dayfare/storybook/preview';
import { AppHeader } from '../app-header/app-header.tsx';
import { LoadingBar } from './loading-bar.tsx';

const meta = preview.meta({
  component: LoadingBar,
  title: 'Components/Loading bar/States',
  parameters: { layout: 'fullscreen' },
  args: { isLoading: true },
});

/** Over a header, below the notch: it takes no room and moves nothing. */
export const OverAHeader = meta.story({
  globals: { platform: 'ios' },
  render: (args) => (
    <>
      <LoadingBar {...args} />
      <AppHeader title="Get money" onBack={() => {}} />
    </>
  ),
});
