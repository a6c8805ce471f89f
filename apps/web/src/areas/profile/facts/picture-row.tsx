import { type Profile, savePicture } from '@dayfare/api/profile/queries';
import { Avatar } from '@dayfare/ui/avatar';
import { ListRow } from '@dayfare/ui/list-row';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { base64Of } from '../../../kit/picture/crop.ts';
import { PictureSheet } from '../../../kit/picture/picture-sheet.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

/** The person's picture, with the way to change it. */
export function PictureRow({ profile }: { profile: Profile }) {
  const t = useTexts('profile/facts');
  const { api, startup } = useApp();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { firstName, lastName } = profile.details;
  const name = `${firstName} ${lastName}`;
  const save = async (image: string | null) => {
    await savePicture(api, client, image);
    // The top of the app has it from there. If that can't be read now, it is with the next page load.
    await startup.data.refresh().catch(() => undefined);
  };
  return (
    <>
      <ListRow
        avatar={<Avatar name={name} src={profile.picture ?? undefined} isDecorative />}
        title={t('picture')}
        subtitle={t(profile.picture === null ? 'noPicture' : 'changePicture')}
        onPress={() => setOpen(true)}
      />
      <PictureSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('picture')}
        name={name}
        current={profile.picture}
        onSave={(square) => save(base64Of(square))}
        onRemove={() => save(null)}
      />
    </>
  );
}
