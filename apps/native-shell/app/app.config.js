// What differs by brand stands in `generated`, which `pnpm native` writes from packages/themes.
const { name, id, origin, linkHosts, isRelease, colours } = require('./generated/build.json');

/** @type {import('expo/config').ExpoConfig} */
module.exports = {
  name,
  slug: id.replaceAll('.', '-'),
  version: '1.0.0',
  orientation: 'default',
  icon: './generated/icon.png',
  userInterfaceStyle: 'automatic',
  backgroundColor: colours.light.canvas,
  ios: {
    bundleIdentifier: id,
    associatedDomains: linkHosts.map((host) => `applinks:${host}`),
    supportsTablet: true,
    infoPlist: {
      // Only a build for this machine may speak http, and only to it.
      NSAppTransportSecurity: { NSAllowsArbitraryLoads: false, NSAllowsLocalNetworking: !isRelease },
    },
  },
  android: {
    package: id,
    adaptiveIcon: { foregroundImage: './generated/icon.png', backgroundColor: colours.light.action },
    softwareKeyboardLayoutMode: 'resize',
    allowBackup: false,
    intentFilters: linkHosts.map((host) => ({
      action: 'VIEW',
      autoVerify: true,
      data: [{ scheme: 'https', host }],
      category: ['BROWSABLE', 'DEFAULT'],
    })),
  },
  plugins: [
    [
      'expo-splash-screen',
      {
        image: './generated/icon.png',
        imageWidth: 120,
        backgroundColor: colours.light.canvas,
        dark: { backgroundColor: colours.dark.canvas },
      },
    ],
    ['expo-local-authentication', { faceIDPermission: 'Unlock with your face.' }],
    ['expo-camera', { cameraPermission: 'Photograph documents and read codes.', recordAudioAndroid: false }],
    ['expo-contacts', { contactsPermission: 'Choose people you know.' }],
    ['expo-location', { locationWhenInUsePermission: 'Notice when somebody else signs in as you.' }],
    'expo-secure-store',
    'expo-notifications',
  ],
  extra: { origin },
};
