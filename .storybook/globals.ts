import type { Preview } from '@storybook/react-vite';
import { initialConditions } from './conditions.ts';

/** Toolbars of a list each. Brand and conditions are in ./manager: the brands change with the draft, and all conditions abreast need 1,600 px. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  scheme: {
    description: 'Colour scheme',
    toolbar: {
      title: 'Scheme',
      icon: 'circlehollow',
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
      dynamicTitle: true,
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: [
        { value: 'en', title: 'English' },
        { value: 'es', title: 'Español' },
        { value: 'fr', title: 'Français (Canada)' },
        // For screens: what stays as it was has not come from a catalogue. Components stay in English.
        { value: 'pseudo', title: 'Pseudo-language' },
      ],
      dynamicTitle: true,
    },
  },
};

/** Where every story starts. */
export const initialGlobals = {
  brand: 'common',
  scheme: 'light',
  language: 'en',
  ...initialConditions,
  // What the device of a native platform answers, by capability; the panel "Device" sets it.
  device: {},
};
