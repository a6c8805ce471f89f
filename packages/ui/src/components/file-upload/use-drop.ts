import { type DragEvent, useState } from 'react';

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Accepts files dropped on an element. Only a shortcut for pointers: there is always a button as well. */
export function useDrop(onDrop: (files: File[]) => void, isDisabled: boolean) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (isDisabled || !carriesFiles(event)) return;
        // Otherwise the browser would open the file.
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        const goesTo = event.relatedTarget;
        if (!(goesTo instanceof Node && event.currentTarget.contains(goesTo))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (isDisabled || !carriesFiles(event)) return;
        event.preventDefault();
        onDrop([...event.dataTransfer.files]);
      },
    },
  };
}
