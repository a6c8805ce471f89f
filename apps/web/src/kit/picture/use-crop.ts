import { useEffect, useState } from 'react';
import { type Crop, cropPicture, wholeCrop } from './crop.ts';

/** A chosen picture and its square; the square is undefined while it is drawn, and null where the picture can't be read. */
export function useCrop() {
  const [file, setFile] = useState<File | null>(null);
  const [crop, setCrop] = useState<Crop>(wholeCrop);
  const [drawn, setDrawn] = useState<{ readonly file: File; readonly address: string | null }>();
  useEffect(() => {
    if (!file) return;
    let isOver = false;
    cropPicture(file, crop).then(
      (address) => isOver || setDrawn({ file, address }),
      () => isOver || setDrawn({ file, address: null }),
    );
    return () => {
      isOver = true;
    };
  }, [file, crop]);
  return {
    file,
    crop,
    square: drawn && drawn.file === file ? drawn.address : undefined,
    choose: (next: File | null) => {
      setFile(next);
      setCrop(wholeCrop);
    },
    change: (part: Partial<Crop>) => setCrop((now) => ({ ...now, ...part })),
  };
}
