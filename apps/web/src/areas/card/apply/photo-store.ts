import type { App } from '../../../platform/app-context/app.ts';
import { type Cell, cell } from '../../../platform/state/cell.ts';

const photos = new WeakMap<App, Cell<File | null>>();

/** The picture of an identity document that has not been sent yet. It is in memory alone, and gone with the person. */
export function photoOf(app: App): Cell<File | null> {
  const known = photos.get(app);
  if (known) return known;
  const made = cell<File | null>(null);
  photos.set(app, made);
  app.session.subscribe(({ session }) => {
    if (!session) made.set(null);
  });
  return made;
}
