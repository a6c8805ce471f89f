import type { ApiClient } from '../transport/index.ts';
import { type Entity, instantFromWire, maybe } from '../wire/index.ts';
import { entityQuery } from '../wire/query-defaults.ts';
import { deviceContract, type WireKnownDevice } from './device-contract.ts';
import { passkeyContract, type WirePasskey } from './passkey-contract.ts';
import { settingsContract, type WireDualFactorSettings } from './settings-contract.ts';

/** How the user signs in on a new device, and where codes go. */
export type TwoStepSettings = Entity<typeof twoStepFromWire>;

/** What of it the person decides. */
export type TwoStep = Pick<TwoStepSettings, 'isOn' | 'toMail'>;

/** Reads the settings of two-step sign-in. */
export function twoStepFromWire(wire: WireDualFactorSettings) {
  return {
    isOn: wire.isDualFactorEnabled,
    toMail: wire.sentPinToEmail,
    /** The address or number that codes go to, masked. */
    to: wire.sentPinDisplayText,
  };
}

/** How the user signs in on a new device. Asked for each time: another device may have changed it. */
export function twoStepQuery(api: ApiClient) {
  return entityQuery({
    queryKey: ['session', 'two-step'],
    ask: ({ signal }) => api.client(settingsContract).getDualFactorSettings(undefined, { signal }),
    read: twoStepFromWire,
    staleTime: 0,
  });
}

/** A device of a person. */
export type KnownDevice = Entity<typeof devicesFromWire>[number];

/** Reads the devices of a person. */
export function devicesFromWire(wire: readonly WireKnownDevice[]) {
  return wire.map((device) => ({
    /** Null for a session on a device that has not said which it is. */
    id: device.id,
    browser: device.browserName,
    system: device.platformName,
    isHandheld: device.deviceType !== null && device.deviceType !== 'Web',
    /** Whether signing in on it needs no code. */
    isTrusted: device.isTrustedDevice,
    isThisOne: device.isCurrentDevice,
    isSignedIn: device.isSignedIn,
    /** Internet address of its last sign-in. */
    address: device.address,
    /** When it was last heard of. */
    lastUsedAt: instantFromWire(device.lastUpdatedAt),
  }));
}

/** The devices of a person, this one first. Asked for each time: others sign in meanwhile. */
export function devicesQuery(api: ApiClient) {
  return entityQuery({
    queryKey: ['session', 'devices'],
    ask: ({ signal }) => api.client(deviceContract).getDeviceInfo(undefined, { signal }),
    read: devicesFromWire,
    staleTime: 0,
  });
}

/** A way to sign in without a password. */
export type Passkey = Entity<typeof passkeysFromWire>[number];

/** Reads the passkeys of a person. */
export function passkeysFromWire(wire: readonly WirePasskey[]) {
  return wire.map(({ id, name, addedAt, usedAt }) => ({
    id,
    name,
    addedAt: instantFromWire(addedAt),
    /** Null for one that has not signed in yet. */
    usedAt: maybe(instantFromWire, usedAt),
  }));
}

/** The passkeys of a person, oldest first. */
export function passkeysQuery(api: ApiClient) {
  return entityQuery({
    queryKey: ['session', 'passkeys'],
    ask: ({ signal }) => api.client(passkeyContract).getPasskeys(undefined, { signal }),
    read: passkeysFromWire,
    staleTime: 0,
  });
}
