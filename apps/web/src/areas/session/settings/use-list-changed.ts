import { useSnackbar } from '@dayfare/ui/snackbar';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Says what has happened to something in a list, and asks for the list again. Gives a form's `onDone`: there is no failure. */
export function useListChanged(queryKey: QueryKey): (message: string) => Promise<null> {
  const client = useQueryClient();
  const { notify } = useSnackbar();
  return async (message) => {
    notify({ message, tone: 'success' });
    await client.invalidateQueries({ queryKey });
    return null;
  };
}
