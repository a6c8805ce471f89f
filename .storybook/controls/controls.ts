import type { Args, ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';

/** What component-props.ts has written onto a component. */
interface WithProps {
  readonly __docgenInfo?: { readonly argTypes?: StrictArgTypes };
}

/** The table of a component's props, and their controls. */
export const extractArgTypes = (component: unknown): StrictArgTypes | null =>
  (component as WithProps | undefined)?.__docgenInfo?.argTypes ?? null;

type Control = StrictArgTypes[string]['control'];

const typeOf = (control: Control) =>
  typeof control === 'object' && control !== null ? control.type : control;

/** A story that shows an element where a text could stand keeps it: a text field would show it as `[object Object]`. */
export const keepElements: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isText = typeOf(argType.control) === 'text';
      const isElement = typeof initialArgs[name] === 'object' && initialArgs[name] !== null;
      return [name, isText && isElement ? { ...argType, control: { disable: true } } : argType];
    }),
  );

/** The part of a story's context that says what its controls are set to. */
interface WithArgs {
  readonly args: Args;
  readonly initialArgs: Args;
  readonly argTypes: StrictArgTypes;
}

/** Storybook's date control gives ms since 1970; the components take days, such as `2026-11-21`, or moments with a time and a zone. */
export function withDates({ args, initialArgs, argTypes }: WithArgs): Args {
  const dates = Object.entries(args).flatMap(([name, value]) => {
    const { control, type } = argTypes[name] ?? {};
    if (typeOf(control) !== 'date' || type?.name !== 'string' || typeof value !== 'number') return [];
    const moment = new Date(value).toISOString();
    return [[name, String(initialArgs[name]).includes('T') ? moment : moment.slice(0, 10)]];
  });
  return dates.length > 0 ? { ...args, ...Object.fromEntries(dates) } : args;
}
