import preview from '@dayfare/storybook/preview';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { CameraCapture } from './camera-capture.tsx';
import { licensePhoto } from './photo.fixtures.ts';

const meta = preview.meta({ component: CameraCapture, title: 'Components/Camera capture/States' });

const keep = () => undefined;
const one = (label: string) => (
  <CameraCapture label={label} value={null} onChange={keep} aspectRatio={1.586} />
);

/** Every state. */
export const All = meta.story({
  args: { label: '', value: null, onChange: keep },
  render: () => (
    <StateSheet
      states={{
        Empty: one('One'),
        'Under the pointer': <Forced state="hovered">{one('Two')}</Forced>,
        Pressed: <Forced state="pressed">{one('Three')}</Forced>,
        Focused: <Forced state="focus-visible">{one('Four')}</Forced>,
        Taken: <CameraCapture label="Five" value={licensePhoto} onChange={keep} aspectRatio={1.586} />,
        Invalid: (
          <CameraCapture
            label="Six"
            value={licensePhoto}
            onChange={keep}
            aspectRatio={1.586}
            error="Too dark: the name cannot be read. Take it again by a window."
          />
        ),
        Disabled: <CameraCapture label="Seven" value={null} onChange={keep} isDisabled />,
      }}
    />
  ),
});
