import { type Autoload, replaceAutoload, saveAutoload } from '@dayfare/api/card/autoload-queries';
import { AmountField } from '@dayfare/ui/amount-field';
import { Banner } from '@dayfare/ui/banner';
import { ChoiceCards } from '@dayfare/ui/choice-cards';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Text } from '@dayfare/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Agreement } from '../../../kit/contracts/agreement.tsx';
import { agreementText } from '../../../kit/money/parts/agreement-text.ts';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { AutoloadState } from './autoload-state.tsx';
import {
  type AutoloadValues,
  type AutoloadWrong,
  hasAmount,
  settingsOf,
  valuesOf,
  type Way,
  ways,
  wrongIn,
} from './autoload-values.ts';

export interface AutoloadFormProps {
  cardId: number;
  last4: string;
  autoload: Autoload;
}

/** When money comes to the card by itself and how much, said in one sentence; turning it on is agreed to, turning it off is one tap. */
export function AutoloadForm({ cardId, last4, autoload }: AutoloadFormProps) {
  const { api } = useApp();
  const client = useQueryClient();
  const { notify } = useSnackbar();
  const t = useTexts('card/autoload');
  const { currency, bounds, contractType, contractIds } = autoload;
  const { t: common, money } = useMoneyView(currency);
  const isOn = autoload.settings.mode !== 'Disabled';
  const [isAgreed, setAgreed] = useState(false);
  const [isReading, setReading] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const form = useSubmit<AutoloadValues, Awaited<ReturnType<typeof saveAutoload>>, AutoloadWrong>({
    form: 'card/autoload',
    initial: valuesOf(autoload),
    secret: [],
    check: (values) => wrongIn(values, autoload),
    send: (values) => saveAutoload(api, cardId, settingsOf(values, autoload), isOn ? [] : contractIds),
    refusals: {
      AutoloadAmountBelowMinimum: { amount: 'AutoloadAmountBelowMinimum' },
      AutoloadAmountAboveMaximum: { amount: 'AutoloadAmountAboveMaximum' },
      LowBalanceLimitBelowMinimum: { lowBalance: 'LowBalanceLimitBelowMinimum' },
      LowBalanceLimitAboveMaximum: { lowBalance: 'LowBalanceLimitAboveMaximum' },
    },
    onDone: (saved) => {
      replaceAutoload(client, cardId, saved);
      notify({ message: t(isOn ? 'changed' : 'turnedOn'), tone: 'success' });
      setAgreed(false);
      return null;
    },
  });
  const { values, problems, change } = form;
  const { way } = values;
  const { amount, lowBalance } = settingsOf(values, autoload);
  const [least, most] = [money(bounds.min), money(bounds.max)];
  const isReady = isOn || isAgreed || wrongIn(values, autoload) !== null;
  return (
    <TaskFrame
      title={t('titles.page')}
      backTo={pathTo('/card/services-dashboard')}
      onSubmit={() => (isReady ? void form.submit() : setReading(true))}
      footer={
        <SubmitButton submission={form} pendingLabel={t('saving')}>
          {t(isOn ? 'save' : isAgreed ? 'turnOn' : 'read')}
        </SubmitButton>
      }
    >
      <FormStatus submission={form} title={t('notSaved')} />
      <AutoloadState cardId={cardId} autoload={autoload} />
      <ChoiceCards<Way>
        label={t('when')}
        value={way}
        onChange={(chosen) => change({ way: chosen })}
        choices={ways.map((value) => ({
          ...{ value, title: t(`ways.${value}.title`), description: t(`ways.${value}.text`) },
        }))}
      />
      {way === 'low' && (
        <AmountField
          label={t('lowBalance')}
          currency={currency}
          value={values.lowBalance}
          onChange={(minor) => change({ lowBalance: minor })}
          error={problems.lowBalance && t(`wrong.${problems.lowBalance}`, { least, most })}
        />
      )}
      {hasAmount(way) && (
        <AmountField
          label={t('amount')}
          currency={currency}
          value={values.amount}
          onChange={(minor) => change({ amount: minor })}
          error={problems.amount && t(`wrong.${problems.amount}`, { least, most })}
        />
      )}
      <Banner tone="info" title={t('means.title')}>
        {t(`means.${way}`, {
          ...{ amount: money(amount), low: money(lowBalance), least, most, last4 },
        })}
      </Banner>
      <Text tone="muted">{t('means.free')}</Text>
      {!isOn && (
        <Agreement
          contractType={contractType}
          contractIds={contractIds}
          isAgreed={isAgreed}
          isLocked={form.isPending}
          isOpen={isReading}
          onOpenChange={setReading}
          onAgree={(agreed) => {
            setRefused(!agreed);
            setAgreed(agreed);
          }}
          error={wasRefused && !isAgreed ? t('refused') : undefined}
          text={agreementText(common, contractIds.length)}
        />
      )}
    </TaskFrame>
  );
}
