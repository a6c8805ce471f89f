import { createElement, type DOMAttributes, type ReactElement } from 'react';
import { Button, Form, PopoverProvider } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { type Condition, conditions, initialConditions } from '../conditions.ts';

const Fields = styled.div({ display: 'grid', gap: 12, minWidth: 220, padding: 4 });

const Field = styled.label(({ theme }) => ({
  display: 'grid',
  gap: 4,
  fontSize: theme.typography.size.s1,
  color: theme.color.defaultText,
}));

const entries = Object.entries<Condition>(conditions);

/** Surface, text size, platform and simulated settings, in one popover; its button says how many are not as they start. */
export function ConditionsTool() {
  const [globals, setGlobals] = useGlobals();
  const changed = entries.filter(
    ([name]) => (globals[name] ?? initialConditions[name]) !== initialConditions[name],
  );
  const fields = entries.map(([name, { label, options }]) =>
    createElement(
      Field,
      { key: name },
      label,
      createElement(
        Form.Select,
        {
          value: String(globals[name] ?? initialConditions[name]),
          onChange: ({ currentTarget }) => setGlobals({ [name]: currentTarget.value }),
        },
        ...options.map(({ value, title }) => createElement('option', { key: value, value }, title)),
      ),
    ),
  );
  const reset = createElement(
    Button,
    {
      variant: 'outline',
      ariaLabel: false,
      disabled: changed.length === 0,
      onClick: () => setGlobals({ ...initialConditions }),
    },
    'As at the start',
  );
  const opener = createElement(
    Button,
    { variant: 'ghost', padding: 'small', ariaLabel: false, active: changed.length > 0 },
    changed.length === 0 ? 'Conditions' : `Conditions: ${changed.length} set`,
  );
  return createElement(PopoverProvider, {
    ariaLabel: 'Conditions',
    placement: 'bottom',
    popover: createElement(Fields, null, ...fields, reset),
    // Its type asks for an element of HTML; whatever hands its ref on will do.
    children: opener as ReactElement as ReactElement<DOMAttributes<Element>, string>,
  });
}
