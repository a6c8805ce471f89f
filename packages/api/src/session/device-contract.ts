import * as z from 'zod/mini';
import { call, wireId, wireInstant, wireNumber } from '../wire/index.ts';

const text = z.optional(z.string().check(z.maxLength(300)));

/** The machine below the browser. Only the device's own id is needed; the rest is what it cares to say. */
const clientMachine = z.object({
  DeviceInfoID: z.optional(wireId),
  Latitude: text,
  Longitude: text,
  ClientIP: text,
  DeviceId: z.string().check(z.minLength(1), z.maxLength(100)),
  BrowserName: text,
  BrowserVendor: text,
  HardwareModel: text,
  HardwareVendor: text,
  IsMobile: z.optional(z.boolean()),
  deviceType: text,
  PlatformName: text,
  PlatformVendor: text,
  PlatformVersion: text,
  BrowserVersion: text,
  UserID: z.optional(wireId),
  Username: text,
  EmailAddress: text,
  Mobile: text,
});

/** The device as it describes itself. */
const deviceInfo = z.object({
  recordDateTime: wireInstant,
  /** 1 in the native app, 0 on the web. */
  appState: z.union([z.literal(0), z.literal(1)]),
  userAgent: text,
  operatingSystem: text,
  operatingSystemVersion: text,
  browser: text,
  device: text,
  deviceVersion: text,
  browserVersion: text,
  lastUpdatedAt: z.optional(wireInstant),
  lastUpdatedBy: z.optional(wireId),
  clientMachine,
});

const savedDevice = z.object({
  id: wireId,
  isTrustedDevice: z.boolean(),
});

const knownDevice = z.object({
  /** Null for a session on a device that has not said which it is, or that another session has a row for: it ends with all others. */
  id: z.nullable(wireId),
  deviceID: z.string(),
  deviceType: z.nullable(z.string()),
  browserName: z.nullable(z.string()),
  platformName: z.nullable(z.string()),
  isTrustedDevice: z.boolean(),
  /** The one that asks. */
  isCurrentDevice: z.boolean(),
  /** Whether a session is open on it. */
  isSignedIn: z.boolean(),
  /** Internet address of its last sign-in, as the server saw it. */
  address: z.nullable(z.string()),
  /** When it was last heard of. */
  lastUpdatedAt: wireInstant,
});

const position = z.optional(z.string().check(z.maxLength(30)));

/** The calls about the devices of a person. */
export const deviceContract = {
  /** Keep what a device says of itself; says whether it is trusted. */
  saveDeviceInfo: call('POST', 'user/SaveDeviceInfo', { input: deviceInfo, payload: savedDevice }),
  /** The devices that are known of the user, and each further open session. */
  getDeviceInfo: call('GET', 'user/GetDeviceInfo', { payload: z.array(knownDevice) }),
  /** Forget a device and end its sessions. */
  deleteDeviceInfo: call('DELETE', 'user/deleteDeviceInfo/{id}', {
    input: z.object({ id: z.union([wireId, z.string().check(z.regex(/^\d{1,15}$/))]) }),
    payload: z.boolean(),
  }),
  /**
   * Sign a device out, and keep it in the list. Ends the sessions on a device, and the trust in it with DontRecognize 1; Logout 2 is only
   * that. The documents have no such call: it is ours.
   */
  logOutDevice: call('POST', 'user/LogOutDevice', {
    input: z.object({ id: wireId, onLogoutAction: wireNumber.check(z.gte(1), z.lte(2)) }),
    payload: z.boolean(),
  }),
  /** Where this session is used from. Failures are ignored. */
  updatePlugSessionInfo: call('POST', 'user/UpdatePlugSessionInfo', {
    input: z.object({
      id: wireId,
      deviceID: z.string().check(z.maxLength(100)),
      latitude: position,
      longitude: position,
      userAgent: z.optional(z.string().check(z.maxLength(600))),
      userIP: z.optional(z.string().check(z.maxLength(60))),
      /** `save instrument` after an instrument was saved. */
      EventType: z.optional(z.string().check(z.maxLength(60))),
    }),
    payload: z.boolean(),
    meta: { aside: true },
  }),
  /** Push token of a native device. */
  saveGCMToken: call('POST', 'user/SaveGCMToken', {
    input: z.object({
      deviceId: z.string().check(z.minLength(1), z.maxLength(100)),
      gcmToken: z.string().check(z.minLength(1), z.maxLength(400)),
    }),
    payload: z.boolean(),
  }),
};

/** The device as it describes itself. */
export type WireDeviceInfo = z.infer<typeof deviceInfo>;

/** A device that the server knows. */
export type WireKnownDevice = z.infer<typeof knownDevice>;
