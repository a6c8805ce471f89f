import { type Card, type CardDetail, replaceCardAnswer } from '@dayfare/api/card/queries';
import { closeCard } from '@dayfare/api/card/replace-queries';
import { moneyKeys } from '@dayfare/api/money/queries';
import { Banner } from '@dayfare/ui/banner';
import { Link } from '@dayfare/ui/link';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Text } from '@dayfare/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmAction } from '../../../kit/money/parts/confirm-action.tsx';
import { FactCard } from '../../../kit/money/parts/facts.tsx';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { CardTask } from '../parts/card-view.tsx';

export const title = 'card/close:titles.page';

/** Ends the card, once nothing is left on it. */
export function Screen() {
  const t = useTexts('card/close');
  return (
    <CardTask title={t('titles.page')} needs="close">
      {(card, detail) => <CloseCard card={card} detail={detail} />}
    </CardTask>
  );
}

function CloseCard({ card, detail }: { card: Card; detail: CardDetail }) {
  const { api } = useApp();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { notify } = useSnackbar();
  const t = useTexts('card/close');
  const { money } = useMoneyView(detail.currency);
  const form = useSubmit({
    form: 'card/close',
    initial: {},
    secret: [],
    send: () => closeCard(api, card.id),
    refusals: { CardNotEmpty: {} },
    onDone: async (answer, { isShown }) => {
      // Left first: the page of a closed card has nothing to close.
      if (isShown) await navigate(pathTo('/card/home'), { replace: true });
      replaceCardAnswer(client, answer);
      void client.invalidateQueries({ queryKey: moneyKeys.instruments });
      notify({ message: t('done', { last4: detail.last4 }), tone: 'success' });
      return null;
    },
  });
  const isEmpty = detail.balance <= 0;
  return (
    <TaskFrame
      title={t('titles.page')}
      backTo={pathTo('/card/home')}
      footer={
        isEmpty && (
          <ConfirmAction
            label={t('submit')}
            title={t('question', { last4: detail.last4 })}
            text={t('means')}
            confirm={t('submit')}
            keep={t('keep')}
            working={t('sending')}
            isDanger
            isPending={form.isPending}
            onConfirm={async () => void (await form.submit())}
          />
        )
      }
    >
      <FormStatus submission={form} title={t('notClosed')} />
      <FactCard
        facts={[
          { name: t('card'), value: `••${detail.last4}` },
          { name: t('left'), value: money(detail.balance) },
        ]}
      />
      {isEmpty ? (
        <Text>{t('means')}</Text>
      ) : (
        <Banner
          tone="info"
          title={t('notEmpty')}
          action={
            <Link href={pathTo('/ewa/accounts')} variant="standalone">
              {t('moveOut')}
            </Link>
          }
        >
          {t('notEmptyText')}
        </Banner>
      )}
    </TaskFrame>
  );
}
