import * as z from 'zod/mini';
import { personWithinMs } from '../limits.ts';
import { event, request } from '../message.ts';
import { address, language, nothing, text } from '../scalars.ts';

/** A person's decision about unlocking with face or fingerprint; null before that. */
const biometricChoice = z.enum(['on', 'later', 'never', 'off']);

/** Sign-in, unlocking, language, and the end of a session. */
export const sessionMessages = {
  'sso.open': request(
    'page',
    { params: z.object({ url: address, returnTo: address }), result: z.object({ url: address }) },
    { needs: 'sso', withinMs: personWithinMs },
  ),
  'biometrics.check': request(
    'page',
    {
      params: nothing,
      result: z.object({
        kind: z.enum(['face', 'fingerprint', 'iris', 'none']),
        isEnrolled: z.boolean(),
        choice: z.nullable(biometricChoice),
      }),
    },
    { needs: 'biometrics' },
  ),
  'biometrics.unlock': request(
    'page',
    { params: z.object({ reason: text(200, 1) }), result: nothing },
    { needs: 'biometrics', withinMs: personWithinMs },
  ),
  'biometrics.choose': request(
    'page',
    { params: z.object({ choice: biometricChoice }), result: nothing },
    { needs: 'biometrics' },
  ),
  'language.changed': event('page', z.object({ language })),
  'language.set': request('shell', { params: z.object({ language }), result: nothing }),
  'session.end': request('shell', { params: nothing, result: nothing }, { withinMs: 30_000 }),
  'session.began': event('page', nothing),
  'session.ended': event('page', z.object({ because: z.enum(['choice', 'timeout', 'back', 'ended']) })),
};
