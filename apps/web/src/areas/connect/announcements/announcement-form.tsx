import { announcementLimits } from '@dayfare/api/connect/announcements/announcements-contract';
import { announce } from '@dayfare/api/connect/announcements/announcements-queries';
import { Checkbox } from '@dayfare/ui/checkbox';
import { FileUpload } from '@dayfare/ui/file-upload';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { TextArea } from '@dayfare/ui/text-area';
import { TextField } from '@dayfare/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { usePerson } from '../../../kit/money/parts/use-person.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { serverNow } from '../../../platform/device/now.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import {
  type AnnouncementValues,
  checkAnnouncement,
  type Found,
  publishAtOf,
} from './announcement-values.ts';
import { Preview } from './preview.tsx';
import { usePicture } from './use-picture.ts';
import { WhenFields } from './when-fields.tsx';

/** `ConnectAnnouncementFileSize` where the configuration says nothing, in megabytes. */
const usualMegabytes = 10;

/** The form for an announcement: what people are to know, with a picture, now or later, and how they will see it. */
export function AnnouncementForm() {
  const t = useTexts('connect/announcements');
  const { api, notices, startup } = useApp();
  const { timeZone } = usePerson();
  const client = useQueryClient();
  const navigate = useNavigate();
  const picture = usePicture();
  const [isEarly, setEarly] = useState(false);
  // Sent again after a lost answer, it is the same announcement.
  const [customId] = useState(() => crypto.randomUUID());
  const megabytes = Number(
    startup.configuration.get().value('ConnectAnnouncementFileSize') ?? usualMegabytes,
  );
  const form = useSubmit<AnnouncementValues, { readonly id: number }, Found>({
    form: 'connect/announcement',
    initial: { title: '', detail: '', needsAcknowledgement: false, isLater: false, day: null, time: null },
    secret: [],
    check: (values) => checkAnnouncement(values, { timeZone, now: serverNow(api) }),
    send: ({ title, detail, needsAcknowledgement, ...when }) =>
      announce(api, client, {
        ...{ title, detail, needsAcknowledgement, customId, image: picture.image },
        publishAt: publishAtOf(when, timeZone),
      }),
    onDone: ({ id }, { isShown }) => {
      const message = t(form.values.isLater ? 'scheduled' : 'announced');
      notices.say({ message, tone: 'success', durationMs: snackbarDurations.app });
      if (isShown) void navigate(pathTo('/connect/announcements/:id', { id }), { replace: true });
      return null;
    },
  });
  const { values, problems, change } = form;
  return (
    <TaskFrame
      title={t('titles.new')}
      backTo={pathTo('/connect/connect')}
      onSubmit={() => {
        setEarly(picture.isWaiting);
        if (!picture.isWaiting) void form.submit();
      }}
      footer={
        <SubmitButton submission={form} pendingLabel={t('announcing')}>
          {t(values.isLater ? 'schedule' : 'announce')}
        </SubmitButton>
      }
    >
      <FormStatus submission={form} title={t('notAnnounced')} />
      <TextField
        label={t('title')}
        value={values.title}
        onChange={(title) => change({ title })}
        maxLength={announcementLimits.title}
        error={problems.title && t(problems.title)}
      />
      <TextArea
        label={t('detail')}
        value={values.detail}
        onChange={(detail) => change({ detail })}
        maxLength={announcementLimits.detail}
        rows={5}
        error={problems.detail && t(problems.detail)}
      />
      <FileUpload
        label={t('picture')}
        isRequired={false}
        types={['jpeg', 'jpg', 'png']}
        maxSize={megabytes * 1_000_000}
        files={picture.files}
        onAdd={picture.add}
        onRemove={picture.remove}
        onRetry={picture.retry}
        error={isEarly && picture.isWaiting ? t('pictureWaits') : undefined}
      />
      <Checkbox
        isSelected={values.needsAcknowledgement}
        onChange={(needsAcknowledgement) => change({ needsAcknowledgement })}
      >
        {t('needsAcknowledgement')}
      </Checkbox>
      <WhenFields values={values} problems={problems} onChange={change} />
      <Preview values={values} hasPicture={picture.image !== null} />
    </TaskFrame>
  );
}
