import { createSeat, type Seat, type SeatOptions } from './seat.ts';

/** Seats that come as they are needed: a thread that nobody needs yet would cost 50 MB. */
export interface GrowingSeats {
  readonly all: readonly Seat[];
  /**
   * Adds a seat where there is more to say than there are seats. What is asked for meanwhile is spoken by those that
   * are there, in turns.
   */
  growFor(utterances: number): void;
}

/** Begins with one seat. */
export function createGrowingSeats(seatsMax: number, options: SeatOptions): GrowingSeats {
  const all = [createSeat(options)];
  return {
    all,
    growFor(utterances) {
      if (all.length < seatsMax && utterances > all.length) {
        all.push(createSeat(options));
      }
    },
  };
}
