import type { ConnectTokens } from '@dayfare/api/connect/token-queries';
import { openText, sealText } from '../session/sealed-text.ts';
import type { Session } from '../session/session-store.ts';
import type { LocalArea } from './local-area.ts';

const storageKey = 'connectData';

/** Chat tokens, and who the person is in Connect. */
export type ConnectData = ConnectTokens;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** It was written with the sign-in’s key, so that its shape can be trusted. */
const isConnectData = (value: unknown): value is ConnectData =>
  isRecord(value) &&
  isRecord(value.settings) &&
  typeof value.connectToken === 'string' &&
  typeof value.twilioToken === 'string' &&
  typeof value.settings.isOrganizationEnabled === 'boolean';

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

const inUse = new WeakMap<Session, string>();

/** From now on, calls of Connect in this session carry its token. */
export const takeConnectToken = (session: Session, token: string): void => void inUse.set(session, token);

/** Returns the token of Connect that a session uses; undefined before the chat has started. */
export const connectTokenIn = (session: Session): string | undefined => inUse.get(session);
