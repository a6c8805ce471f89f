import { deviceContract } from '@dayfare/api/session/device-contract';
import type { App } from '../app-context/app.ts';
import { deviceId } from '../session/device.ts';
import { readLocal } from '../storage/local-values.ts';

type PlugParts = Pick<App, 'api' | 'session' | 'local'>;

function placeIn(local: Storage) {
  const latitude = readLocal(local, 'clientLatitude');
  const longitude = readLocal(local, 'clientLongitude');
  const userIP = local.getItem('clientIp');
  return {
    ...(latitude !== null && { latitude: String(latitude) }),
    ...(longitude !== null && { longitude: String(longitude) }),
    ...(userIP !== null && { userIP }),
  };
}

/** Reports where the session is used from, and because of what. A failure is not shown: it rejects, for callers that care. */
export async function reportPlugSession(
  { api, session, local }: PlugParts,
  EventType?: 'save instrument',
): Promise<void> {
  const id = session.current()?.user.userID;
  if (id === undefined) return;
  await api.client(deviceContract).updatePlugSessionInfo({
    ...{ id, deviceID: deviceId(local), ...placeIn(local) },
    userAgent: navigator.userAgent.slice(0, 600),
    ...(EventType && { EventType }),
  });
}
