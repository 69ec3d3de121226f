import { type PointerEvent, useRef } from 'react';

const longPressMs = 500;
/** CSS pixels that a finger may move without meaning it. */
const tremorMax = 10;

/**
 * Notices a finger that stays where it is. Not every browser makes a right click of it.
 *
 * @returns handlers for the pointer, and `takeClick`, which tells whether the click that follows belongs to the press.
 */
export function useLongPress(onLongPress: (target: EventTarget) => void) {
  const press = useRef<{ readonly x: number; readonly y: number; readonly timer: ReturnType<typeof setTimeout> }>(
    undefined,
  );
  const wasLong = useRef(false);

  function end(): void {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  }

  return {
    takeClick(): boolean {
      const isOurs = wasLong.current;
      wasLong.current = false;
      return isOurs;
    },
    handlers: {
      onPointerDown({ pointerType, target, clientX: x, clientY: y }: PointerEvent) {
        end();
        wasLong.current = false;
        if (pointerType === 'touch') {
          const timer = setTimeout(() => {
            wasLong.current = true;
            onLongPress(target);
          }, longPressMs);
          press.current = { x, y, timer };
        }
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > tremorMax) {
          end();
        }
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
