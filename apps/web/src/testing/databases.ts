import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

/** Gives a test file a browser's databases, all of them empty. */
export function useDatabases(): void {
  globalThis.indexedDB = new IDBFactory();
}
