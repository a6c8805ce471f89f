import { type ReactNode, useContext } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useUiMessages } from '../../messages/messages.ts';
import { useWords } from '../../messages/words.ts';
import { type Option, OptionItem } from '../../primitives/options.tsx';
import * as popover from '../../primitives/popover.css.ts';
import { Highlight } from '../search-field/highlight.tsx';
import type { ListStatus } from './list-status.tsx';
import { words } from './words.ts';

export interface FoundListProps {
  /** What is searched for; marked in what was found. */
  query: string;
  /** Whether the options are there, on their way, or could not be loaded. */
  status: ListStatus;
  /** Says that nothing fits and what to do then; "No results" in the reader's language by default. */
  emptyText: string | undefined;
}

/** The list of what was found by typing. */
export function FoundList({ query, status, emptyText }: FoundListProps) {
  const messages = useUiMessages();
  const text = useWords(words);
  return (
    <Popover className={popover.popover} offset={4}>
      <ListBox
        className={popover.list}
        dependencies={[query]}
        renderEmptyState={() => (
          <div className={popover.notice}>
            {status === 'loading' ? messages.loading : (emptyText ?? text.noResults)}
          </div>
        )}
      >
        {(option: Option) => (
          <OptionItem id={option.value} option={option}>
            <Highlight text={option.label} query={query} />
          </OptionItem>
        )}
      </ListBox>
    </Popover>
  );
}

/**
 * React Aria draws a combo box twice, once inside a `<template>`, only to learn of its options. What is no option stays out of
 * that copy: it costs time there, and tools that walk the page get lost in live regions that belong to nothing.
 */
export function InSight({ children }: { children: ReactNode }) {
  return useContext(ComboBoxStateContext) && children;
}
