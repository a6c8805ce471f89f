import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '../transport/index.ts';
import { writeDefaults } from '../wire/query-defaults.ts';
import { type Credentials, sessionContract, type WireCurrentUser } from './contract.ts';

/** What to end. */
export interface RevokeRequest {
  readonly isLogOutFromAllDevices: boolean;
  readonly deviceId: string;
}

/** Signs in. Import the answer's `signingKey` with `importSessionKeys`, and store the rest with `toCurrentUser`. */
export function signInMutation(api: ApiClient) {
  return mutationOptions<WireCurrentUser, ApiError, Credentials>({
    ...writeDefaults,
    mutationKey: ['session', 'sign-in'],
    mutationFn: (credentials) => api.client(sessionContract).loginM(credentials),
    // The password and the key don't stay in the cache of mutations once nobody looks at them.
    gcTime: 0,
  });
}

/** Ends the session on the server. Sign out on the device whatever comes of it. */
export function revokeMutation(api: ApiClient) {
  return mutationOptions<boolean, ApiError, RevokeRequest>({
    ...writeDefaults,
    mutationKey: ['session', 'revoke'],
    mutationFn: (request) => api.client(sessionContract).revokeUserToken(request),
  });
}

export { toCurrentUser } from './to-current-user.ts';
