import type { LogoutPlan } from '@dayfare/domain/session';
import { offlinePageCache } from '../offline/offline-page.ts';
import { wipeStorage } from '../session/wipe-storage.ts';
import { type CookieJar, removeCookies } from './cookies.ts';
import { databaseNames, databases } from './databases.ts';

/** The places in a browser, besides its storages, where a page can leave things. Default: the page's own. */
export interface HiddenPlaces {
  readonly jar?: CookieJar | undefined;
  readonly indexedDB?: IDBFactory | undefined;
  readonly caches?: CacheStorage | undefined;
}

/** Every place in a browser where a page can leave things. */
export interface BrowserPlaces extends HiddenPlaces {
  readonly local: Storage;
  readonly tab: Storage;
}

/** How long a deletion that another tab holds up is waited for, ms. */
const deletionMs = 1_000;

function deleteDatabase(factory: IDBFactory, name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = factory.deleteDatabase(name);
    const settle = () => resolve();
    request.onsuccess = settle;
    request.onerror = settle;
    setTimeout(settle, deletionMs);
  });
}

async function deleteDatabases(factory: IDBFactory): Promise<void> {
  // Firefox before 126 cannot list them.
  const listed = (await factory.databases?.().catch(() => [])) ?? [];
  const names = new Set([...databaseNames, ...listed.flatMap(({ name }) => name ?? [])]);
  // The vault is emptied by the session, and stays open in every tab: a deletion would wait there, and take the next sign-in's keys.
  names.delete(databases.session.name);
  // A transfer in doubt belongs to the person until the server knows its end, also after a sign-out.
  names.delete(databases.unfinished.name);
  await Promise.all([...names].map((name) => deleteDatabase(factory, name)));
}

async function deleteCaches(storage: CacheStorage): Promise<void> {
  // The page that is shown without a network is the same for everybody.
  const names = (await storage.keys()).filter((name) => name !== offlinePageCache);
  await Promise.all(names.map((name) => storage.delete(name)));
}

/** Forgets cookies, databases and caches. Never rejects: a place that cannot be reached must not keep the others from being emptied. */
export async function wipeBeyondStorage(places: HiddenPlaces = {}): Promise<void> {
  const { jar = document, indexedDB = globalThis.indexedDB, caches = globalThis.caches } = places;
  removeCookies(jar);
  await Promise.allSettled([indexedDB && deleteDatabases(indexedDB), caches && deleteCaches(caches)]);
}

/** Forgets all that lies in the browser, but the keys that the plan keeps. Never rejects. */
export async function wipeBrowser(
  { local, tab, ...hidden }: BrowserPlaces,
  clear: LogoutPlan['clear'],
): Promise<void> {
  wipeStorage(local, clear.localStorageKeeps);
  if (clear.sessionStorage) wipeStorage(tab, []);
  await wipeBeyondStorage(hidden);
}
