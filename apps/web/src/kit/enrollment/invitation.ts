import { inviteCodeOf } from '@dayfare/domain/referral';
import type { App } from '../../platform/app-context/app.ts';
import { draftStoreOf } from './draft-store.ts';

/** Notes the invitation whose link led to a sign-up, for as long as that is kept. */
export async function noteInvitation(app: App, address: string): Promise<void> {
  const code = inviteCodeOf(new URL(address).searchParams.get('invitation') ?? '');
  if (code === null) return;
  const store = draftStoreOf(app);
  const { invitation } = await store.load();
  if (invitation !== code) await store.change({ invitation: code });
}
