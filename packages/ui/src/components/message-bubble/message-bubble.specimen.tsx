import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { MessageBubble } from './message-bubble.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <MessageBubble author={say('Clara Mbeki')} note={say('9:12 AM')} {...rootAttributes}>
    {say('Can you open tomorrow?')}
  </MessageBubble>
);
