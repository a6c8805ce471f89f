import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { SearchField } from '@dayfare/ui/search-field';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { type ShownService, serviceScreens } from './service-screens.ts';

/** Services with a search by name and by what they are for. */
export function ServiceList({ services }: { services: readonly ShownService[] }) {
  const t = useTexts('marketplace/apps');
  const [sought, setSought] = useState('');
  const word = sought.trim().toLowerCase();
  const found = services.filter((service) =>
    [t(`services.${service}`), t(`services.${service}Text`)].some((text) =>
      text.toLowerCase().includes(word),
    ),
  );
  return (
    <>
      <Text tone="muted">{t('text')}</Text>
      <SearchField label={t('search')} value={sought} onChange={setSought} resultCount={found.length} />
      {found.length === 0 ? (
        <Text>{t('notFound')}</Text>
      ) : (
        <List>
          {found.map((service) => (
            <ListRow
              key={service}
              icon={serviceScreens[service].icon}
              title={t(`services.${service}`)}
              subtitle={t(`services.${service}Text`)}
              href={serviceScreens[service].path}
            />
          ))}
        </List>
      )}
    </>
  );
}
