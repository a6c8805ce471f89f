import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import * as fields from '../fields.css.ts';
import { matchStories, type StoryEntry, storyLabel } from './story-index.ts';
import * as styles from './story-picker.css.ts';

export interface StoryPickerProps {
  entries: readonly StoryEntry[];
  value: StoryEntry | undefined;
  onChange: (entry: StoryEntry) => void;
}

/** A field to find a story by any of its words: type, arrow down, Enter. */
export function StoryPicker({ entries, value, onChange }: StoryPickerProps) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(0);
  const isOpen = query !== undefined;
  const found = isOpen ? matchStories(entries, query) : [];
  const current = found[active];

  useEffect(() => {
    if (isOpen) listRef.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  const search = (text: string) => {
    setQuery(text);
    setActive(0);
  };
  const close = () => setQuery(undefined);
  const choose = (entry: StoryEntry | undefined) => {
    // What is typed stays while nothing is found, or the list of stories is still on its way.
    if (!entry) return;
    onChange(entry);
    close();
  };
  const keys: Partial<Record<string, () => void>> = {
    ArrowDown: () => (isOpen ? setActive(Math.min(active + 1, found.length - 1)) : search('')),
    ArrowUp: () => setActive(Math.max(active - 1, 0)),
    Enter: () => choose(current),
    Escape: close,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div className={styles.root}>
      <div className={fields.field}>
        <label className={fields.label} htmlFor={id}>
          Story
        </label>
        <input
          id={id}
          className={fields.control}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current ? `${id}-${current.id}` : undefined}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          spellCheck={false}
          placeholder={value ? storyLabel(value) : 'No story found'}
          value={query ?? (value ? storyLabel(value) : '')}
          onChange={(event) => search(event.target.value)}
          onClick={() => search('')}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <span id={`${id}-hint`} className={fields.hint}>
          {entries.length} stories. Type any part of a name.
        </span>
      </div>
      {isOpen && (
        <div ref={listRef} className={styles.list} id={`${id}-list`} role="listbox" aria-label="Stories">
          {found.length === 0 && <div className={styles.none}>No story has all of these words.</div>}
          {found.map((entry, position) => (
            <div
              key={entry.id}
              id={`${id}-${entry.id}`}
              role="option"
              tabIndex={-1}
              className={styles.option}
              aria-selected={entry.id === value?.id}
              data-active={position === active}
              // The press must not take the focus out of the field, which would close the list before the click comes.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(entry)}
              onKeyDown={onKeyDown}
            >
              {storyLabel(entry)}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
