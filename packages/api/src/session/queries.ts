import { type EpochMs, epochMs } from '@dayfare/domain/money';
import type { ApiClient } from '../transport/index.ts';
import { entityQuery } from '../wire/query-defaults.ts';
import { deviceContract, type WireKnownDevice } from './device-contract.ts';
import { passkeyContract, type WirePasskey } from './passkey-contract.ts';
import { settingsContract, type WireDualFactorSettings } from './settings-contract.ts';

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

/** A device of a person. */
export interface KnownDevice {
  /** Null for a session on a device that has not said which it is. */
  readonly id: number | null;
  readonly browser: string | null;
  readonly system: string | null;
  readonly isHandheld: boolean;
  /** Whether signing in on it needs no code. */
  readonly isTrusted: boolean;
  readonly isThisOne: boolean;
  readonly isSignedIn: boolean;
  /** Internet address of its last sign-in. */
  readonly address: string | null;
  /** When it was last heard of. */
  readonly lastUsedAt: EpochMs;
}

/** Reads the devices of a person. */
export function devicesFromWire(wire: readonly WireKnownDevice[]): readonly KnownDevice[] {
  return wire.map((device) => ({
    id: device.id,
    browser: device.browserName,
    system: device.platformName,
    isHandheld: device.deviceType !== null && device.deviceType !== 'Web',
    isTrusted: device.isTrustedDevice,
    isThisOne: device.isCurrentDevice,
    isSignedIn: device.isSignedIn,
    address: device.address,
    lastUsedAt: epochMs(Date.parse(device.lastUpdatedAt)),
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
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly addedAt: EpochMs;
  /** Null for one that has not signed in yet. */
  readonly usedAt: EpochMs | null;
}

/** Reads the passkeys of a person. */
export function passkeysFromWire(wire: readonly WirePasskey[]): readonly Passkey[] {
  return wire.map(({ id, name, addedAt, usedAt }) => ({
    ...{ id, name, addedAt: epochMs(Date.parse(addedAt)) },
    usedAt: usedAt === null ? null : epochMs(Date.parse(usedAt)),
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
