import { loadVoice, voiceLanguages } from '@dayfare/themes/brands';
import { voiceLimits } from '@dayfare/themes/voice';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../preview.tsx';
import { readGlobals } from '../shared/looks.ts';
import { lengthOf } from './measure-voice.ts';
import { VoicePage } from './voice-page.tsx';

const meta = preview.meta({
  title: 'Studio/Voice',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <VoicePage globals={readGlobals(globals)} />,
});

/** Every phrase by brand and language with its length and its limit. */
export const Voice = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const rows = () => canvasElement.querySelectorAll('[data-phrase]');
    const expected = Object.keys(voiceLimits).length * voiceLanguages.length;
    await waitFor(() => expect(rows()).toHaveLength(expected));
    await userEvent.selectOptions(canvas.getByLabelText('Brand'), 'paycor');
    const { tagline } = await loadVoice('paycor', 'es');
    const row = canvasElement.querySelector('[data-phrase="tagline paycor es"]');
    await expect(row).toHaveTextContent(tagline);
    await expect(row).toHaveTextContent(`${lengthOf(tagline)} of ${voiceLimits.tagline}`);
  },
});
