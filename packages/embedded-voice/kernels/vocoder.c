/* See vocoder.h. The way of a pulse follows WORLD's synthesis (Morise et al. 2016): minimum phase, and noise of its own for each period. */
#include "vocoder.h"
#include "vectors.h"

#define EXPORTED __attribute__((used, visibility("default")))

/* Without voice, noise is made in pieces of this length at most: bursts are short. */
static const float unvoiced_interval = 120;
static const float fundamental_min = 40;
/* Below this share of voice no pulse is made, and above one minus it no noise. */
static const float share_min = 1e-4f;

EXPORTED int voice_bytes(void) { return sizeof(voice); }
EXPORTED int stream_bytes(void) { return sizeof(stream); }
/* What rings longer than a transform would come round to its beginning: both ends fade, over so many samples. */
enum { FADE_IN = 48, FADE_OUT = 192 };
static float taper[SIZE];

EXPORTED void open_kernels(void) {
  open_fft();
  for (int index = 0; index < SIZE; index += 1) {
    const float in = (float)index / FADE_IN, out = (float)(SIZE - index) / FADE_OUT;
    const float place = in < out ? in : out;
    taper[index] = place < 1 ? place * place * (3 - 2 * place) : 1;
  }
}

static float scratch_real[BINS_PADDED], scratch_imaginary[BINS_PADDED], scratch_samples[SIZE];

/* The phase of the causal filter of least delay with this logarithm of amplitude: the cepstrum is folded (Oppenheim and Schafer). */
EXPORTED void minimum_phase(const float *amplitude, float *phase) {
  for (int bin = 0; bin < BINS; bin += 1) {
    scratch_real[bin] = amplitude[bin];
    scratch_imaginary[bin] = 0;
  }
  transform_back(scratch_real, scratch_imaginary, scratch_samples);
  for (int index = 1; index < HALF; index += 1) {
    scratch_samples[index] *= 2;
    scratch_samples[SIZE - index] = 0;
  }
  transform(scratch_samples, scratch_real, phase);
  for (int bin = BINS; bin < BINS_PADDED; bin += 1) {
    phase[bin] = 0;
  }
}

static float sum_of(vec value) { return value[0] + value[1] + value[2] + value[3]; }

/* Logarithm of the factor that keeps the energy while what varies between bins grows by `sharpening`. Every fourth vector of bins is enough to see. */
static float loss_of(const float *level, const float *varying, float sharpening) {
  vec before = splat(1e-20f), after = splat(1e-20f);
  for (int bin = 0; bin < HALF; bin += 16) {
    const vec plain = load(level + bin) * splat(2), grown = plain + load(varying + bin) * splat(2 * sharpening);
    before += exponential(plain);
    after += exponential(grown);
  }
  const float ratio = sum_of(before) / sum_of(after);
  return 0.5f * logarithm(ratio);
}

/* Turns the coefficients of a frame into a spectrum. */
static void shape(const voice *v, const float *frame, spectrum *out) {
  static float varying[BINS_PADDED];
  const float voicing = frame[ORDER + 1], sharper = 1 + v->sharpening;
  for (int bin = 0; bin < BINS_PADDED; bin += 4) {
    const vec share = splat(voicing), rest = splat(1 - voicing);
    vec level = splat(frame[0]) + splat(frame[1]) * load(&v->amplitude[1][bin]), change = splat(0);
    vec phase = splat(frame[1]) * load(&v->phase[1][bin]), turn = splat(0);
    for (int order = 2; order < ORDER; order += 1) {
      const vec coefficient = splat(frame[order]);
      change += coefficient * load(&v->amplitude[order][bin]);
      turn += coefficient * load(&v->phase[order][bin]);
    }
    store(varying + bin, change);
    store(out->amplitude + bin, level + change);
    phase += turn * splat(sharper) + share * load(v->voiced_phase + bin) + rest * load(v->unvoiced_phase + bin);
    store(out->phase + bin, phase);
    vec mix = splat(0);
    for (int band = 0; band < BANDS; band += 1) {
      mix += splat(frame[ORDER + 2 + band]) * load(&v->bands[band][bin]);
    }
    store(out->mix + bin, least(most(mix * share, splat(0)), splat(1)));
  }
  const vec loss = splat(loss_of(out->amplitude, varying, v->sharpening)), growth = splat(v->sharpening);
  for (int bin = 0; bin < BINS_PADDED; bin += 4) {
    const vec added = splat(voicing) * load(v->voiced_amplitude + bin) + splat(1 - voicing) * load(v->unvoiced_amplitude + bin);
    store(out->amplitude + bin, load(out->amplitude + bin) + growth * load(varying + bin) + loss + added);
  }
  out->fundamental = frame[ORDER] > fundamental_min ? frame[ORDER] : fundamental_min;
  out->voicing = voicing;
}

/* Xorshift (Marsaglia 2003). @returns -1 to 1. */
static float draw(stream *s) {
  unsigned state = s->random;
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  s->random = state;
  return (float)(int)state * (1.0f / 2147483648.0f);
}

/* Sums of three draws have a standard deviation of 1 and never leave ±3. */
static float draw_normal(stream *s) { return draw(s) + draw(s) + draw(s); }

static float noise[SIZE], noise_real[BINS_PADDED], noise_imaginary[BINS_PADDED], pulse_real[BINS_PADDED], pulse_imaginary[BINS_PADDED], pulse[SIZE];

