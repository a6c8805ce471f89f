import { once } from '../loading/once.ts';
import { openText, sealText } from '../session/sealed-text.ts';
import { deviceKey } from './device-key.ts';

/** Secrets that an address has brought to this tab. */
export interface SecretParameters {
  /** Stands for them where they must not be: in keys of a cache, or beside what was done with them. */
  readonly id: string;
  readonly values: Readonly<Record<string, string>>;
}

const storageKey = 'secretParameters';

const sealingKey = once(() => deviceKey('tab'));

/** What the tab has kept; null if there is nothing, or its key is gone with a sign-out. */
export async function readSecretParameters(tab: Storage): Promise<SecretParameters | null> {
  const [id = '', sealed = ''] = (tab.getItem(storageKey) ?? '').split(' ');
  const opened = sealed === '' ? null : await openText(await sealingKey(), sealed);
  return opened === null ? null : { id, values: JSON.parse(opened) as Readonly<Record<string, string>> };
}

/** Keeps secrets for this tab, in place of those of before: encrypted, so that they outlive a reload and can't be read. */
export async function keepSecretParameters(
  tab: Storage,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const text = JSON.stringify(values);
  const known = await readSecretParameters(tab);
  // The same link once more: what was done with it goes on.
  if (known && JSON.stringify(known.values) === text) return;
  const sealed = await sealText(await sealingKey(), text);
  tab.setItem(storageKey, `${crypto.randomUUID()} ${sealed}`);
}

/** Forgets what the tab has kept. */
export function forgetSecretParameters(tab: Storage): void {
  tab.removeItem(storageKey);
}
