import { type DragEvent, type ReactNode, useState } from 'react';
import styles from './drop-target.module.css';

/** Takes files that are let go anywhere on the screen. */
export function DropTarget({
  label,
  onDrop,
  children,
}: {
  /** What is said while a file is held over it. */
  readonly label: string;
  readonly onDrop: (files: readonly File[]) => void;
  readonly children: ReactNode;
}) {
  const [isOver, setIsOver] = useState(false);

  function over(event: DragEvent) {
    event.preventDefault();
    setIsOver(event.dataTransfer.types.includes('Files'));
  }

  function leave(event: DragEvent) {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) {
      setIsOver(false);
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    onDrop([...event.dataTransfer.files]);
  }

  return (
    <div className={styles['target']} onDragOver={over} onDragLeave={leave} onDrop={drop}>
      {children}
      {isOver && (
        <div className={styles['veil']} role="status">
          {label}
        </div>
      )}
    </div>
  );
}
