import { requestType } from '@dayfare/domain/enrollment';
import type { App } from '../../platform/app-context/app.ts';
import { isNativeApp } from '../../platform/device/native.ts';
import { deviceType } from '../../platform/session/device.ts';

/** The kind of client of a sign-up, by the wire's number. */
export function requestTypeOf(app: App): number {
  if (isNativeApp(app)) return requestType.toWire('NativeApp');
  return requestType.toWire(deviceType() === 'Mobile Web' ? 'MobileBrowser' : 'Desktop');
}
