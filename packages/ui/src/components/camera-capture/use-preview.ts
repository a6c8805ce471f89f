import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Returns a URL for showing the file in an `img`: a `data:` URL, because the content security policy forbids `blob:`. `onUnreadable` is
 * called if the file cannot be read.
 */
export function usePreview(file: File | null, onUnreadable: () => void): string | undefined {
  const [read, setRead] = useState<{ file: File; address: string }>();
  const refuse = useEffectEvent(onUnreadable);
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') setRead({ file, address: reader.result });
    };
    reader.onerror = () => refuse();
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return read && read.file === file ? read.address : undefined;
}
