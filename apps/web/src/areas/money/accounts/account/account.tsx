import type { InstrumentAction } from '@dayfare/api/money/accounts/accounts-queries';
import type { Instrument } from '@dayfare/api/money/queries';
import { bankLogoIndex, holdsMoney, instrumentCondition } from '@dayfare/domain/money';
import { cardAccess } from '@dayfare/domain/startup';
import { BankLogo } from '@dayfare/ui/bank-logo';
import { Button } from '@dayfare/ui/button';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { ArrowLeftRight, History, Send } from 'lucide-react';
import { useWayBack } from '../../../../kit/money/accounts/use-way-back.ts';
import {
  arrivalWords,
  canBeDefault,
  canBeFilled,
  instrumentIcon,
  instrumentKind,
  takesWages,
} from '../../../../kit/money/format/instruments.ts';
import { Facts } from '../../../../kit/money/parts/facts.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { ProofStep } from '../../../../kit/money/proof/proof-step.tsx';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { AmountsForm } from './amounts-form.tsx';
import { CardActions } from './card-actions.tsx';
import { CardFacts } from './card-facts.tsx';
import { ConditionBanner } from './condition-banner.tsx';
import { ConditionTag } from './condition-tag.tsx';
import { HeldBalance } from './held-balance.tsx';
import { NextStep } from './next-step.tsx';
import { RemoveAccount } from './remove-account.tsx';
import { SendAgain } from './send-again.tsx';
import { useChange } from './use-change.ts';

export interface AccountProps {
  account: Instrument;
  /** Whether there is something else that money could be moved from. */
  canFill: boolean;
}

/** An account or card: what it is, how it stands, and everything that can be done with it. */
export function Account({ account, canFill }: AccountProps) {
  const t = useMoneyTexts();
  const navigate = useNavigate();
  const { notify } = useSnackbar();
  const wayBack = useWayBack();
  const condition = instrumentCondition(account);
  const { id, name, accountType, isDefault } = account;
  const { submission, demand, act } = useChange(({ kind }: InstrumentAction) => {
    notify({ message: t(`money/accounts/account:done.${kind}`, { name }), tone: 'success' });
    if (kind === 'delete') void navigate(pathTo('/ewa/accounts'), { replace: true });
  });
  const { isPending } = submission;
  // Where cards aren't offered, the page for friends is closed.
  const { isServiceEnabled, isHidden } = cardAccess(useApp().startup.data.values());
  return (
    <>
      <Stack gap={3} align="start">
        <BankLogo
          size="large"
          {...(account.kind === 'BankAccount'
            ? { index: bankLogoIndex(account.imageName) }
            : { icon: instrumentIcon(account) })}
          name=""
        />
        <Stack gap={1} align="start">
          <Text variant="heading">{name}</Text>
          <Text tone="muted">{instrumentKind(account, t)}</Text>
          <div role="status">
            <ConditionTag account={account} />
          </div>
          {condition === 'usable' && isDefault && (
            <Text tone="muted">{t('money/accounts/account:account.isDefault')}</Text>
          )}
        </Stack>
      </Stack>
      <ConditionBanner account={account} />
      <FormStatus submission={submission} title={t('money/accounts/account:account.failed')} />
      <ProofStep
        demand={demand}
        reason={t('money/accounts/account:account.proof')}
        isPending={isPending}
        onProved={() => void submission.submit()}
      />
      {condition === 'amountsDue' && <AmountsForm account={account} />}
      {holdsMoney(account) && <HeldBalance account={account} />}
      <Facts
        facts={[
          ...(accountType
            ? [
                {
                  name: t('money/accounts/account:account.type'),
                  value: t(`money/accounts/account:accountType.${accountType}`),
                },
              ]
            : []),
          ...(takesWages(account)
            ? [
                {
                  name: t('money/accounts/account:account.speeds'),
                  value: arrivalWords(account, t),
                },
              ]
            : []),
        ]}
      />
      {account.card && <CardFacts id={id} card={account.card} />}
      <List isDivided>
        <ListRow
          href={pathTo('/ewa/history', {}, { account: id })}
          icon={History}
          title={t('money/accounts/account:account.transfers')}
        />
        {holdsMoney(account) && isServiceEnabled && !isHidden && (
          <ListRow
            href={pathTo('/card/pay-a-friend')}
            icon={Send}
            title={t('money/move/friends:titles.friends')}
          />
        )}
        {canFill && canBeFilled(account) && condition === 'usable' && (
          <ListRow
            href={pathTo('/ewa/accounts/move', {}, { to: id })}
            icon={ArrowLeftRight}
            title={t('money/accounts/account:account.move')}
          />
        )}
      </List>
      <Stack gap={2}>
        {wayBack.intent && (
          <Button isStretched onPress={() => void navigate(wayBack.path)}>
            {t(`money/accounts/account:account.continue.${wayBack.intent}`)}
          </Button>
        )}
        {account.card && (
          <CardActions
            account={account}
            isPending={isPending}
            onPayFee={() => void act({ kind: 'payFeeWith', instrument: account })}
          />
        )}
        <NextStep
          account={account}
          isPending={isPending}
          onAct={(action) => void act(action)}
          onLinkAgain={() => void navigate(wayBack.keep(pathTo('/ewa/accounts/link', {}, { account: id })))}
        />
        {condition === 'usable' && !isDefault && canBeDefault(account) && (
          <Button
            variant="secondary"
            isStretched
            isPending={isPending}
            pendingLabel={t('money/accounts/account:account.working')}
            onPress={() => void act({ kind: 'makeDefault', instrument: account })}
          >
            {t('money/accounts/account:account.makeDefault')}
          </Button>
        )}
        <SendAgain
          account={account}
          isPending={isPending}
          onPress={() => void act({ kind: 'sendDeposits', instrument: account })}
        />
        {condition !== 'leaving' && (
          <RemoveAccount
            account={account}
            isPending={isPending}
            onConfirm={() => void act({ kind: 'delete', instrument: account })}
          />
        )}
      </Stack>
    </>
  );
}
