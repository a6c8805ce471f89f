import type { App } from '../../../../platform/app-context/app.ts';

interface Kept {
  readonly userId: number | undefined;
  readonly account: string;
}

/** In memory alone: an account number belongs in no storage and no address. */
const kept = new WeakMap<App, Kept>();

const userIdOf = ({ session }: App) => session.current()?.user.userID;

/** Keeps the refused number, so that it can be corrected. */
export function keepNumber(app: App, account: string): void {
  kept.set(app, { userId: userIdOf(app), account });
}

/** The number that the same person typed before; empty if there is none. */
export function keptNumber(app: App): string {
  const found = kept.get(app);
  return found && found.userId === userIdOf(app) ? found.account : '';
}

/** Forgets the number, once it has been saved. */
export function forgetNumber(app: App): void {
  kept.delete(app);
}
