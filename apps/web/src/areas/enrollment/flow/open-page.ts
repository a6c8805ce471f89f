import { type EnrollmentPath, enrollmentDetour } from '@dayfare/domain/enrollment';
import { redirect } from 'react-router-dom';
import type { App } from '../../../platform/app-context/app.ts';
import { draftStoreOf } from './draft-store.ts';

/** A page's loader: brings back what was kept, and leads whoever has not come so far to where they are. */
export function openPage(path: EnrollmentPath): (app: App) => Promise<null> {
  return async (app) => {
    const { reached } = await draftStoreOf(app).load();
    const detour = enrollmentDetour(path, reached);
    if (detour) throw redirect(detour);
    return null;
  };
}
