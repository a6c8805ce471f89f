import { product } from '@dayfare/domain/product';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import type { ReviewGlobals } from '../shared/looks.ts';
import * as page from '../shared/page.css.ts';
import { Section, StoryLink } from '../shared/page.tsx';
import { useStoryIndex } from '../shared/stories/use-story-index.ts';
import { deskPages, rooms } from './pages.ts';
import * as styles from './welcome.css.ts';

interface CardProps {
  storyId: string;
  title: string;
  note: string;
  globals: ReviewGlobals;
}

function Card({ storyId, title, note, globals }: CardProps) {
  return (
    <li className={styles.card}>
      <StoryLink storyId={storyId} globals={globals}>
        {title}
      </StoryLink>
      <Text variant="label" tone="muted">
        {note}
      </Text>
    </li>
  );
}

/** What this Storybook is and where to go. */
export function Welcome({ globals }: { globals: ReviewGlobals }) {
  const entries = useStoryIndex() ?? [];
  const doors = rooms.flatMap((room) => {
    const first = entries.find(({ title }) => title.startsWith(`${room.title}/`));
    return first ? [{ ...room, storyId: first.id }] : [];
  });
  return (
    <main className={page.page}>
      <header className={styles.hero} data-surface="brand">
        <Text variant="title">{product}: screens, components and brands</Text>
        <Text tone="muted">
          Everything here is the real thing, live, in every brand. What you see is what is checked and
          shipped.
        </Text>
      </header>
      <Section title="How to read it">
        <Stack as="ul" gap={3}>
          <li>
            <Text>
              <strong>The toolbar</strong> sets brand, colour scheme and language for every story at once;{' '}
              <strong>Conditions</strong> in it sets surface, text size, platform and the settings below.
            </Text>
          </li>
          <li>
            <Text>
              <strong>Forced colours and reduced motion</strong> are simulated: a page cannot switch the
              system’s setting on, so the rules written for it apply and every colour role takes one of the
              system’s colours. Drawings keep theirs. The sweeps over all stories use the browser’s own
              setting, and so should a last look.
            </Text>
          </li>
          <li>
            <Text>
              <strong>A story</strong> is one state of one thing, with one sentence. Its steps run in the
              Interactions panel.
            </Text>
          </li>
          <li>
            <Text>
              <strong>Accessibility</strong> is checked on each story in all brands and both schemes; the
              panel of that name shows the story that is open.
            </Text>
          </li>
        </Stack>
      </Section>
      <Section title="For designers" note="Review, compare, question and make a brand.">
        <ul className={page.grid.wide}>
          {deskPages.map(({ id, title, note }) => (
            <Card key={id} storyId={id} title={title} note={note} globals={globals} />
          ))}
        </ul>
      </Section>
      {doors.length > 0 && (
        <Section title="The rooms">
          <ul className={page.grid.wide}>
            {doors.map(({ storyId, title, note }) => (
              <Card key={storyId} storyId={storyId} title={title} note={note} globals={globals} />
            ))}
          </ul>
        </Section>
      )}
    </main>
  );
}
