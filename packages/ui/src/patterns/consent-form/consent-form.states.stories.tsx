import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { ConsentForm, type ConsentFormProps } from './consent-form.tsx';

const items = [
  { value: 'a', label: 'I am the parent or legal guardian.' },
  { value: 'b', label: 'I consent to the card.' },
];
const args: ConsentFormProps = { items, value: [], onChange: fn(), onAgree: fn() };

const meta = preview.meta({ component: ConsentForm, title: 'Patterns/Consent form/States', args });

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        'None ticked': <ConsentForm {...args} text={{ group: 'None ticked' }} />,
        'Some ticked': <ConsentForm {...args} value={['a']} text={{ group: 'Some ticked' }} />,
        'All ticked': <ConsentForm {...args} value={['a', 'b']} text={{ group: 'All ticked' }} />,
        'Being saved': <ConsentForm {...args} value={['a', 'b']} isPending text={{ group: 'Being saved' }} />,
        'Copy on its way': (
          <ConsentForm {...args} onDownload={fn()} isDownloading text={{ group: 'Copy on its way' }} />
        ),
        'Long words': (
          <ConsentForm
            {...args}
            items={[{ value: 'a', label: twiceAsLong('I consent to the card being issued.') }]}
            text={{ group: unbreakable, all: unbreakable }}
          />
        ),
      }}
    />
  ),
});
