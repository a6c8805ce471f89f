import type { Language } from '@dayfare/domain/product';
import { shellWords } from '@dayfare/native-shell/words';
import { CameraView } from 'expo-camera';
import { useRef, useSyncExternalStore } from 'react';
import { Modal, Pressable, StyleSheet, Text, View } from 'react-native';
import type { Camera } from './device/camera.ts';

interface CameraScreenProps {
  readonly camera: Camera;
  readonly language: Language;
}

/** Takes the picture that the page has asked for: with a frame in the shape of a card for a document. */
export function CameraScreen({ camera: { shot }, language }: CameraScreenProps) {
  const { current } = useSyncExternalStore(shot.subscribe, shot.get);
  const view = useRef<CameraView>(null);
  if (!current) return null;
  const { frame, end } = current;
  const words = shellWords[language].camera;
  const take = async () => {
    const photo = await view.current?.takePictureAsync({ base64: true, quality: 0.7, exif: false });
    end(photo?.base64 ? { mediaType: 'image/jpeg', base64: photo.base64 } : null);
  };
  return (
    <Modal animationType="fade" onRequestClose={() => end(null)}>
      <CameraView ref={view} style={styles.camera} facing={frame === 'face' ? 'front' : 'back'} />
      {frame !== 'none' && (
        <View pointerEvents="none" style={[styles.frame, frame === 'face' ? styles.face : styles.document]} />
      )}
      <View style={styles.actions}>
        <Pressable accessibilityRole="button" style={styles.button} onPress={() => void take()}>
          <Text style={styles.text}>{words.take}</Text>
        </Pressable>
        <Pressable accessibilityRole="button" style={styles.button} onPress={() => end(null)}>
          <Text style={styles.text}>{words.close}</Text>
        </Pressable>
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  camera: { flex: 1 },
  frame: { position: 'absolute', alignSelf: 'center', top: '25%', borderWidth: 3, borderColor: '#ffffff' },
  // ISO/IEC 7810 ID-1, the size of bank and identity cards.
  document: { width: '90%', aspectRatio: 85.6 / 53.98, borderRadius: 12 },
  face: { width: '70%', aspectRatio: 0.75, borderRadius: 999 },
  actions: { position: 'absolute', right: 24, bottom: 40, left: 24, gap: 12 },
  button: {
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 48,
    borderRadius: 12,
    backgroundColor: 'rgba(0, 0, 0, 0.7)',
  },
  text: { fontSize: 16, fontWeight: '600', color: '#ffffff' },
});
