import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { MessageBubble } from './message-bubble.tsx';

describe('MessageBubble', () => {
  it('is heard with who wrote it, what it answers, its words and its time', async () => {
    const { container } = render(
      <MessageBubble author="Clara" note="9:12 AM" quote={{ name: 'Maya', text: 'Who opens?' }}>
        I do
      </MessageBubble>,
    );
    expect((await transcript(container)).join(' ')).toBe('Clara Maya Who opens? I do 9:12 AM');
  });

  it('hands ref and data attributes to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <MessageBubble ref={ref} data-part="message" isOwn note="9:12 AM">
        I do
      </MessageBubble>,
    );
    expect(ref.current?.dataset).toMatchObject({ part: 'message', own: '' });
  });
});
