import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { expectNoOverflow } from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { MessageBubble } from './message-bubble.tsx';

const meta = preview.meta({
  component: MessageBubble,
  title: 'Components/Message bubble',
  args: { author: 'Clara Mbeki', note: '9:12 AM', children: 'Can you open tomorrow?' },
});

/** Another member's message. */
export const OfSomebodyElse = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Clara Mbeki')).toBeVisible();
    await expect(canvas.getByText('Can you open tomorrow?')).toBeVisible();
  },
});

/** The reader said it. */
export const Own = meta.story({ args: { author: undefined, isOwn: true, note: '9:14 AM · Read' } });

/** It answers another message, whose words stand above it. */
export const Answer = meta.story({
  args: { isOwn: true, author: undefined, quote: { name: 'Clara Mbeki', text: 'Can you open tomorrow?' } },
});

/** Its words are gone. */
export const Deleted = meta.story({ args: { isDeleted: true, children: 'This message was deleted.' } });

/** Words twice as long go on to more lines. */
export const LongText = meta.story({ args: { children: twiceAsLong('Can you open tomorrow?') } });

/** A word that offers no place to break is broken, not cut off. */
export const Unbreakable = meta.story({
  args: { children: unbreakable },
  play: async ({ canvas }) => {
    await expectNoOverflow(canvas.getByText(unbreakable));
  },
});
