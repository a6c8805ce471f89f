import preview from '@dayfare/storybook/preview';
import { Forced } from '../../testing/state-sheet.tsx';
import { DownloadAppBanner } from './download-app-banner.tsx';

const meta = preview.meta({
  component: DownloadAppBanner,
  title: 'Components/Download app banner/States',
  args: { href: '#store', onClose: () => {} },
});

/** Its link under the pointer. */
export const UnderThePointer = meta.story({
  render: (args) => (
    <Forced state="hovered" of="a">
      <DownloadAppBanner {...args} />
    </Forced>
  ),
});

/** Its link with the focus. */
export const Focused = meta.story({
  render: (args) => (
    <Forced state="focus-visible" of="a">
      <DownloadAppBanner {...args} />
    </Forced>
  ),
});
