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
  /** The search text; highlighted in the results. */
  query: string;
  /** Whether the options are loaded, loading, or failed to load. */
  status: ListStatus;
  /**
   * Text for when nothing matches, with what to do then.
   * @default "No results" in the reader's language
   */
  emptyText: string | undefined;
}

/** The list of search results. */
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
          <OptionItem id={option.value} {...option}>
            <Highlight text={option.label} query={query} />
          </OptionItem>
        )}
      </ListBox>
    </Popover>
  );
}

/**
 * React Aria renders a combo box twice, once inside a `<template>`, to collect its options. Anything else is left out of that copy: it
 * costs time, and tools that walk the page trip over live regions that belong to nothing.
 */
export function InSight({ children }: { children: ReactNode }) {
  return useContext(ComboBoxStateContext) && children;
}
