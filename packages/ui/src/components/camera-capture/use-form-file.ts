import { type RefObject, useEffect } from 'react';

/** Adds a photo to the form around an element. Not every browser lets a script set an input's files. */
export function useFormFile(
  inside: RefObject<HTMLElement | null>,
  name: string | undefined,
  file: File | null,
): void {
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form || name === undefined || !file) return;
    const add = ({ formData }: FormDataEvent) => formData.append(name, file);
    form.addEventListener('formdata', add);
    return () => form.removeEventListener('formdata', add);
  }, [inside, name, file]);
}
