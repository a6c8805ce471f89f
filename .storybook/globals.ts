import { brandNames, brandTitle } from '@dayfare/themes/brands';
import type { Preview } from '@storybook/react-vite';

/** The toolbars: what a reviewer can switch on every story. */
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
      ],
      dynamicTitle: true,
    },
  },
  textScale: {
    description: 'Text size',
    toolbar: {
      title: 'Text size',
      icon: 'zoom',
      items: ['100', '125', '150', '200'].map((value) => ({ value, title: `Text ${value} %` })),
      dynamicTitle: true,
    },
  },
  platform: {
    description: 'Platform: its safe areas',
    toolbar: {
      title: 'Platform',
      icon: 'mobile',
      items: [
        { value: 'desktop', title: 'Desktop' },
        { value: 'ios', title: 'iOS' },
        { value: 'android', title: 'Android' },
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
  textScale: '100',
  platform: 'desktop',
};
