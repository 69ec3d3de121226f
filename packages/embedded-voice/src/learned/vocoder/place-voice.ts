import {
  bandCount,
  binCount,
  binFloats,
  cepstrumOrder,
  numberOffset,
  rowOffset,
  voiceFloats,
} from '../kernels/layout.ts';
import type { Kernels } from '../kernels/open-kernels.ts';
import { dispersionPhase, vocoderDelay } from './dispersion.ts';
import { unvoicedLevelDb, voicedLevelDb } from './level-curves.ts';
import { angleOf, nyquistHz } from './mel-axis.ts';
import type { VoiceDesign } from './voice-design.ts';

/** Where the axis is held when a shorter tract would read beyond it. */
const readMaxHz = 11_500;
const neperPerDecibel = Math.LN10 / 20;
/** Noise is louder about a pulse than between pulses. */
const noiseSwell = 0.6;
/** Centres of the bands whose share of voice a frame tells. */
const bandCentresHz = [500, 1_500, 3_000, 5_000, 8_000] as const;

/**
 * Works out a voice's tables in the kernels' memory. Takes a millisecond or two.
 *
 * @param address where another voice was that nobody needs any more; absent: new memory.
 * @returns its address.
 */
export function placeVoice(kernels: Kernels, design: VoiceDesign, address = kernels.allocate(voiceFloats)): number {
  const floats = kernels.floats(address, voiceFloats);
  const { minimumPhase } = kernels;

  function row(...name: Parameters<typeof rowOffset>): Float32Array {
    return floats.subarray(rowOffset(...name), rowOffset(...name) + binFloats);
  }
  function addressOf(...name: Parameters<typeof rowOffset>): number {
    return address + rowOffset(...name) * Float32Array.BYTES_PER_ELEMENT;
  }

  for (let order = 0; order < cepstrumOrder; order += 1) {
    fill(row('amplitude', order), (bin) =>
      Math.cos(order * angleOf(Math.min(frequencyOf(bin) / design.tract, readMaxHz))),
    );
    minimumPhase(addressOf('amplitude', order), addressOf('phase', order));
  }
  fill(row('voicedAmplitude'), (bin) => neperPerDecibel * voicedLevelDb(frequencyOf(bin), design));
  minimumPhase(addressOf('voicedAmplitude'), addressOf('voicedPhase'));
  fill(row('unvoicedAmplitude'), (bin) => neperPerDecibel * unvoicedLevelDb(frequencyOf(bin), design));
  minimumPhase(addressOf('unvoicedAmplitude'), addressOf('unvoicedPhase'));
  const turn = dispersionPhase(kernels, addressOf('pulseReal'), design.pitchHz);
  fill(row('pulseReal'), (bin) => Math.cos((turn[bin] ?? 0) - delayPhase(bin)));
  fill(row('pulseImaginary'), (bin) => Math.sin((turn[bin] ?? 0) - delayPhase(bin)));
  fill(row('noiseReal'), (bin) => Math.cos(delayPhase(bin)));
  fill(row('noiseImaginary'), (bin) => -Math.sin(delayPhase(bin)));
  for (let band = 0; band < bandCount; band += 1) {
    fill(row('bands', band), (bin) => shareOfBand(frequencyOf(bin), band));
  }
  floats[numberOffset('sharpening')] = design.sharpening;
  floats[numberOffset('jitter')] = design.jitter;
  floats[numberOffset('shimmer')] = design.shimmer;
  floats[numberOffset('noiseSwell')] = noiseSwell;
  return address;
}

/** Fills a row of bins; what only rounds it up stays as at the last bin. */
function fill(row: Float32Array, valueAt: (bin: number) => number): void {
  for (let bin = 0; bin < binFloats; bin += 1) {
    row[bin] = valueAt(Math.min(bin, binCount - 1));
  }
}

function frequencyOf(bin: number): number {
  return (bin * nyquistHz) / (binCount - 1);
}

function delayPhase(bin: number): number {
  return (Math.PI * bin * vocoderDelay) / (binCount - 1);
}

/** Between the centres of two bands, a bin takes of both. */
function shareOfBand(hz: number, band: number): number {
  const centre = bandCentresHz[band] ?? nyquistHz;
  const [below, above] = [bandCentresHz[band - 1], bandCentresHz[band + 1]];
  if (hz <= centre) {
    return below === undefined ? 1 : Math.max(0, (hz - below) / (centre - below));
  }
  return above === undefined ? 1 : Math.max(0, (above - hz) / (above - centre));
}
