import { draftStoreOf } from '../../../kit/enrollment/draft-store.ts';
import { openPage } from '../../../kit/enrollment/open-page.ts';
import type { App } from '../../../platform/app-context/app.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { loadPolicy } from '../../session/index.ts';
import { CreatingAccount } from './creating-account.tsx';
import { PasswordForm } from './password-form.tsx';
import { ReferralForm } from './referral-form.tsx';

export const title = 'enrollment/account:titles.password';

const open = openPage('/signup/create-password');

/** Leads users who are not that far to their step; the others see the password's rules at once. */
export async function load(app: App): Promise<null> {
  const [opened] = await Promise.all([open(app), loadPolicy(app)]);
  return opened;
}

/** The password, then the making of the account, then who sent one here. */
export function Screen() {
  const { reached } = useCell(draftStoreOf(useApp()).draft);
  if (reached === 'CreatingAccount') return <CreatingAccount />;
  return reached === 'ReferralScreen' ? <ReferralForm /> : <PasswordForm />;
}
