import type { CardDetail } from '@dayfare/api/card/queries';
import { provisionCard } from '@dayfare/api/card/services-queries';
import type { WalletType } from '@dayfare/domain/card';
import { Button } from '@dayfare/ui/button';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { StatusTag } from '@dayfare/ui/status-tag';
import { Text } from '@dayfare/ui/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ProofStep } from '../../../kit/money/proof/proof-step.tsx';
import { useProofDemand } from '../../../kit/money/proof/use-proof-demand.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { refusalOf } from '../../../platform/device/refusal-of.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

/** A wallet as the bridge names it. */
const onBridge = { Google: 'google', Apple: 'apple', Samsung: 'samsung' } as const satisfies Record<
  WalletType,
  string
>;

export interface WalletRowProps {
  wallet: WalletType;
  cardId: number;
  detail: CardDetail;
}

/** A wallet of the phone: whether it is there, whether the card is in it, and the button that adds it. */
export function WalletRow({ wallet, cardId, detail: { last4, holder } }: WalletRowProps) {
  const { api, device } = useApp();
  const client = useQueryClient();
  const { notify } = useSnackbar();
  const t = useTexts('card/wallet');
  const proof = useProofDemand();
  const name = t(`wallets.${wallet}`);
  const which = { wallet: onBridge[wallet], cardId: String(cardId) };
  const known = useQuery({
    queryKey: ['card', 'wallet', wallet, last4],
    queryFn: () => device.ask('wallet.check', { ...which, lastFour: last4 }),
    // The phone answers, with a network or without one, and its wallet may have changed since.
    ...{ networkMode: 'always', staleTime: 0, retry: false },
    persister: (ask, context) => ask(context),
  });
  const form = useSubmit<object, 'added' | 'missing' | 'cancelled'>({
    form: 'card/wallet',
    initial: {},
    secret: [],
    send: async () => {
      try {
        const begun = await device.ask('wallet.begin', { ...which, cardholder: holder, lastFour: last4 });
        const payload = await provisionCard(api, cardId, wallet, begun);
        const { isAdded } = await device.ask('wallet.add', { ...which, payload });
        return isAdded ? 'added' : 'cancelled';
      } catch (error) {
        const reason = refusalOf(error);
        if (reason === null) throw error;
        return reason === 'missing' ? 'missing' : 'cancelled';
      }
    },
    refusals: { ProofRequired: {} },
    onFailed: proof.onFailed,
    onDone: (became) => {
      proof.settle();
      if (became === 'missing') void known.refetch();
      if (became !== 'added') return null;
      client.setQueryData(['card', 'wallet', wallet, last4], { isAvailable: true, isAdded: true });
      notify({ message: t('added', { wallet: name }), tone: 'success' });
      return null;
    },
  });
  if (known.isPending) return <Skeleton shape="row" isAnnounced />;
  const { isAvailable = false, isAdded = false } = known.data ?? {};
  return (
    <>
      <Stack gap={2} align="start">
        <FormStatus submission={form} title={t('notAdded', { wallet: name })} />
        {isAdded ? (
          <StatusTag tone="success">{t('isAdded', { wallet: name })}</StatusTag>
        ) : isAvailable ? (
          <Button
            isStretched
            isPending={form.isPending}
            pendingLabel={t('adding')}
            onPress={() => void form.submit()}
          >
            {t('add', { wallet: name })}
          </Button>
        ) : (
          <Text tone="muted">{t('missing', { wallet: name })}</Text>
        )}
      </Stack>
      {/* Beside the form: what is sent in the sheet is not sent in the form. */}
      <ProofStep
        demand={proof.demand}
        reason={t('proof', { wallet: name })}
        isPending={form.isPending}
        onProved={() => void form.submit()}
      />
    </>
  );
}
