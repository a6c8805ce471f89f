import { Text } from '@dayfare/ui/text';
import { type ReactNode, useId } from 'react';
import type { ReviewGlobals } from './looks.ts';
import * as styles from './page.css.ts';
import { managerUrl } from './stories/story-url.ts';

export interface ReviewPageProps {
  title: string;
  /** What the page is for, in one or two sentences. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page for designers: its title, what it is for, and its sections. */
export function ReviewPage({ title, lead, children }: ReviewPageProps) {
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <Text variant="title">{title}</Text>
        <Text tone="muted">{lead}</Text>
      </header>
      {children}
    </main>
  );
}

export interface SectionProps {
  title: string;
  /** What one sees here, or how to read it. */
  note?: ReactNode | undefined;
  children: ReactNode;
}

/** A part of a page, under a heading that names it. */
export function Section({ title, note, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <Text variant="heading" id={id}>
          {title}
        </Text>
        {note !== undefined && (
          <Text variant="label" tone="muted" as="div">
            {note}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}

export interface StoryLinkProps {
  storyId: string;
  globals: ReviewGlobals;
  children: ReactNode;
}

/** Leads to a story within Storybook, with the toolbars as they are. */
export function StoryLink({ storyId, globals, children }: StoryLinkProps) {
  return (
    <a className={styles.link} href={managerUrl(storyId, globals)} target="_top">
      {children}
    </a>
  );
}
