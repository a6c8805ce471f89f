import { type Profile, profileQuery } from '@dayfare/api/profile/queries';
import { Banner } from '@dayfare/ui/banner';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ChangeFrame, LoadFrame } from './change-frame.tsx';
import { DetailsFields } from './details-fields.tsx';
import { useDetails } from './use-details.ts';

export const title = 'profile/details:titles.details';

/** Name and address. A change is proved with a code, and told of. */
export function Screen() {
  const { api } = useApp();
  const t = useTexts('profile/details');
  const query = useQuery(profileQuery(api));
  return query.data ? (
    <DetailsForm profile={query.data} />
  ) : (
    <LoadFrame title={t('titles.details')} query={query} />
  );
}

function DetailsForm({ profile }: { profile: Profile }) {
  const t = useTexts('profile/details');
  const { form, demand, isChanged } = useDetails(profile);
  return (
    <ChangeFrame title={t('titles.details')} text={t('text')} form={form} demand={demand}>
      {isChanged && (
        <Banner tone="warning" title={t('changedTitle')} isAnnounced>
          {t('changed')}
        </Banner>
      )}
      <DetailsFields profile={profile} form={form} isChanged={isChanged} />
    </ChangeFrame>
  );
}
