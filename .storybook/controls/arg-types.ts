import type { StrictArgTypes } from 'storybook/internal/types';
import type { ComponentFacts, PropFacts, Setting } from './prop-facts.ts';

type ArgType = StrictArgTypes[string];

/** Texts of which only some mean anything; React shows an error for the others. */
const choicesOf: Readonly<Record<string, readonly string[]>> = {
  currency: ['USD', 'CAD'],
  timeZone: ['America/New_York', 'America/Chicago', 'America/Los_Angeles', 'America/Toronto', 'UTC'],
};

/** The control that sets a prop; a disabled one where it can be set in code only. */
function controlOf(setting: Setting): Pick<ArgType, 'type' | 'control' | 'options'> {
  switch (setting.by) {
    case 'switch':
      return { type: { name: 'boolean' }, control: { type: 'boolean' } };
    case 'text':
    case 'node':
      return { type: { name: 'string' }, control: { type: 'text' } };
    case 'number':
      return { type: { name: 'number' }, control: { type: 'number' } };
    case 'choice':
      return {
        type: { name: 'enum', value: [...setting.choices].map(String) },
        control: { type: 'select' },
        options: setting.choices,
      };
    case 'data':
      return { type: { name: 'object', value: {} }, control: { type: 'object' } };
    case 'code':
      return { type: { name: 'other', value: 'code' }, control: { disable: true } };
  }
}

function argTypeOf({ name, type, description, defaultValue, isRequired, setting }: PropFacts): ArgType {
  const choices = setting.by === 'text' ? choicesOf[name] : undefined;
  const control = controlOf(choices ? { by: 'choice', choices } : setting);
  return {
    ...control,
    ...(control.type && { type: { ...control.type, required: isRequired } }),
    name,
    description,
    table: {
      type: { summary: type },
      ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
    },
  };
}

/** A component's props as Storybook's table and controls take them. */
export const argTypesOf = ({ props }: ComponentFacts): StrictArgTypes =>
  Object.fromEntries(props.map((prop) => [prop.name, argTypeOf(prop)]));
