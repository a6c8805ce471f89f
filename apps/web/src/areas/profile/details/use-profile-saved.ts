import type { WireProfile } from '@dayfare/api/profile/contract';
import { replaceProfileAnswer } from '@dayfare/api/profile/queries';
import { businessContract } from '@dayfare/api/session/business-contract';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { deviceId } from '../../../platform/session/device.ts';

/**
 * Says that a change of the profile is saved, and leads back to it. The session is renewed on the way, because it knows its person by name and
 * number; should that fail, it does so when it is renewed next.
 */
export function useProfileSaved() {
  const { api, flow, local, navigation, notices } = useApp();
  const client = useQueryClient();
  return async (answer: WireProfile, { message, isShown }: { message: string; isShown: boolean }) => {
    await replaceProfileAnswer(client, answer);
    notices.say({ message, tone: 'success', durationMs: snackbarDurations.app });
    if (!isShown) return null;
    const to = pathTo('/home/profile');
    const user = await api
      .client(businessContract)
      .createToken({ deviceId: deviceId(local) })
      .catch(() => null);
    if (user) await flow.adopt(user, to);
    else await navigation.go(to);
    return null;
  };
}
