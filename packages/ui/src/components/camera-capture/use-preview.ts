import { useEffect, useState } from 'react';

/** An address under which an `img` can show the file; a `data:` one, because the page's policy lets no `blob:` in. */
export function usePreview(file: File | null): string | undefined {
  const [read, setRead] = useState<{ file: File; address: string }>();
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') setRead({ file, address: reader.result });
    };
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return read && read.file === file ? read.address : undefined;
}
