import { instrumentsQuery } from '@dayfare/api/money/queries';
import { Banner } from '@dayfare/ui/banner';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLinkingEvents } from '../../../../kit/money/accounts/use-linking-events.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { dropLink, keepLink } from './kept-link.ts';
import { LinkFrame } from './link-frame.tsx';
import type { LinkEnd } from './link-ways/link-end.ts';
import { useLinkWay } from './link-ways/use-link-way.ts';

export interface BeginLinkProps {
  /** 0: a new account. */
  accountId: number;
  /** Called before the browser, or a native app, leaves for the bank's page. */
  onLeave: (token: string) => void;
  /** Called when the linking ended without leaving this page. */
  onEnd: (token: string, end: Extract<LinkEnd, { kind: 'chosen' | 'closed' }>) => void;
}

/** What happens at the bank, and the way there. */
export function BeginLink({ accountId, onLeave, onEnd }: BeginLinkProps) {
  const { api, local, navigation, notices } = useApp();
  const t = useMoneyTexts();
  const events = useLinkingEvents(pathTo('/ewa/accounts/link'));
  const port = useLinkWay();
  const { data: accounts } = useQuery(instrumentsQuery(api));
  const name = accounts?.find(({ id }) => id === accountId)?.name;
  const [hasNoPage, setNoPage] = useState(false);
  const form = useSubmit({
    form: 'money/bank-link',
    initial: {},
    secret: [],
    send: () => port.begin(accountId),
    onFailed: (failure) => {
      events.notBegun(failure);
      if (failure.kind === 'refused')
        notices.say({ message: failure.message, tone: 'danger', durationMs: snackbarDurations.app });
    },
    onDone: async (link, { isShown }) => {
      if (!isShown) return null;
      // What leads back here if the bank's page, or an app of the bank's, takes the place of this one.
      keepLink(local, link.token, navigation.here());
      const end = await port.open(link);
      setNoPage(end.kind === 'noPage');
      if (end.kind !== 'noPage') events.began();
      if (end.kind === 'left') onLeave(link.token);
      else dropLink(local);
      if (end.kind === 'chosen' || end.kind === 'closed') onEnd(link.token, end);
      return null;
    },
  });
  return (
    <LinkFrame
      accountId={accountId}
      onSubmit={() => void form.submit()}
      footer={
        <SubmitButton submission={form} pendingLabel={t('money/accounts/link:going')}>
          {t('money/accounts/link:go')}
        </SubmitButton>
      }
    >
      <Text>{name ? t('money/accounts/link:again', { name }) : t('money/accounts/link:intro')}</Text>
      <FormStatus submission={form} title={t('money/accounts/link:failed')} />
      {hasNoPage && (
        <Banner tone="danger" isAnnounced>
          {t('money/accounts/link:noPage')}
        </Banner>
      )}
    </LinkFrame>
  );
}
