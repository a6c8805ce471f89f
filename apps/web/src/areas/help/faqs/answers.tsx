import type { Question } from '@dayfare/api/help/queries';
import { Accordion } from '@dayfare/ui/accordion';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { InParts } from './in-parts.tsx';

export interface AnswersProps {
  title: string;
  questions: readonly Question[];
}

/** Questions under a heading, each of which opens its answer. */
export function Answers({ title, questions }: AnswersProps) {
  return (
    <Stack as="section" gap={2}>
      <Text variant="heading">{title}</Text>
      <AnswerList questions={questions} />
    </Stack>
  );
}

/** Questions, each of which opens its answer. */
export function AnswerList({ questions }: Pick<AnswersProps, 'questions'>) {
  const t = useTexts('help/faqs');
  return (
    <InParts items={questions}>
      {(shown) => (
        <Accordion
          items={shown.map(({ id, question, answer }) => ({
            id: String(id),
            title: question,
            content: (
              <Stack gap={2} align="start">
                <Text>{answer}</Text>
                <Link href={pathTo('/faqs/:id', { id })} variant="standalone">
                  {t('alone')}
                </Link>
              </Stack>
            ),
          }))}
        />
      )}
    </InParts>
  );
}
