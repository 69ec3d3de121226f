import { createContext, type RefObject, use, useEffect, useState } from 'react';

type Tell = (isNear: boolean) => void;

/** Tells elements of a scrolled text when they come near its view, and when they are far from it again. */
export interface ViewWatch {
  /** @returns what ends the watch. */
  watch(element: Element, tell: Tell): () => void;
}

/** One screen before and after the one that is seen: scrolling shows what is ready. */
const margin = '100% 0px';

/** @param rootSelector the element that scrolls. */
export function createViewWatch(rootSelector: string): ViewWatch {
  const listeners = new Map<Element, Tell>();
  let observer: IntersectionObserver | undefined;

  function observe(root: Element | null): IntersectionObserver {
    return new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          listeners.get(target)?.(isIntersecting || isHeld(target));
        }
      },
      { root, rootMargin: margin },
    );
  }

  return {
    watch(element, tell) {
      observer ??= observe(element.closest(rootSelector));
      listeners.set(element, tell);
      observer.observe(element);
      return () => {
        listeners.delete(element);
        observer?.unobserve(element);
      };
    },
  };
}

/** The focus and a selection are not taken away from where they are. */
function isHeld(element: Element): boolean {
  const selection = getSelection();
  const isSelected = selection?.isCollapsed === false && selection.containsNode(element, true);
  return isSelected || element.contains(document.activeElement);
}

export const NearView = createContext<ViewWatch | undefined>(undefined);

/** Tells whether an element is near the view. @param isNearAtFirst what is taken for true until that is known. */
export function useNearView(element: RefObject<Element | null>, isNearAtFirst: boolean): boolean {
  const view = use(NearView);
  const [isNear, setIsNear] = useState(isNearAtFirst);
  useEffect(() => (element.current ? view?.watch(element.current, setIsNear) : undefined), [element, view]);
  return isNear;
}
