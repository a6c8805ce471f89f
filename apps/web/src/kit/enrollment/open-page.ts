import { type EnrollmentPath, enrollmentDetour } from '@dayfare/domain/enrollment';
import { redirect } from 'react-router-dom';
import type { App } from '../../platform/app-context/app.ts';
import type { EnrollmentDraft } from './draft.ts';
import { draftStoreOf } from './draft-store.ts';

/** Whether the sign-up goes the direct way: it was begun so, and the configuration still opens it. */
export function isDirect(app: App, draft: Pick<EnrollmentDraft, 'isDirect'>): boolean {
  return draft.isDirect && app.startup.configuration.get().isDirectEnrollmentRestricted === 1;
}

/** A page's loader: brings back what was kept, and leads users who are not that far to their step. */
export function openPage(path: EnrollmentPath): (app: App) => Promise<null> {
  return async (app) => {
    const draft = await draftStoreOf(app).load();
    const detour = enrollmentDetour(path, { reached: draft.reached, isDirect: isDirect(app, draft) });
    if (detour) throw redirect(detour);
    return null;
  };
}

/** The same for a page of direct enrollment, which the guard opens to signed-in people too: they have no use for it. */
export function openDirectPage(path: EnrollmentPath): (app: App) => Promise<null> {
  const open = openPage(path);
  return async (app) => {
    if (app.session.current()) throw redirect('/');
    return open(app);
  };
}
