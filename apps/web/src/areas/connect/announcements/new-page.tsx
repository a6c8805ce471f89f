import { announcementLimits } from '@dayfare/api/connect/announcements/announcements-contract';
import { announce, announcementsQuery } from '@dayfare/api/connect/announcements/announcements-queries';
import { Checkbox } from '@dayfare/ui/checkbox';
import { EmptyState } from '@dayfare/ui/empty-state';
import { FileUpload } from '@dayfare/ui/file-upload';
import { Skeleton } from '@dayfare/ui/skeleton';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { TextArea } from '@dayfare/ui/text-area';
import { TextField } from '@dayfare/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { usePerson } from '../../../kit/money/parts/use-person.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { usePicture } from './use-picture.ts';

export const title = 'connect/announcements:titles.new';

/** The form for an announcement, for users who speak for the organization. */
export function NewAnnouncementScreen() {
  const t = useTexts('connect/announcements');
  const { userId } = usePerson();
  const announcements = useQuery(announcementsQuery(useApp().api, userId));
  const frame = (content: ReactNode) => (
    <TaskFrame title={t('titles.new')} backTo={pathTo('/connect/connect')}>
      {content}
    </TaskFrame>
  );
  return (
    <QueryView
      queries={[announcements]}
      loading={<Skeleton shape="row" count={3} isAnnounced />}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('failed')}
          text={t('failedText')}
          offlineText={t('offline')}
          headingLevel={2}
        />
      )}
      frame={frame}
    >
      {({ mayAnnounce }) =>
        mayAnnounce ? (
          <AnnouncementForm />
        ) : (
          frame(<EmptyState title={t('notAllowedTitle')}>{t('notAllowed')}</EmptyState>)
        )
      }
    </QueryView>
  );
}

interface Values {
  readonly title: string;
  readonly detail: string;
  readonly needsAcknowledgement: boolean;
}

interface Found {
  readonly title?: 'titleMissing';
  readonly detail?: 'detailMissing';
}

function check({ title: name, detail }: Values): Found | null {
  const found: Found = {
    ...(name.trim() === '' && { title: 'titleMissing' }),
    ...(detail.trim() === '' && { detail: 'detailMissing' }),
  };
  return Object.keys(found).length > 0 ? found : null;
}

/** `ConnectAnnouncementFileSize` where the configuration says nothing, in megabytes. */
const usualMegabytes = 10;

function AnnouncementForm() {
  const t = useTexts('connect/announcements');
  const { api, notices, startup } = useApp();
  const client = useQueryClient();
  const navigate = useNavigate();
  const picture = usePicture();
  const [isEarly, setEarly] = useState(false);
  // Sent again after a lost answer, it is the same announcement.
  const [customId] = useState(() => crypto.randomUUID());
  const megabytes = Number(
    startup.configuration.get().value('ConnectAnnouncementFileSize') ?? usualMegabytes,
  );
  const form = useSubmit<Values, { readonly id: number }, Found>({
    form: 'connect/announcement',
    initial: { title: '', detail: '', needsAcknowledgement: false },
    secret: [],
    check,
    send: (values) => announce(api, client, { ...values, customId, image: picture.image }),
    onDone: ({ id }, { isShown }) => {
      notices.say({ message: t('announced'), tone: 'success', durationMs: snackbarDurations.app });
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
          {t('announce')}
        </SubmitButton>
      }
    >
      <FormStatus submission={form} title={t('notAnnounced')} />
      <TextField
        label={t('title')}
        value={values.title}
        onChange={(name) => change({ title: name })}
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
    </TaskFrame>
  );
}

export { NewAnnouncementScreen as Screen };
