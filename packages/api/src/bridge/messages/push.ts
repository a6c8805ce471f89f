import * as z from 'zod/mini';
import { personWithinMs } from '../limits.ts';
import { event, request } from '../message.ts';
import { nothing, text } from '../scalars.ts';

const pushToken = z.object({ service: z.enum(['apns', 'fcm']), token: text(400, 1) });

/** Tokens under which the device gets notifications. */
export const pushMessages = {
  'push.token': request(
    'page',
    { params: nothing, result: pushToken },
    { needs: 'push', withinMs: personWithinMs },
  ),
  'push.tokens': request(
    'page',
    {
      params: nothing,
      result: z.object({ tokens: z.array(pushToken).check(z.minLength(1), z.maxLength(10)) }),
    },
    { needs: 'pushBatch', withinMs: personWithinMs },
  ),
  'push.changed': event('shell', pushToken, { needs: 'push' }),
};
