import { closeService, type OwnService } from '@dayfare/api/money/settings/pause-or-close-queries';
import { Button } from '@dayfare/ui/button';
import { List } from '@dayfare/ui/list';
import { ActionConfirm } from '@dayfare/ui/patterns/action-confirm';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { dayWords } from '../../../../kit/money/format/when.ts';
import { useUnfinishedFlag } from '../../../../kit/money/move/unfinished-flag.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { ProofStep } from '../../../../kit/money/proof/proof-step.tsx';
import { useProofDemand } from '../../../../kit/money/proof/use-proof-demand.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { useTexts, useVoice } from '../../../../platform/i18n/use-texts.ts';
import { Closing } from './closing.tsx';
import { WaitBanner } from './wait-banner.tsx';

export interface CloseAccountProps {
  service: OwnService;
  /** Called once the account is closed: there is no session any more. */
  onClosed: () => void;
}

/** What closing means, and the button, which asks once; or what has to be settled first, and that it closes by itself. */
export function CloseAccount({ service, onClosed }: CloseAccountProps) {
  const t = useTexts('money/settings/pause-or-close');
  const id = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Text variant="heading" as="h2" id={id}>
        {t('close.title')}
      </Text>
      {/* What is so comes first, with the way to undo it. */}
      {service.isClosing && <Closing service={service} />}
      <Meaning service={service} headingId={id} />
      {!service.isClosing && <AskToClose service={service} onClosed={onClosed} />}
    </Stack>
  );
}

function AskToClose({ service: { obstacle, waitsFor }, onClosed }: CloseAccountProps) {
  const { api } = useApp();
  const client = useQueryClient();
  const t = useTexts('money/settings/pause-or-close');
  const [isAsking, setAsking] = useState(false);
  // What only this device knows of: an answer that got lost.
  const isInDoubtHere = useUnfinishedFlag() !== null;
  const wait = waitsFor ?? (isInDoubtHere ? 'inDoubt' : null);
  const proof = useProofDemand(() => void client.invalidateQueries({ queryKey: ['money', 'own-service'] }));
  const form = useSubmit({
    form: 'money/close',
    initial: {},
    secret: [],
    send: () => closeService(api, client),
    // The sheet that asks for the code says the rest.
    refusals: { ProofRequired: {} },
    onFailed: proof.onFailed,
    onDone: (isClosed) => {
      proof.settle();
      if (isClosed) onClosed();
      return null;
    },
  });
  if (obstacle)
    return (
      <>
        <FormStatus submission={form} title={t('notDone')} />
        <WaitBanner tone="warning" title={t('close.notYet')} about={obstacle}>
          {t(`close.obstacles.${obstacle}`)}
        </WaitBanner>
      </>
    );
  return (
    <>
      <FormStatus submission={form} title={t('notDone')} />
      {wait && (
        <WaitBanner tone="info" title={t('close.waitTitle')} about={wait}>
          {t(`close.waits.${wait}`)}
        </WaitBanner>
      )}
      <Button
        variant="secondary"
        isStretched
        isPending={form.isPending}
        pendingLabel={t('working')}
        aria-haspopup="dialog"
        onPress={() => setAsking(true)}
      >
        {t('close.do')}
      </Button>
      <ActionConfirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        isDangerous
        heading={t('close.sure')}
        description={
          wait === 'inDoubt' ? t('close.waits.inDoubt') : t(wait ? 'close.sureLater' : 'close.sureText')
        }
        accept={{
          label: t('close.yes'),
          onPress: () => {
            setAsking(false);
            void form.submit();
          },
        }}
        reject={{ label: t('close.no'), onPress: () => setAsking(false) }}
      />
      <ProofStep
        demand={proof.demand}
        reason={t('close.proof')}
        isPending={form.isPending}
        onProved={() => void form.submit()}
      />
    </>
  );
}

/** What becomes of what is underway, of what is owed, and of what is kept. */
function Meaning({ service, headingId }: { service: OwnService; headingId: string }) {
  const { owed, payday, regularTransfers, bills, goals, currency } = service;
  const t = useTexts('money/settings/pause-or-close');
  const voice = useVoice();
  const { money, language } = useMoneyView(currency);
  const points = [
    t('close.means.signIn'),
    ...(regularTransfers > 0 ? [t('close.means.regular', { count: regularTransfers })] : []),
    ...(bills > 0 ? [t('close.means.bills', { count: bills })] : []),
    ...(goals.count > 0
      ? [t('close.means.goals', { count: goals.count, amount: money(goals.balance) })]
      : []),
    t('close.means.invitations'),
    owed > 0
      ? t('close.means.owed', {
          amount: money(owed),
          payday: payday === null ? t('close.nextPay') : dayWords(payday, language),
        })
      : t('close.means.nothingOwed'),
    t('close.means.pay'),
    t('close.means.kept'),
    t('close.means.back', { supportHours: voice('supportHours') }),
  ];
  return (
    <List isBulleted aria-labelledby={headingId}>
      {points.map((point) => (
        <Text key={point}>{point}</Text>
      ))}
    </List>
  );
}
