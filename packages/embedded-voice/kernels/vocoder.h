/*
 * A vocoder: frames of mel-cepstra, pitch and voicing become sound, pulse by pulse.
 *
 * All structs are rows of floats. src/learned/vocoder/vocoder-layout.ts has the same layout, and a test compares the sizes.
 */
#ifndef VOCODER_H
#define VOCODER_H

#include "fft.h"

enum {
  /* Samples from one frame to the next: 10 ms at 24 kHz. */
  FRAME = 240,
  /* Mel-cepstral coefficients of a frame. */
  ORDER = 40,
  /* Bands whose share of voice is given. */
  BANDS = 5,
  /* Floats of a frame: coefficients, fundamental in hertz, voicing, shares of voice. Rounded up to whole vectors. */
  FRAME_FLOATS = 48,
  /* Overlap-add: sound begins inside a frame and lasts as long as a transform. */
  OVERLAP = SIZE + FRAME + 4,
};

/* What does not change while one voice speaks. */
typedef struct {
  /* Logarithm of amplitude, and minimum phase, that one of each coefficient stands for, bin by bin. */
  float amplitude[ORDER][BINS_PADDED], phase[ORDER][BINS_PADDED];
  /* What is added where there is voice, and where there is none. */
  float voiced_amplitude[BINS_PADDED], voiced_phase[BINS_PADDED];
  float unvoiced_amplitude[BINS_PADDED], unvoiced_phase[BINS_PADDED];
  /* A complex factor of amplitude 1: how pulses are dispersed, and the delay that dispersion needs. */
  float pulse_real[BINS_PADDED], pulse_imaginary[BINS_PADDED];
  /* The same delay for noise. */
  float noise_real[BINS_PADDED], noise_imaginary[BINS_PADDED];
  /* How much of each band a bin takes. */
  float bands[BANDS][BINS_PADDED];
  /* By how much peaks of the spectrum are raised: 0 not at all. */
  float sharpening;
  /* Standard deviation of periods and of amplitudes, as shares. */
  float jitter, shimmer;
  /* How much noise swells with each pulse, 0 to 1. */
  float noise_swell;
} voice;

/* A frame's spectrum. */
typedef struct {
  float amplitude[BINS_PADDED], phase[BINS_PADDED];
  /* Share of voice in the power of each bin, 0 to 1. */
  float mix[BINS_PADDED];
  float fundamental, voicing, unused[2];
} spectrum;

/* What one utterance carries over from frame to frame. */
typedef struct {
  spectrum frames[2];
  float sound[OVERLAP];
  /* Where the next pulse is, in samples after the beginning of the next frame. */
  float next;
  /* 0 before the first frame. */
  int frame_count;
  unsigned random;
  /* Which of the two spectra is the newer. */
  int newest;
} stream;

#endif
