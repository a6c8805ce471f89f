import preview from '@dayfare/storybook/preview';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Link } from '../link/link.tsx';
import { Banner } from './banner.tsx';

const meta = preview.meta({ component: Banner, title: 'Components/Banner/States', args: { children: '' } });
const tones = ['info', 'success', 'warning', 'danger'] as const;

/** Every tone, with and without a title, an action and a cross. */
export const AllStates = meta.story({
  render: () => (
    <Stack gap={4}>
      {tones.map((tone) => (
        <Stack key={tone} gap={2}>
          <Banner
            tone={tone}
            title="Bank holiday on Monday"
            action={<Link href="/ewa">See arrival times</Link>}
          >
            A transfer made now arrives on Tuesday.
          </Banner>
          <Banner tone={tone} onDismiss={() => {}}>
            Words alone, long enough to run over more than one line on a phone that is 320 pixels wide.
          </Banner>
        </Stack>
      ))}
    </Stack>
  ),
});
