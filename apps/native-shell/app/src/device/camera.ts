import { BridgeRefusal, type ParamsOf, type ResultOf } from '@dayfare/api/bridge';
import { type Observable, observable } from '@dayfare/native-shell/observable';
import { CameraView } from 'expo-camera';

type Photo = ResultOf<'camera.photograph'>;

/** A picture that is being taken. */
export interface Shot {
  readonly frame: ParamsOf<'camera.photograph'>['frame'];
  /** Called with the picture, or with null when the camera was closed. */
  readonly end: (photo: Photo | null) => void;
}

/** The camera, and the picture that its screen is to take. */
export interface Camera {
  readonly shot: Observable<{ readonly current: Shot | null }>;
  readonly photograph: (frame: Shot['frame']) => Promise<Photo>;
  readonly scan: () => Promise<ResultOf<'qr.scan'>>;
}

/** Makes the camera of the app. */
export function createCamera(): Camera {
  const shot = observable<{ readonly current: Shot | null }>({ current: null });
  return {
    shot,
    photograph: (frame) =>
      new Promise((resolve, reject) => {
        const end = (photo: Photo | null) => {
          shot.change({ current: null });
          if (photo) resolve(photo);
          else reject(new BridgeRefusal('cancelled'));
        };
        shot.change({ current: { frame, end } });
      }),
    scan: async () => {
      if (!CameraView.isModernBarcodeScannerAvailable) throw new BridgeRefusal('missing');
      let text: string | undefined;
      const subscription = CameraView.onModernBarcodeScanned(({ data }) => {
        text = data;
        void CameraView.dismissScanner();
      });
      try {
        await CameraView.launchScanner({ barcodeTypes: ['qr'] });
      } finally {
        subscription.remove();
      }
      if (!text) throw new BridgeRefusal('cancelled');
      return { text };
    },
  };
}
