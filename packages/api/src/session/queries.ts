import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '../transport/index.ts';
import { entityQuery, writeDefaults } from '../wire/query-defaults.ts';
import { type Credentials, sessionContract, type WireCurrentUser } from './contract.ts';
import { settingsContract, type WireDualFactorSettings } from './settings-contract.ts';

/** What to end. */
export interface RevokeRequest {
  readonly isLogOutFromAllDevices: boolean;
  readonly deviceId: string;
  /** Whether the next sign-in on this device is to be one on a new device. */
  readonly forgetDevice?: boolean | undefined;
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

/** Whether a code is asked for on new devices, and where codes go. */
export interface TwoStep {
  readonly isOn: boolean;
  readonly toMail: boolean;
}

/** {@link TwoStep}, and the address or number that codes go to, masked. */
export interface TwoStepSettings extends TwoStep {
  readonly to: string;
}

/** Reads the settings of two-step sign-in. */
export function twoStepFromWire(wire: WireDualFactorSettings): TwoStepSettings {
  return { isOn: wire.isDualFactorEnabled, toMail: wire.sentPinToEmail, to: wire.sentPinDisplayText };
}

/** How somebody signs in on a new device. Asked for each time: another device may have changed it. */
export function twoStepQuery(api: ApiClient) {
  return entityQuery({
    queryKey: ['session', 'two-step'],
    ask: ({ signal }) => api.client(settingsContract).getDualFactorSettings(undefined, { signal }),
    read: twoStepFromWire,
    staleTime: 0,
  });
}

export { toCurrentUser } from './to-current-user.ts';
