import { type GroupChange, groupMutation } from '@dayfare/api/connect/chat/groups-queries';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';

/** After these there is nothing more to see of the conversation. */
const ends: ReadonlySet<GroupChange['kind']> = new Set(['leave', 'delete', 'hide']);

/** Changes a group. Each change can be repeated without harm; whatever comes of it, the page shows how things stand. */
export function useGroupChange(sid: string) {
  const t = useTexts('connect/chat/info');
  const navigate = useNavigate();
  const { notify } = useSnackbar();
  const { mutateAsync, isPending, isError } = useMutation(groupMutation(useApp().api, sid));
  const act = async (change: GroupChange): Promise<void> => {
    if (isPending) return;
    try {
      await mutateAsync(change);
      if (ends.has(change.kind)) void navigate(pathTo('/connect/chats'));
      else notify({ message: t('saved'), tone: 'success' });
    } catch {
      // The page says so: see `hasFailed`.
    }
  };
  return { act, carryOut: mutateAsync, isPending, hasFailed: isError };
}
