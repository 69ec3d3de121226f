/* Discrete Fourier transforms of one length. */
#ifndef FFT_H
#define FFT_H

enum { SIZE = 1024, HALF = SIZE / 2, BINS = HALF + 1, BINS_PADDED = 516 };

/* Fills the tables; to be called once. */
void open_fft(void);

/* Spectrum of SIZE real samples: bins 0 to HALF. */
void transform(const float *samples, float *real, float *imaginary);

/* SIZE real samples from bins 0 to HALF. Undoes `transform`. The bins are overwritten. */
void transform_back(float *real, float *imaginary, float *samples);

#endif
