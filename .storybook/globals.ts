import { brandNames, brandTitle } from '@dayfare/themes/brands';
import type { Preview } from '@storybook/react-vite';
import { initialConditions } from './conditions.ts';

/** The toolbars that show what is chosen in them. The conditions stand together in one, see manager.ts: all abreast need 1,600 px. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  brand: {
    description: 'Brand',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      items: brandNames.map((value) => ({ value, title: brandTitle(value) })),
      dynamicTitle: true,
    },
  },
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
        { value: 'cf', title: 'Français (Canada)' },
        // For screens: what stays as it was has not come from a catalogue. Components stay in English.
        { value: 'pseudo', title: 'Pseudo-language' },
      ],
      dynamicTitle: true,
    },
  },
};

/** Where every story starts. */
export const initialGlobals = { brand: 'common', scheme: 'light', language: 'en', ...initialConditions };
