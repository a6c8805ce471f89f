import { instrumentsQuery } from '@dayfare/api/money/queries';
import type { ApiClient } from '@dayfare/api/transport';
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { type Submission, useSubmit } from '../../../platform/forms/use-submit.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { stepPath } from '../transfer/steps.ts';
import { useTransferController } from '../transfer/use-transfer-controller.ts';

/** Makes something one of the places that money can go to, and goes on from there with it chosen. Opening it again changes nothing. */
export function useOpening(
  form: string,
  open: (api: ApiClient) => Promise<{ readonly instrumentId: number }>,
): Submission<object> {
  const { api } = useApp();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { controller } = useTransferController();
  return useSubmit({
    form,
    initial: {},
    secret: [],
    send: () => open(api),
    onDone: async ({ instrumentId }, { isShown }) => {
      // Known before the choice is shown: what is not in the list yet could not be chosen in it.
      await client.fetchQuery({ ...instrumentsQuery(api), staleTime: 0 });
      if (!isShown) return;
      controller.edit({ instrumentId });
      await navigate(stepPath('amount'));
    },
  });
}
