import { type DragEvent, useState } from 'react';

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Takes files that are dropped on an element. A pointer's short cut only: all it does, a button does too. */
export function useDrop(onDrop: (files: File[]) => void, isDisabled: boolean) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (isDisabled || !carriesFiles(event)) return;
        // Else the browser would leave the page and show the file.
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
