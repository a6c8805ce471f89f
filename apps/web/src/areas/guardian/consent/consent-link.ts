import { type ConsentProgress, consentProgressFrom } from '@dayfare/domain/guardian';
import { readSecretParameters } from '../../../platform/storage/secret-parameters.ts';

/** The link by which a guardian has come to this tab. */
export interface ConsentLink {
  /** Stands for the link beside what was done with it. */
  readonly id: string;
  readonly secrets: { readonly forbe: string; readonly color: string };
}

/** The tab's link; null if it came without one of the two secrets, or they can no longer be read. */
export async function readConsentLink(tab: Storage): Promise<ConsentLink | null> {
  const kept = await readSecretParameters(tab);
  const { Forbe: forbe = '', Color: color = '' } = kept?.values ?? {};
  return kept && forbe !== '' && color !== '' ? { id: kept.id, secrets: { forbe, color } } : null;
}

const storageKey = 'consentProgress';

/** What was done with a link in this tab. */
export function readProgress(tab: Storage, { id }: Pick<ConsentLink, 'id'>): ConsentProgress {
  const [whose, ...steps] = (tab.getItem(storageKey) ?? '').split(' ');
  return whose === id ? consentProgressFrom(steps) : [];
}

/** Stores what was done, so that a reload goes on from there. If storage is full, it begins again, which repeats nothing on the server. */
export function writeProgress(tab: Storage, { id }: Pick<ConsentLink, 'id'>, done: ConsentProgress): void {
  try {
    tab.setItem(storageKey, [id, ...done].join(' '));
  } catch {
    // It begins again.
  }
}
