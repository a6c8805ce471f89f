import { formatMoney, minorUnits } from '@dayfare/domain/money';
import type { App } from '../../../platform/app-context/app.ts';
import { askForHome } from './ask-for-home.ts';

export const title = 'money:titles.home';
export const back = 'nothing';

export { HomeScreen as Screen } from './home-screen.tsx';

/** Requests all parts in parallel. */
export function ask(app: App): void {
  askForHome(app);
  // A browser takes its time over the first amount that it writes: better now than when the balance has come.
  const { translator } = app;
  setTimeout(() => formatMoney(minorUnits(0), { currency: 'USD', language: translator.language() }));
}