/* White noise of power 1 for one period, louder about its pulse by `swell`. */
static void make_noise(stream *s, int length, float swell) {
  const float scale = 1.7320508f / __builtin_sqrtf(1 + swell * swell / 2);
  for (int index = 0; index < SIZE; index += 1) {
    noise[index] = 0;
  }
  if (swell <= 0) {
    for (int index = 0; index < length; index += 1) {
      noise[index] = draw(s) * scale;
    }
  } else {
    /* A cosine once round, by turning. */
    vec sine, cosine;
    sine_cosine(splat(6.2831853f / (float)length), &sine, &cosine);
    float x = 1, y = 0;
    for (int index = 0; index < length; index += 1) {
      noise[index] = draw(s) * scale * (1 + swell * x);
      const float turned = x * cosine[0] - y * sine[0];
      y = y * cosine[0] + x * sine[0];
      x = turned;
    }
  }
  transform(noise, noise_real, noise_imaginary);
}

typedef struct {
  /* How far from the older spectrum to the newer, 0 to 1. */
  float place;
  /* Part of a sample by which the pulse comes later. */
  float fraction;
  /* Amplitude of the pulse and of the noise. */
  float strength, noise_strength;
} moment;

/* The spectrum of one period, voice and noise together, into `pulse_real` and `pulse_imaginary`. */
static void mix_period(const stream *s, const voice *v, moment at) {
  const spectrum *newer = &s->frames[s->newest], *older = &s->frames[1 - s->newest];
  const vec place = splat(at.place);
  const float step = 6.2831853f / SIZE * at.fraction;
  vec shift_sine, shift_cosine, step_sine, step_cosine;
  sine_cosine((vec){0, step, 2 * step, 3 * step}, &shift_sine, &shift_cosine);
  sine_cosine(splat(4 * step), &step_sine, &step_cosine);
  for (int bin = 0; bin < BINS_PADDED; bin += 4) {
    const vec before = load(older->amplitude + bin), phase_before = load(older->phase + bin), mix_before = load(older->mix + bin);
    const vec amplitude = exponential(before + place * (load(newer->amplitude + bin) - before));
    vec sine, cosine;
    sine_cosine(phase_before + place * (load(newer->phase + bin) - phase_before), &sine, &cosine);
    const vec mix = mix_before + place * (load(newer->mix + bin) - mix_before);
    const vec voiced = root(most(mix, splat(0))) * splat(at.strength), breath = root(most(splat(1) - mix, splat(0))) * splat(at.noise_strength);
    /* The pulse's own factor, later by a part of a sample. */
    const vec pr = load(v->pulse_real + bin), pi = load(v->pulse_imaginary + bin);
    const vec er = (pr * shift_cosine + pi * shift_sine) * voiced, ei = (pi * shift_cosine - pr * shift_sine) * voiced;
    const vec nr = load(noise_real + bin), ni = load(noise_imaginary + bin), dr = load(v->noise_real + bin), di = load(v->noise_imaginary + bin);
    const vec sr = er + breath * (nr * dr - ni * di), si = ei + breath * (nr * di + ni * dr);
    store(pulse_real + bin, amplitude * (sr * cosine - si * sine));
    store(pulse_imaginary + bin, amplitude * (sr * sine + si * cosine));
    const vec turned = shift_cosine * step_cosine - shift_sine * step_sine;
    shift_sine = shift_sine * step_cosine + shift_cosine * step_sine;
    shift_cosine = turned;
  }
}

/* Adds one period's sound. @returns samples to the next pulse. */
static float add_period(stream *s, const voice *v, float place) {
  const spectrum *newer = &s->frames[s->newest], *older = &s->frames[1 - s->newest];
  const float fundamental = older->fundamental + place * (newer->fundamental - older->fundamental);
  const float voicing = older->voicing + place * (newer->voicing - older->voicing);
  float interval = 24000 / fundamental;
  if (voicing < share_min) {
    interval = interval < unvoiced_interval ? interval : unvoiced_interval;
  } else {
    interval *= 1 + v->jitter * draw_normal(s);
  }
  const int start = (int)s->next, length = (int)(s->next + interval) - start;
  make_noise(s, length, voicing * v->noise_swell);
  const float loudness = voicing < share_min ? 0 : 1 + v->shimmer * draw_normal(s);
  mix_period(s, v, (moment){place, s->next - (float)start, loudness * __builtin_sqrtf(interval), 1});
  transform_back(pulse_real, pulse_imaginary, pulse);
  for (int index = 0; index < SIZE; index += 4) {
    store(s->sound + start + index, load(s->sound + start + index) + load(pulse + index) * load(taper + index));
  }
  return interval;
}

/* Makes a stream silent and new. */
EXPORTED void open_stream(stream *s, unsigned seed) {
  __builtin_memset(s, 0, sizeof *s);
  s->random = seed ? seed : 1;
}

/*
 * Turns frames into sound, FRAME samples each, one frame late: between two frames everything goes in a straight line.
 *
 * @param frames FRAME_FLOATS each; numbers that are none (NaN) must not be among them.
 */
EXPORTED void render(stream *s, const voice *v, const float *frames, int count, float *out) {
  for (int index = 0; index < count; index += 1) {
    s->newest = 1 - s->newest;
    shape(v, frames + index * FRAME_FLOATS, &s->frames[s->newest]);
    if (s->frame_count == 0) {
      s->frames[1 - s->newest] = s->frames[s->newest];
    }
    s->frame_count += 1;
    while (s->next < FRAME) {
      s->next += add_period(s, v, s->next / FRAME);
    }
    s->next -= FRAME;
    __builtin_memcpy(out + index * FRAME, s->sound, FRAME * sizeof(float));
    __builtin_memmove(s->sound, s->sound + FRAME, (OVERLAP - FRAME) * sizeof(float));
    __builtin_memset(s->sound + OVERLAP - FRAME, 0, FRAME * sizeof(float));
  }
}
