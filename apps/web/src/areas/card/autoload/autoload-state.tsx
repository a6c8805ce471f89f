import { type Autoload, replaceAutoload, saveAutoload } from '@dayfare/api/card/autoload-queries';
import { Button } from '@dayfare/ui/button';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { StatusTag } from '@dayfare/ui/status-tag';
import { Text } from '@dayfare/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { dayWords } from '../../../kit/money/format/when.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useLanguage, useTexts } from '../../../platform/i18n/use-texts.ts';

export interface AutoloadStateProps {
  cardId: number;
  autoload: Autoload;
}

/** Whether the card is loaded by itself and when it was last; a button that ends it at once. */
export function AutoloadState({ cardId, autoload: { settings, lastLoadedOn } }: AutoloadStateProps) {
  const { api } = useApp();
  const client = useQueryClient();
  const { notify } = useSnackbar();
  const t = useTexts('card/autoload');
  const language = useLanguage();
  const off = useSubmit({
    form: 'card/autoload-off',
    initial: {},
    secret: [],
    send: () => saveAutoload(api, cardId, { ...settings, mode: 'Disabled' }, []),
    onDone: (saved) => {
      replaceAutoload(client, cardId, saved);
      notify({ message: t('turnedOff'), tone: 'success' });
      return null;
    },
  });
  if (settings.mode === 'Disabled') return <Text>{t('text')}</Text>;
  return (
    <Stack gap={3} align="start">
      <FormStatus submission={off} title={t('notTurnedOff')} />
      <StatusTag tone="success">{t('isOn')}</StatusTag>
      {lastLoadedOn && <Text tone="muted">{t('last', { day: dayWords(lastLoadedOn, language) })}</Text>}
      <Button
        variant="secondary"
        isPending={off.isPending}
        pendingLabel={t('turningOff')}
        onPress={() => void off.submit()}
      >
        {t('turnOff')}
      </Button>
    </Stack>
  );
}
