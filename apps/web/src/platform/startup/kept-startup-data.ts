import { type Setting, type StartupDataRequest, startupValue } from '@dayfare/domain/startup';
import { answersIn } from '../queries/answers-db.ts';
import type { Session, SessionStore } from '../session/session-store.ts';
import type { KeptStartupData } from './startup-data.ts';

/** Changes with the shape of what is kept: that of another shape is not read. */
const version = 'startup-1';
/** What is older is not opened with, ms. */
const maxAgeMs = 7 * 86_400_000;

const keyOf = ({ user }: Session, request: StartupDataRequest) =>
  JSON.stringify([version, user.userID, user.businessId, request]);

/** Whether a page may open with these before the server has answered: they send no one elsewhere. */
function mayOpenWith(settings: readonly Setting[]): boolean {
  const values = new Map(settings.map(({ key, value }) => [key, value]));
  return startupValue(values, 'IsStateExpired') !== true;
}

/** Start-up data among the person's last answers, sealed with the key of the sign-in and gone with it. */
export function keptStartupData(session: SessionStore): KeptStartupData {
  const answers = answersIn(session);
  return {
    read: async (request) => {
      const person = session.current();
      const kept = person && (await answers.read(keyOf(person, request)));
      if (!kept || Date.now() - kept.at > maxAgeMs) return null;
      const settings = kept.data as readonly Setting[];
      return mayOpenWith(settings) ? settings : null;
    },
    write: async (request, settings) => {
      const person = session.current();
      if (person) await answers.write(keyOf(person, request), { data: settings, at: Date.now() });
    },
  };
}
