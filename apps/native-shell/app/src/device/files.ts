import type { Device } from '@dayfare/native-shell/device';
import { Directory, File, Paths } from 'expo-file-system';
import * as Sharing from 'expo-sharing';
import { Platform } from 'react-native';

type Files = NonNullable<Device['files']>;

/** Writes a file where only the app reads it, hands it on, and takes it away again. */
const share: Files['share'] = async ({ name, mediaType, base64 }) => {
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(base64, { encoding: 'base64' });
  try {
    await Sharing.shareAsync(file.uri, { mimeType: mediaType });
  } finally {
    file.delete();
  }
};

const saveInFolder: Files['save'] = async ({ name, mediaType, base64 }) => {
  const folder = await Directory.pickDirectoryAsync();
  folder.createFile(name, mediaType).write(base64, { encoding: 'base64' });
};

/** On iOS the sheet for sharing has "Save to Files"; on Android the person chooses a folder. */
export const files: Files = { share, save: Platform.OS === 'ios' ? share : saveInFolder };
