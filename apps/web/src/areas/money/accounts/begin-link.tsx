import { beginLink } from '@dayfare/api/money/bank-link-queries';
import { instrumentsQuery } from '@dayfare/api/money/queries';
import { hostedLinkAddress } from '@dayfare/domain/money';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { listOf } from '../../../platform/startup/configuration.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { accountPath, linkPath, newAccountPath, newBankPath } from '../view/steps.ts';
import { AccountFrame } from './account-frame.tsx';
import { keepLink } from './kept-link.ts';
import { useLinkingEvents } from './use-linking-events.ts';
import { useWayBack } from './use-way-back.ts';

/** What happens at the bank, and the way there. `accountId` 0: a new account. */
export function BeginLink({ accountId }: { accountId: number }) {
  const { api, local, navigation, notices, startup } = useApp();
  const t = useMoneyTexts();
  const { keep } = useWayBack();
  const events = useLinkingEvents(linkPath);
  const { value } = useCell(startup.configuration);
  const { data: accounts } = useQuery(instrumentsQuery(api));
  const name = accounts?.find(({ id }) => id === accountId)?.name;
  const [hasNoPage, setNoPage] = useState(false);
  const form = useSubmit({
    form: 'money/bank-link',
    initial: {},
    secret: [],
    send: () => beginLink(api, { origin: window.location.origin, instrumentId: accountId }),
    onFailed: (failure) => {
      events.failed(failure);
      if (failure.kind === 'refused')
        notices.say({ message: failure.message, tone: 'danger', durationMs: snackbarDurations.app });
    },
    onDone: ({ token, hostedAddress }, { isShown }) => {
      const address = hostedLinkAddress(hostedAddress, listOf(value('PlaidBankDomains')));
      setNoPage(address === null);
      if (!address || !isShown) return null;
      events.began();
      keepLink(local, token, navigation.here());
      navigation.leave(address);
      return null;
    },
  });
  return (
    <AccountFrame
      title={t('money/accounts:titles.link')}
      backTo={keep(accountId > 0 ? accountPath(accountId) : newAccountPath)}
      onSubmit={() => void form.submit()}
      footer={
        <Button
          type="submit"
          isStretched
          isPending={form.isPending}
          pendingLabel={t('money/accounts:link.going')}
        >
          {t('money/accounts:link.go')}
        </Button>
      }
    >
      <Text>{name ? t('money/accounts:link.again', { name }) : t('money/accounts:link.intro')}</Text>
      <FormStatus submission={form} title={t('money/accounts:link.failed')} />
      {hasNoPage && (
        <Banner tone="danger" isAnnounced>
          {t('money/accounts:link.noPage')}
        </Banner>
      )}
      {accountId === 0 && (
        <Link href={keep(newBankPath)} variant="standalone">
          {t('money/accounts:link.byHand')}
        </Link>
      )}
    </AccountFrame>
  );
}
