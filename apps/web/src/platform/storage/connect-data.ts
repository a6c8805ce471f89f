import { openText, sealText } from '../session/sealed-text.ts';
import type { LocalArea } from './local-area.ts';

const storageKey = 'connectData';

/** Chat tokens. */
export interface ConnectData {
  readonly connectToken: string;
  readonly twilioToken: string;
}

function isConnectData(value: unknown): value is ConnectData {
  if (typeof value !== 'object' || value === null) return false;
  const { connectToken, twilioToken } = value as Partial<Record<keyof ConnectData, unknown>>;
  return typeof connectToken === 'string' && typeof twilioToken === 'string';
}

/** Stores the chat tokens, encrypted with the session's key. */
export async function writeConnectData(area: LocalArea, key: CryptoKey, data: ConnectData): Promise<void> {
  area.setItem(storageKey, await sealText(key, JSON.stringify(data)));
}

/** Returns the chat tokens; null if there are none, or if they are from another sign-in. */
export async function readConnectData(area: LocalArea, key: CryptoKey): Promise<ConnectData | null> {
  const sealed = area.getItem(storageKey);
  const opened = sealed === null ? null : await openText(key, sealed);
  const data: unknown = opened === null ? null : JSON.parse(opened);
  return isConnectData(data) ? data : null;
}
