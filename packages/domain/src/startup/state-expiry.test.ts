import { describe, expect, it } from 'vitest';
import { stateExpiryPath } from './state-expiry.ts';

describe('a state that has expired', () => {
  const expired = { isLoaded: true, isStateExpired: true, isSkipped: false };

  it('is chosen again, from the dashboard [startup-008]', () => {
    expect(stateExpiryPath(expired)).toBe('/home/state-selection?isFromDashboard=true');
    expect(stateExpiryPath({ ...expired, isStateExpired: false })).toBeNull();
  });

  it('is left alone where the stored flag says so [startup-009]', () => {
    expect(stateExpiryPath({ ...expired, isSkipped: true })).toBeNull();
  });

  it('is not believed of data that has not arrived', () => {
    expect(stateExpiryPath({ ...expired, isLoaded: false })).toBeNull();
  });
});
