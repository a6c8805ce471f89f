import type { CallNotes } from '../wire/index.ts';
import type { deviceContract } from './device-contract.ts';

export const notes = {
  saveDeviceInfo: 'Keep what a device says of itself; says whether it is trusted',
  getDeviceInfo: 'The devices that are known of the user',
  deleteDeviceInfo: 'Forget a device and end its sessions',
  logOutDevice: 'Sign a device out, and keep it in the list',
  updatePlugSessionInfo: 'Where this session is used from',
  saveGCMToken: 'Push token of a native device',
} as const satisfies CallNotes<typeof deviceContract>;
