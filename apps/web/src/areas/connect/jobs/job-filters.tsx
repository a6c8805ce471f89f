import { everyJob, type JobFilter, jobFiltersQuery } from '@dayfare/api/connect/jobs/jobs-queries';
import { Button } from '@dayfare/ui/button';
import { CheckboxGroup } from '@dayfare/ui/checkbox-group';
import { Drawer } from '@dayfare/ui/drawer';
import { RadioGroup } from '@dayfare/ui/radio-group';
import { Stack } from '@dayfare/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useJobWords } from './use-job-words.ts';

export interface JobFiltersProps {
  /** Rendered only while it is open, so that it begins with what is set. */
  value: JobFilter;
  onClose: () => void;
  onApply: (filter: JobFilter) => void;
}

const many = { category: 'categories', states: 'states' } as const;
const one = { city: 'cities', type: 'types', jobType: 'jobTypes' } as const;

/** What jobs are filtered by, apart from words of their title. */
export function JobFilters({ value, onClose, onApply }: JobFiltersProps) {
  const t = useTexts('connect/jobs');
  const wordOf = useJobWords();
  const [draft, setDraft] = useState(value);
  const { data: choices } = useQuery(jobFiltersQuery(useApp().api));
  const options = (words: readonly string[] = []) =>
    words.map((word) => ({ value: word, label: wordOf(word) }));
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('filterTitle')}
      actions={
        <>
          <Button isStretched onPress={() => onApply(draft)}>
            {t('apply')}
          </Button>
          <Button variant="quiet" isStretched onPress={() => setDraft({ ...everyJob, title: value.title })}>
            {t('clear')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {(['category', 'states'] as const).map((fact) => (
          <CheckboxGroup
            key={fact}
            label={t(`facts.${fact}`)}
            isRequired={false}
            options={options(choices?.[many[fact]])}
            value={draft[many[fact]]}
            onChange={(chosen) => setDraft({ ...draft, [many[fact]]: chosen })}
          />
        ))}
        {(['city', 'type', 'jobType'] as const).map((fact) => (
          <RadioGroup
            key={fact}
            label={t(`facts.${fact}`)}
            isRequired={false}
            options={[{ value: '', label: t('any') }, ...options(choices?.[one[fact]])]}
            value={draft[fact]}
            onChange={(chosen) => setDraft({ ...draft, [fact]: chosen })}
          />
        ))}
      </Stack>
    </Drawer>
  );
}

/** How many filters are set. */
export const filtersSet = ({ title: _, ...filter }: JobFilter): number =>
  Object.values(filter).filter(({ length }) => length > 0).length;
