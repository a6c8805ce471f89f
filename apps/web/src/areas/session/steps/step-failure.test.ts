import { ApiError } from '@dayfare/api/transport';
import { describe, expect, it } from 'vitest';
import { stepFailure } from './step-failure.ts';

describe('a step that was not taken', () => {
  it('is the network’s fault only when the device says so', () => {
    const error = new ApiError({ kind: 'network' });
    expect(stepFailure(error, false)).toEqual({ kind: 'offline' });
    expect(stepFailure(error, true)).toEqual({ kind: 'down' });
    expect(stepFailure(new ApiError({ kind: 'offline' }), true)).toEqual({ kind: 'offline' });
    expect(stepFailure(new Error('a chunk is gone'), true)).toEqual({ kind: 'down' });
  });

  it('has the server’s own words for a refusal, and ours for its trouble', () => {
    const refused = { kind: 'http', message: 'Choose one of yours.' } as const;
    expect(stepFailure(new ApiError({ ...refused, httpStatus: 403 }), true)).toEqual({
      kind: 'refused',
      message: 'Choose one of yours.',
    });
    expect(stepFailure(new ApiError({ ...refused, httpStatus: 503 }), true)).toEqual({ kind: 'down' });
  });

  it('says nothing when the session has ended: the sign-in is on its way', () => {
    expect(stepFailure(new ApiError({ kind: 'unauthorized' }), true)).toBeNull();
  });
});
