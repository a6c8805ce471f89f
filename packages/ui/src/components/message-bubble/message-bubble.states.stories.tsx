import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { rightToLeft, unbreakable } from '../../testing/stress-text.tsx';
import { MessageBubble } from './message-bubble.tsx';

const meta = preview.meta({
  component: MessageBubble,
  title: 'Components/Message bubble/States',
  args: { children: '', note: '' },
});

const quote = { name: 'Clara Mbeki', text: 'Can you open tomorrow?' };

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        'Of somebody else': (
          <MessageBubble author="Clara Mbeki" note="9:12 AM">
            Can you open tomorrow?
          </MessageBubble>
        ),
        Own: (
          <MessageBubble isOwn note="9:14 AM · Read">
            Yes, of course.
          </MessageBubble>
        ),
        'An answer': (
          <MessageBubble isOwn note="9:14 AM" quote={quote}>
            Yes
          </MessageBubble>
        ),
        Deleted: (
          <MessageBubble author="Clara Mbeki" note="9:12 AM" isDeleted>
            This message was deleted.
          </MessageBubble>
        ),
        Unbreakable: (
          <MessageBubble note="9:12 AM" author={rightToLeft}>
            {unbreakable}
          </MessageBubble>
        ),
      }}
    />
  ),
});
