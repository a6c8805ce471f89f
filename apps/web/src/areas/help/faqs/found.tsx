import type { Question } from '@dayfare/api/help/queries';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Link } from '@dayfare/ui/link';
import { Highlight } from '@dayfare/ui/search-field';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import type { QueryAnswer } from '../../../platform/queries/query-view.tsx';
import { InParts } from './in-parts.tsx';
import { QuestionsView } from './questions-view.tsx';

export interface FoundProps {
  query: QueryAnswer<readonly Question[]>;
  /** What was searched for. */
  text: string;
}

/** The questions that contain a text, with their answers; the text is highlighted. */
export function Found({ query, text }: FoundProps) {
  const t = useTexts('help/faqs');
  return (
    <QuestionsView query={query}>
      {(questions) =>
        questions.length === 0 ? (
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        ) : (
          <Stack as="section" gap={4}>
            <Text variant="heading">{t('results')}</Text>
            <InParts key={text} items={questions}>
              {(shown) =>
                shown.map(({ id, question, answer }) => (
                  <Stack key={id} gap={1}>
                    <Text variant="label" as="h3" isStrong>
                      <Link href={pathTo('/faqs/:id', { id })}>
                        <Highlight text={question} query={text} />
                      </Link>
                    </Text>
                    <Text>
                      <Highlight text={answer} query={text} />
                    </Text>
                  </Stack>
                ))
              }
            </InParts>
          </Stack>
        )
      }
    </QuestionsView>
  );
}
