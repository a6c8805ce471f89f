'use client';

import { Button } from '../../components/button/button.tsx';
import { CheckboxGroup, type CheckboxOption } from '../../components/checkbox-group/checkbox-group.tsx';
import { Drawer } from '../../components/drawer/drawer.tsx';
import { useWords } from '../../messages/words.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { useFreshOnOpen } from '../shared/use-fresh-on-open.ts';
import { nextFilters } from './next-filters.ts';
import { type FilterDrawerText, words } from './words.ts';

export { type FilterDrawerText, words as filterDrawerWords } from './words.ts';

export interface FilterDrawerProps<Value extends string = string> extends RootProps<HTMLElement> {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** Called when the drawer is closed without applying the filters. */
  onClose: () => void;
  /** The filters; the first stands for all: "All Conversations". */
  filters: readonly CheckboxOption<Value>[];
  /** The active filters. */
  value: readonly Value[];
  /** Called with at least one filter; the caller closes the drawer. */
  onApply: (value: Value[]) => void;
  /** Overrides of the built-in texts. */
  text?: Partial<FilterDrawerText> | undefined;
}

/** Filters conversations. At least one filter is always selected. */
export function FilterDrawer<Value extends string>(props: FilterDrawerProps<Value>) {
  const { isOpen, onClose, filters, value, onApply } = props;
  const text = useWords(words, props.text);
  const order = filters.map((filter) => filter.value);
  const [draft, setDraft] = useFreshOnOpen(isOpen, nextFilters(order, value, value));
  return (
    <Drawer
      {...rootProps(props)}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      actions={
        <Button isStretched onPress={() => onApply(draft)}>
          {text.apply}
        </Button>
      }
    >
      <CheckboxGroup
        label={text.question}
        options={filters}
        value={draft}
        onChange={(after) => setDraft(nextFilters(order, draft, after))}
      />
    </Drawer>
  );
}
