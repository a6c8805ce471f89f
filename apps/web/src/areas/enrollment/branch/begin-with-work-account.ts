import { workAccountContract } from '@dayfare/api/enrollment/work-account-contract';
import { draftStoreOf } from '../../../kit/enrollment/draft-store.ts';
import type { App } from '../../../platform/app-context/app.ts';
import { failureOf } from '../../../platform/failures/failure.ts';

/** Begins a sign-up with what an employer's page says of a person. Returns the next path; nothing was changed if it failed. */
export async function beginWithWorkAccount(app: App, token: string): Promise<string> {
  const store = draftStoreOf(app);
  try {
    const taken = await app.api.client(workAccountContract).takeWorkAccount({ token });
    const { campaign } = await store.load();
    store.wipe();
    await store.change({
      ...{ workAccount: taken.authAccountID, employer: taken.employer, campaign },
      ...{ firstName: taken.FirstName, lastName: taken.LastName },
    });
    return '/signup/create-user';
  } catch (error) {
    const isRefused = failureOf(error, app.connection.isOnline.get()).kind === 'refused';
    return `/welcome/auth-failed?reason=${isRefused ? 'expired' : 'unavailable'}`;
  }
}
