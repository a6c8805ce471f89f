import { describe, expect, it } from 'vitest';
import type { ComponentFacts, PropFacts } from './prop-facts.ts';
import { readComponents } from './read-components.ts';

/** Components that others can import: the main file of each folder, named like it. */
const isPublic = ({ file, name }: ComponentFacts) => {
  const [main = '', folder = ''] = file.split('/').toReversed();
  const isMain = main === `${folder}.tsx` || main === 'ui-provider.tsx';
  return isMain && name.toLowerCase() === main.replace('.tsx', '').replaceAll('-', '');
};

const components = readComponents().filter(isPublic);
const props = components.flatMap((component) =>
  component.props.map((prop) => ({ title: `${component.name} ${prop.name}`, prop, component })),
);

/** Names of switches that do not begin with `is`, each for a reason. */
const switches: Readonly<Record<string, string>> = {
  autoFocus: "HTML's and React Aria's name.",
  allowsMultiple: "React Aria's way to say what a group takes.",
  defaultSelected: 'The first state of isSelected.',
  defaultExpanded: 'The first state of isExpanded.',
  defaultOpen: 'The first state of isOpen.',
};

/** Switches without a default of ours: left out, somebody else decides. */
const undecided: Readonly<Record<string, string>> = {
  autoFocus: 'Focus stays where it is.',
  isSelected: 'The component keeps the state itself.',
  isExpanded: 'The component keeps the state itself.',
  isOpen: 'The component keeps the state itself.',
};

/** Names of functions that do not begin with `on`: they answer, they are not told. */
const functions: Readonly<Record<string, string>> = {
  isUnavailable: 'Says whether a day cannot be chosen.',
  validate: 'Finds what is wrong.',
  sanitise: 'Takes out of a text what may not be in it.',
  getKey: 'Tells items apart.',
  renderItem: 'Draws an item.',
  renderValue: 'Draws the chosen option.',
  navigate: 'Goes to a path.',
  ref: "React's name.",
};

/** What others call the same, and what it is called here. */
const elsewhere: Readonly<Record<string, string>> = {
  checked: 'isSelected',
  className: 'a token or a variant',
  disabled: 'isDisabled',
  helpText: 'description',
  errorMessage: 'error',
  onClick: 'onPress',
  onValueChange: 'onChange',
  onToggle: 'onChange or onExpandedChange',
  open: 'isOpen',
  readOnly: 'isReadOnly',
  required: 'isRequired',
  selected: 'isSelected or value',
  style: 'a token or a variant',
  testId: 'data-*',
};

const isFunction = ({ type, setting }: PropFacts) =>
  setting.by === 'code' && type.startsWith('(') && type.includes('=>');

describe('the name of every public prop', () => {
  it('is looked at', () => {
    expect(components.length).toBeGreaterThan(100);
  });

  it('begins with "is" where it is a switch', () => {
    const others = props.filter(
      ({ prop }) => prop.setting.by === 'switch' && !/^is[A-Z]/.test(prop.name) && !(prop.name in switches),
    );
    expect(others.map(({ title }) => title)).toEqual([]);
  });

  it('comes with what it is by default where it is a switch that can be left out', () => {
    const silent = props.filter(
      ({ prop }) =>
        prop.setting.by === 'switch' &&
        !prop.isRequired &&
        prop.defaultValue === undefined &&
        !(prop.name in undecided),
    );
    expect(silent.map(({ title }) => title)).toEqual([]);
  });

  it('begins with "on" where it is a function that is told of something', () => {
    const others = props.filter(
      ({ prop }) => isFunction(prop) && !/^on[A-Z]/.test(prop.name) && !(prop.name in functions),
    );
    expect(others.map(({ title }) => title)).toEqual([]);
  });

  it('is the one that stands in the table, not what others call it', () => {
    const others = props.filter(({ prop }) => prop.name in elsewhere);
    expect(others.map(({ title, prop }) => `${title}: ${elsewhere[prop.name]}`)).toEqual([]);
  });

  it('is onPress where it is told of a press, and then it gets the event', () => {
    const pressed = props.filter(({ prop }) => /\bonPress\b/.test(`${prop.name} ${prop.type}`));
    expect(pressed.length).toBeGreaterThan(8);
    const blind = pressed.filter(({ prop }) => !/PressHandler|event: PressEvent/.test(prop.type));
    expect(blind.map(({ title, prop }) => `${title}: ${prop.type}`)).toEqual([]);
    const others = props.filter(
      ({ prop }) => prop.name !== 'onPress' && /^PressHandler|^\(event: PressEvent\)/.test(prop.type),
    );
    expect(others.map(({ title }) => title)).toEqual([]);
  });

  it('is value or isSelected for what onChange changes, and defaultValue or defaultSelected for the first', () => {
    const has = ({ props: own }: ComponentFacts, name: string) => own.some((prop) => prop.name === name);
    const odd = components.filter(
      (component) =>
        (has(component, 'onChange') && !has(component, 'value') && !has(component, 'isSelected')) ||
        (has(component, 'defaultValue') && !has(component, 'value')) ||
        (has(component, 'defaultSelected') && !has(component, 'isSelected')),
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  it('is on the table as long as a component has it', () => {
    const names = new Set(props.map(({ prop }) => prop.name));
    expect([...Object.keys(switches), ...Object.keys(functions)].filter((name) => !names.has(name))).toEqual(
      [],
    );
  });
});
