import type { ApiError } from '@dayfare/api/transport';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { failureOf, isInDoubt, meaningOf } from '../failures/failure.ts';

export interface RepeatableOptions<Command, Meaning extends string> {
  /** What the codes of refusals mean to the page. */
  readonly meanings: Readonly<Record<string, Meaning>>;
  /** What is said once it is done. */
  readonly done: (command: Command) => string;
}

/**
 * Something that a person decides and that can be repeated without harm. Whatever comes of it, the mutation asks for everything again, so
 * that the page shows how it stands also when the answer was lost. `problem`: why it was not done; `lost` where that is unknown.
 */
export function useRepeatable<Answer, Command, Meaning extends string>(
  mutation: UseMutationOptions<Answer, ApiError, Command>,
  { meanings, done }: RepeatableOptions<Command, Meaning>,
) {
  const { notify } = useSnackbar();
  const { mutateAsync, isPending, error } = useMutation(mutation);
  const act = async (command: Command): Promise<void> => {
    if (isPending) return;
    try {
      await mutateAsync(command);
      notify({ message: done(command), tone: 'success' });
    } catch {
      // The page says so: see `problem`.
    }
  };
  const problem: Meaning | 'lost' | 'failed' | null =
    error === null
      ? null
      : isInDoubt(error)
        ? 'lost'
        : (meaningOf(failureOf(error, true), meanings) ?? 'failed');
  return { act, isPending, problem };
}
