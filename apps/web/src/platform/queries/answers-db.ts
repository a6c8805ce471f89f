import type { AnswerCache, KeptAnswer } from '@dayfare/api/offline';
import type { DBSchema, IDBPDatabase } from 'idb';
import { openText, sealText } from '../session/sealed-text.ts';
import type { SessionStore } from '../session/session-store.ts';
import { databases } from '../storage/databases.ts';

interface AnswersSchema extends DBSchema {
  answers: { key: string; value: string };
}

const { name, version } = databases.answers;
const store = 'answers';

const caches = new WeakMap<SessionStore, AnswerCache>();

/** The last answers of the person who is signed in; one connection for each session store. */
export function answersIn(session: SessionStore): AnswerCache {
  const known = caches.get(session) ?? openAnswers(session);
  caches.set(session, known);
  return known;
}

/**
 * The last responses in IndexedDB, encrypted with the sign-in's key: unreadable once it is gone, even before they are deleted. If the
 * browser refuses databases everything here rejects, and nothing depends on it.
 */
function openAnswers(session: SessionStore): AnswerCache {
  let opened: Promise<IDBPDatabase<AnswersSchema>> | undefined;
  const open = async () => {
    const { openDB } = await import('idb');
    const db: IDBPDatabase<AnswersSchema> = await openDB<AnswersSchema>(name, version, {
      upgrade: (created) => {
        created.createObjectStore(store);
      },
      // A sign-out in any tab deletes it and must not have to wait for this one.
      blocking: () => {
        db.close();
        opened = undefined;
      },
    });
    return db;
  };
  const database = () => {
    opened ??= open();
    return opened;
  };
  return {
    read: async (key) => {
      const seal = await session.sealingKey();
      const sealed = seal && (await (await database()).get(store, key));
      const text = seal && sealed ? await openText(seal, sealed) : null;
      return text ? (JSON.parse(text) as KeptAnswer) : undefined;
    },
    write: async (key, answer) => {
      const owner = session.current();
      const seal = await session.sealingKey();
      if (!seal) return;
      const sealed = await sealText(seal, JSON.stringify(answer));
      const db = await database();
      // Nothing is stored for someone who has signed out meanwhile.
      if (session.current() === owner) await db.put(store, sealed, key);
    },
    clear: async () => {
      await (await database()).clear(store);
    },
  };
}
