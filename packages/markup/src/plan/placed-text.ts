import { type PlaceMap, type PlaceRun, createPlaceMap } from './place-map.ts';

/** A text that grows, whose characters know their places in the text as sent. */
export interface PlacedText {
  readonly places: PlaceMap;
  /** Its last characters: the whole text at each break would be quadratic. */
  readonly tail: string;
  readonly hasWords: boolean;
  add(text: string, runs: readonly PlaceRun[]): void;
  /** Adds what the text as sent has not, at a place of it. */
  addAt(text: string, place: number): void;
  readonly finish: () => string;
}

/** Characters in which the end of a sentence is looked for. */
const tailLength = 100;

export function createPlacedText(): PlacedText {
  const places = createPlaceMap();
  const pieces: string[] = [];
  let hasWords = false;

  function append(text: string): void {
    pieces.push(text);
    hasWords ||= /\S/u.test(text);
  }

  return {
    places,
    get tail() {
      let tail = '';
      for (let index = pieces.length - 1; index >= 0 && tail.length < tailLength; index -= 1) {
        tail = (pieces[index] ?? '').slice(-tailLength) + tail;
      }
      return tail.slice(-tailLength);
    },
    get hasWords() {
      return hasWords;
    },
    add(text, runs) {
      append(text);
      runs.forEach(places.add);
    },
    addAt(text, place) {
      append(text);
      places.add({ length: text.length, start: place, end: place });
    },
    finish: () => pieces.join(''),
  };
}
