import { Box } from '@dayfare/ui/box';
import { Form } from '@dayfare/ui/form';
import { Text } from '@dayfare/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { serverNow } from '../../../platform/device/now.ts';
import { saveFile, wasCancelled } from '../../../platform/device/save-file.ts';
import { useCanSaveFiles } from '../../../platform/device/use-can-save-files.ts';
import { failureOf } from '../../../platform/failures/failure.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

/** Saves what the product knows of the person as a file. Nothing where the device cannot save files. */
export function OwnData() {
  const { api, connection, device } = useApp();
  const client = useQueryClient();
  const canSave = useCanSaveFiles();
  const t = useTexts('profile/own-data');
  const saving = useSubmit({
    form: 'profile/own-data',
    initial: {},
    secret: [],
    send: async () => {
      const { ownDataFile } = await import('./own-data-file.ts');
      return ownDataFile(api, client, new Date(serverNow(api)));
    },
    onDone: async (file, { isShown }) => {
      if (!isShown) return null;
      try {
        await saveFile(file, device);
        return null;
      } catch (error) {
        return wasCancelled(error) ? null : failureOf(error, connection.isOnline.get());
      }
    },
  });
  if (!canSave) return null;
  return (
    <Box background="surface" radius="card" padding="card">
      <Form onSubmit={() => void saving.submit()}>
        <Text variant="heading" as="h2">
          {t('title')}
        </Text>
        <Text tone="muted">{t('text')}</Text>
        <FormStatus submission={saving} title={t('failed')} text={t('failedText')} />
        <SubmitButton submission={saving} variant="secondary" pendingLabel={t('collecting')}>
          {t('download')}
        </SubmitButton>
      </Form>
    </Box>
  );
}
