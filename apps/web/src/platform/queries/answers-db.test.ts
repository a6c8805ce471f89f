import { sessionSamples } from '@dayfare/api/mocks';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { useDatabases } from '../../testing/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { databases } from '../storage/databases.ts';
import { answersIn } from './answers-db.ts';

useDatabases();

const ana = sessionSamples.employee({ userID: 1 });
const ben = sessionSamples.employee({ userID: 2 });

it('an answer whose person is replaced while it is being sealed is not written', async () => {
  const { session } = await createTestApp({ user: ana });
  const held = Promise.withResolvers<void>();
  const sealingKey = async () => {
    const key = await session.sealingKey();
    await held.promise;
    return key;
  };
  const writing = answersIn({ ...session, sealingKey }).write('of Ana', { data: 'late', at: 1 });
  await session.begin(ben);
  held.resolve();
  await writing;
  await answersIn(session).write('of Ben', { data: 'now', at: 2 });
  const db = await openDB(databases.answers.name, databases.answers.version);
  expect(await db.getAllKeys('answers')).toEqual(['of Ben']);
  db.close();
});
