import preview from '@dayfare/storybook/preview';
import { Text } from '../../primitives/text/text.tsx';
import { NeedHelp } from '../need-help/need-help.tsx';
import { PageLayout } from './page-layout.tsx';

const meta = preview.meta({
  component: PageLayout,
  title: 'Components/Page layout/States',
  parameters: { layout: 'fullscreen' },
  args: { label: 'A page', children: <Text>Words.</Text> },
});

/** Only a body. */
export const Bare = meta.story();

/** A body and what stands below it. */
export const WithFooter = meta.story({ args: { footer: <NeedHelp href="#help" /> } });
