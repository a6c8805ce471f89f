import { capabilities } from '@dayfare/api/bridge/capabilities';
import { type DeviceAnswer, deviceAnswers } from '@dayfare/api/bridge/device-answers';
import { createElement } from 'react';
import { Button, Form } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';

type Answers = Readonly<Partial<Record<string, DeviceAnswer>>>;

const Panel = styled.div({ display: 'grid', gap: 16, padding: 16 });
const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });
const Fields = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: 12,
});
const Field = styled.label(({ theme }) => ({
  display: 'grid',
  gap: 4,
  fontSize: theme.typography.size.s1,
  color: theme.color.defaultText,
}));

const everything = (answer: DeviceAnswer): Answers =>
  Object.fromEntries(capabilities.map((name) => [name, answer]));

/** What the device around a screen answers, capability by capability. It is there on the platforms of native apps. */
export function DevicePanel() {
  const [{ platform, device }, setGlobals, storyGlobals] = useGlobals();
  const answers = (device ?? {}) as Answers;
  const isNative = platform !== 'desktop';
  const isLocked = !isNative || 'device' in storyGlobals;
  const platforms = ['desktop', 'ios', 'android'].map((name) =>
    createElement(
      Button,
      {
        key: name,
        variant: 'outline',
        active: platform === name,
        ariaLabel: false,
        disabled: 'platform' in storyGlobals,
        onClick: () => setGlobals({ platform: name }),
      },
      { desktop: 'Browser', ios: 'iOS app', android: 'Android app' }[name],
    ),
  );
  const forAll = deviceAnswers.map((answer) =>
    createElement(
      Button,
      {
        key: answer,
        ...{ variant: 'ghost', ariaLabel: false, disabled: isLocked },
        onClick: () => setGlobals({ device: everything(answer) }),
      },
      `All ${answer}`,
    ),
  );
  const fields = capabilities.map((name) =>
    createElement(
      Field,
      { key: name },
      name,
      createElement(
        Form.Select,
        {
          value: answers[name] ?? 'granted',
          disabled: isLocked,
          onChange: ({ currentTarget }) =>
            setGlobals({ device: { ...answers, [name]: currentTarget.value } }),
        },
        ...deviceAnswers.map((answer) => createElement('option', { key: answer, value: answer }, answer)),
      ),
    ),
  );
  const note = isNative
    ? 'A screen is inside a native app whose device answers like this. Each change starts the screen again.'
    : 'A browser has no native app around it. Choose iOS or Android to set what its device answers.';
  return createElement(
    Panel,
    null,
    createElement(Row, null, ...platforms),
    createElement('div', null, note),
    createElement(Row, null, ...forAll),
    createElement(Fields, null, ...fields),
  );
}
