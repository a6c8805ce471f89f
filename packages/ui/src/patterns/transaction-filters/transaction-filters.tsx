'use client';

import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../../components/button/button.tsx';
import { CheckboxGroup, type CheckboxOption } from '../../components/checkbox-group/checkbox-group.tsx';
import { Drawer } from '../../components/drawer/drawer.tsx';
import { MaskedField } from '../../components/masked-field/masked-field.tsx';
import { type Option, Select } from '../../components/select/select.tsx';
import { useWords } from '../../messages/words.ts';
import { AmongOptional } from '../../primitives/field/among-optional.ts';
import { numberFormat } from '../../primitives/intl-formats.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { useFreshOnOpen } from '../shared/use-fresh-on-open.ts';
import { noFilters, type TransactionFilterValues, typedAmount, typedMinor } from './filter-values.ts';
import { type TransactionFiltersText, words } from './words.ts';

export { noFilters, type TransactionFilterValues } from './filter-values.ts';
export { type TransactionFiltersText, words as transactionFiltersWords } from './words.ts';

export interface TransactionFiltersProps extends RootProps<HTMLElement> {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** Called when the drawer is closed without applying the filters. */
  onClose: () => void;
  /** The active filters; initially `noFilters`. */
  value: TransactionFilterValues;
  /** Called with the new filters; the caller closes the drawer. */
  onApply: (value: TransactionFilterValues) => void;
  /** ISO 4217 code. */
  currency: string;
  /** The orders to choose from; the first is the usual one. */
  sorts: readonly Option[];
  /** The periods to choose from. */
  timeFrames: readonly Option[];
  /** The statuses to choose from. */
  statuses: readonly CheckboxOption[];
  /** The kinds of transaction to choose from. */
  types: readonly CheckboxOption[];
  /**
   * Where the money can come from, to choose from.
   * @default the drawer does not ask
   */
  sources?: readonly CheckboxOption[] | undefined;
  /** The accounts and cards to choose from. */
  instruments: readonly CheckboxOption[];
  /** Overrides of the built-in texts. */
  text?: Partial<TransactionFiltersText> | undefined;
}

/** The values being edited, with amounts as typed. */
interface Draft extends Omit<TransactionFilterValues, 'minMinor' | 'maxMinor'> {
  from: string;
  to: string;
}

const draftOf = ({ minMinor, maxMinor, ...rest }: TransactionFilterValues): Draft => ({
  ...rest,
  from: typedAmount(minMinor),
  to: typedAmount(maxMinor),
});

function valuesOf({ from, to, ...rest }: Draft): TransactionFilterValues {
  return {
    ...rest,
    minMinor: typedMinor(from, noFilters.minMinor),
    maxMinor: typedMinor(to, noFilters.maxMinor),
  };
}

/** Filters transactions by amount, time, status, type and account or card, and sorts them. The search by name is on the page. */
export function TransactionFilters(props: TransactionFiltersProps) {
  const { isOpen, onClose, value, onApply, currency, sorts, timeFrames } = props;
  const text = useWords(words, props.text);
  const symbol = useSymbol(currency);
  const [draft, setDraft] = useFreshOnOpen(isOpen, draftOf(value));
  const values = valuesOf(draft);
  const isSwapped = values.minMinor > values.maxMinor;
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const amount = { mode: 'decimal', minValue: 0, prefix: symbol, isRequired: false } as const;
  return (
    <Drawer
      {...rootProps(props)}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      actions={
        <>
          <Button
            isStretched
            onPress={() => {
              if (!isSwapped) onApply(values);
            }}
          >
            {text.apply}
          </Button>
          <Button isStretched variant="quiet" onPress={() => setDraft(draftOf(noFilters))}>
            {text.reset}
          </Button>
        </>
      }
    >
      <AmongOptional value>
        <Stack gap={5}>
          <Select
            label={text.sort}
            options={sorts}
            value={draft.sort ?? sorts[0]?.value ?? null}
            onChange={(sort) => set({ sort: sort === sorts[0]?.value ? null : sort })}
            isRequired={false}
          />
          <MaskedField
            label={text.amountFrom}
            value={draft.from}
            onChange={(from) => set({ from })}
            {...amount}
          />
          <MaskedField
            label={text.amountTo}
            value={draft.to}
            onChange={(to) => set({ to })}
            error={isSwapped && text.amountsSwapped}
            {...amount}
          />
          <Select
            label={text.timeFrame}
            options={timeFrames}
            value={draft.timeFrame}
            onChange={(timeFrame) => set({ timeFrame })}
            isRequired={false}
          />
          {(['statuses', 'types', 'sources', 'instruments'] as const).map((name) => {
            const options = props[name];
            return (
              options && (
                <CheckboxGroup
                  key={name}
                  label={text[name]}
                  options={options}
                  value={draft[name] ?? []}
                  onChange={(ticked) => set({ [name]: ticked })}
                  isRequired={false}
                />
              )
            );
          })}
        </Stack>
      </AmongOptional>
    </Drawer>
  );
}

/** The currency symbol in the reader's locale. */
function useSymbol(currency: string): string {
  const { locale } = useLocale();
  const parts = numberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
