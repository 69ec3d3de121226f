/* 128-bit vectors of four floats, and the functions of them that the kernels need. Compiles with clang for WebAssembly and with gcc for trying out. */
#ifndef VECTORS_H
#define VECTORS_H

#ifdef __wasm__
#include <wasm_simd128.h>
#endif

typedef float vec __attribute__((vector_size(16)));
typedef int ivec __attribute__((vector_size(16)));

static inline vec splat(float value) { return (vec){value, value, value, value}; }

static inline vec load(const float *from) {
  vec loaded;
  __builtin_memcpy(&loaded, from, sizeof loaded);
  return loaded;
}

static inline void store(float *to, vec value) { __builtin_memcpy(to, &value, sizeof value); }

#ifdef __wasm__
static inline vec least(vec a, vec b) { return (vec)wasm_f32x4_pmin((v128_t)a, (v128_t)b); }
static inline vec most(vec a, vec b) { return (vec)wasm_f32x4_pmax((v128_t)a, (v128_t)b); }
static inline vec nearest(vec value) { return (vec)wasm_f32x4_nearest((v128_t)value); }
static inline vec root(vec value) { return (vec)wasm_f32x4_sqrt((v128_t)value); }
#else
static inline vec least(vec a, vec b) { return (vec)(((ivec)a & (a < b)) | ((ivec)b & ~(a < b))); }
static inline vec most(vec a, vec b) { return (vec)(((ivec)a & (a > b)) | ((ivec)b & ~(a > b))); }
/* For magnitudes below 2^22: adding 1.5 x 2^23 drops the fraction. */
static inline vec nearest(vec value) { return (value + splat(12582912.0f)) - splat(12582912.0f); }
static inline vec root(vec value) { return (vec){__builtin_sqrtf(value[0]), __builtin_sqrtf(value[1]), __builtin_sqrtf(value[2]), __builtin_sqrtf(value[3])}; }
#endif

static inline ivec to_integers(vec whole) { return __builtin_convertvector(whole, ivec); }

/* e^x to 2e-7 of its value, between e^-60 and e^40. The polynomial is the Taylor series of 2^r for |r| <= 1/2. */
static inline vec exponential(vec value) {
  const vec scaled = least(most(value, splat(-60)), splat(40)) * splat(1.44269504f);
  const vec whole = nearest(scaled);
  const vec r = (scaled - whole) * splat(0.693147181f);
  vec power = splat(1.0f / 720) * r + splat(1.0f / 120);
  power = power * r + splat(1.0f / 24);
  power = power * r + splat(1.0f / 6);
  power = power * r + splat(0.5f);
  power = power * r + splat(1);
  power = power * r + splat(1);
  return power * (vec)((to_integers(whole) + 127) << 23);
}

/* Natural logarithm of a positive number, to 1e-6: its exponent, and twice the series of the inverse hyperbolic tangent for the rest. */
static inline float logarithm(float value) {
  int bits;
  __builtin_memcpy(&bits, &value, sizeof bits);
  const int exponent = (bits - 0x3f3504f3) >> 23;
  bits -= exponent << 23;
  float rest;
  __builtin_memcpy(&rest, &bits, sizeof rest);
  const float ratio = (rest - 1) / (rest + 1), square = ratio * ratio;
  const float series = 1 + square * (1.0f / 3 + square * (1.0f / 5 + square * (1.0f / 7)));
  return 2 * ratio * series + (float)exponent * 0.693147181f;
}

/* Sine and cosine to 1e-6 for |x| below some thousands: quarter turns off in two steps (Cody and Waite), then Taylor series. */
static inline void sine_cosine(vec angle, vec *sine, vec *cosine) {
  const vec quarters = nearest(angle * splat(0.636619772f));
  const vec r = (angle - quarters * splat(1.5707964f)) + quarters * splat(4.37113883e-8f);
  const vec square = r * r;
  vec s = splat(-1.0f / 5040) + square * splat(1.0f / 362880);
  s = splat(1.0f / 120) + square * s;
  s = splat(-1.0f / 6) + square * s;
  s = r + r * square * s;
  vec c = splat(-1.0f / 720) + square * splat(1.0f / 40320);
  c = splat(1.0f / 24) + square * c;
  c = splat(-0.5f) + square * c;
  c = splat(1) + square * c;
  const ivec quadrant = to_integers(quarters);
  const ivec swapped = -(quadrant & 1);
  const ivec sine_sign = (quadrant & 2) << 30;
  const ivec cosine_sign = ((quadrant + 1) & 2) << 30;
  *sine = (vec)((((ivec)s & ~swapped) | ((ivec)c & swapped)) ^ sine_sign);
  *cosine = (vec)((((ivec)c & ~swapped) | ((ivec)s & swapped)) ^ cosine_sign);
}

#endif
