/* Compiled without -ffast-math: the order of additions below is meant. */
#include "vectors.h"
#include <wasm_simd128.h>

/* Added to a small float, it leaves the nearest integer in the lower bits of the sum. */
static const float magic = 8388608.0f;
static const int magic_bits = 0x4b000000;

/*
 * Between n - 1 and n both are equally far off at x = ((m1^(4/3) + m2^(4/3)) / 2)^(3/4) with m1 = n - 1 and m2 = n. That is above n - 1/2 by
 * 0.0946, 0.0280, 0.0167, 0.0119 ... for n = 1, 2, 3, 4 ...; from 3 on by a hundredth, as near to the truth as could ever be heard.
 */
static v128_t round_for_power(v128_t x) {
  const v128_t to_one = wasm_v128_and(wasm_f32x4_lt(x, wasm_f32x4_splat(1.5f)), wasm_f32x4_splat(0.0946f - 0.028f));
  const v128_t to_two = wasm_v128_and(wasm_f32x4_lt(x, wasm_f32x4_splat(2.5f)), wasm_f32x4_splat(0.028f - 0.01f));
  const v128_t lowered = wasm_f32x4_sub(wasm_f32x4_sub(wasm_f32x4_sub(x, wasm_f32x4_splat(0.01f)), to_two), to_one);
  return wasm_i32x4_sub(wasm_f32x4_add(lowered, wasm_f32x4_splat(magic)), wasm_i32x4_splat(magic_bits));
}

void vector_quantize(unsigned int count, float istep, const float *xr, int *ix) {
  const v128_t scale = wasm_f32x4_splat(istep);
  for (; count >= 4; count -= 4, xr += 4, ix += 4) {
    wasm_v128_store(ix, round_for_power(wasm_f32x4_mul(scale, wasm_v128_load(xr))));
  }
  if (count >= 2) {
    wasm_v128_store64_lane(ix, round_for_power(wasm_f32x4_mul(scale, wasm_v128_load64_zero(xr))), 0);
  }
}

void vector_quantize_01(unsigned int count, float limit, const float *xr, int *ix) {
  const v128_t limits = wasm_f32x4_splat(limit);
  const v128_t one = wasm_i32x4_splat(1);
  for (; count >= 4; count -= 4, xr += 4, ix += 4) {
    wasm_v128_store(ix, wasm_v128_and(wasm_f32x4_ge(wasm_v128_load(xr), limits), one));
  }
  if (count >= 2) {
    wasm_v128_store64_lane(ix, wasm_v128_and(wasm_f32x4_ge(wasm_v128_load64_zero(xr), limits), one), 0);
  }
}

int vector_max(const int *ix, const int *end) {
  v128_t largest = wasm_i32x4_splat(0);
  for (; end - ix >= 4; ix += 4) {
    largest = wasm_i32x4_max(largest, wasm_v128_load(ix));
  }
  if (ix < end) {
    largest = wasm_i32x4_max(largest, wasm_v128_load64_zero(ix));
  }
  largest = wasm_i32x4_max(largest, wasm_i32x4_shuffle(largest, largest, 2, 3, 0, 1));
  largest = wasm_i32x4_max(largest, wasm_i32x4_shuffle(largest, largest, 1, 0, 3, 2));
  return wasm_i32x4_extract_lane(largest, 0);
}

int vector_count_nonzero(const int *ix, int count) {
  for (; count >= 4; count -= 4) {
    const v128_t last = wasm_v128_load(ix + count - 4);
    if (wasm_v128_any_true(last)) {
      return wasm_i64x2_extract_lane(last, 1) ? count : count - 2;
    }
  }
  return count == 2 && (ix[0] | ix[1]) ? 2 : 0;
}

/* The first and the second values of four pairs. */
#define FIRSTS(low, high) wasm_i32x4_shuffle(low, high, 0, 2, 4, 6)
#define SECONDS(low, high) wasm_i32x4_shuffle(low, high, 1, 3, 5, 7)

#define SUM_FOUR(sum, table, at)                                                                                                  \
  sum += table[wasm_i32x4_extract_lane(at, 0)] + table[wasm_i32x4_extract_lane(at, 1)];                                           \
  sum += table[wasm_i32x4_extract_lane(at, 2)] + table[wasm_i32x4_extract_lane(at, 3)]

uint32_t vector_sum_32(const int *ix, const int *end, unsigned int row, const uint32_t *table) {
  const v128_t rows = wasm_i32x4_splat(row);
  uint32_t sum = 0;
  for (; end - ix >= 8; ix += 8) {
    const v128_t low = wasm_v128_load(ix);
    const v128_t high = wasm_v128_load(ix + 4);
    const v128_t at = wasm_i32x4_add(wasm_i32x4_mul(FIRSTS(low, high), rows), SECONDS(low, high));
    SUM_FOUR(sum, table, at);
  }
  for (; ix < end; ix += 2) {
    sum += table[ix[0] * row + ix[1]];
  }
  return sum;
}

uint64_t vector_sum_64(const int *ix, const int *end, unsigned int row, const uint64_t *table) {
  const v128_t rows = wasm_i32x4_splat(row);
  uint64_t sum = 0;
  for (; end - ix >= 8; ix += 8) {
    const v128_t low = wasm_v128_load(ix);
    const v128_t high = wasm_v128_load(ix + 4);
    const v128_t at = wasm_i32x4_add(wasm_i32x4_mul(FIRSTS(low, high), rows), SECONDS(low, high));
    SUM_FOUR(sum, table, at);
  }
  for (; ix < end; ix += 2) {
    sum += table[ix[0] * row + ix[1]];
  }
  return sum;
}

uint32_t vector_sum_escaped(const int *ix, const int *end, uint32_t escape, const uint32_t *table) {
  const v128_t most = wasm_i32x4_splat(15);
  /* Minus the number of values that are 15 and more. */
  v128_t escapes = wasm_i32x4_splat(0);
  uint32_t sum = 0;
  for (; end - ix >= 8; ix += 8) {
    const v128_t low = wasm_v128_load(ix);
    const v128_t high = wasm_v128_load(ix + 4);
    escapes = wasm_i32x4_add(escapes, wasm_i32x4_add(wasm_i32x4_ge(low, most), wasm_i32x4_ge(high, most)));
    const v128_t first = wasm_i32x4_min(FIRSTS(low, high), most);
    const v128_t second = wasm_i32x4_min(SECONDS(low, high), most);
    const v128_t at = wasm_i32x4_add(wasm_i32x4_shl(first, 4), second);
    SUM_FOUR(sum, table, at);
  }
  for (; ix < end; ix += 2) {
    const int first = ix[0] < 15 ? ix[0] : 15;
    const int second = ix[1] < 15 ? ix[1] : 15;
    sum += table[first * 16 + second] + (first == 15 ? escape : 0) + (second == 15 ? escape : 0);
  }
  escapes = wasm_i32x4_add(escapes, wasm_i32x4_shuffle(escapes, escapes, 2, 3, 0, 1));
  escapes = wasm_i32x4_add(escapes, wasm_i32x4_shuffle(escapes, escapes, 1, 0, 3, 2));
  return sum - escape * (uint32_t)wasm_i32x4_extract_lane(escapes, 0);
}

static float sum_lanes(v128_t lanes) {
  lanes = wasm_f32x4_add(lanes, wasm_i32x4_shuffle(lanes, lanes, 2, 3, 0, 1));
  return wasm_f32x4_extract_lane(lanes, 0) + wasm_f32x4_extract_lane(lanes, 1);
}

float vector_energy(unsigned int count, const float *xr) {
  v128_t sum = wasm_f32x4_splat(0);
  for (; count >= 4; count -= 4, xr += 4) {
    const v128_t x = wasm_v128_load(xr);
    sum = wasm_f32x4_add(sum, wasm_f32x4_mul(x, x));
  }
  if (count >= 2) {
    const v128_t x = wasm_v128_load64_zero(xr);
    sum = wasm_f32x4_add(sum, wasm_f32x4_mul(x, x));
  }
  return sum_lanes(sum);
}

float vector_noise(unsigned int count, float step, const float *xr, const int *ix, const float *powers) {
  const v128_t steps = wasm_f32x4_splat(step);
  v128_t sum = wasm_f32x4_splat(0);
  for (; count >= 4; count -= 4, xr += 4, ix += 4) {
    const v128_t coded = wasm_f32x4_make(powers[ix[0]], powers[ix[1]], powers[ix[2]], powers[ix[3]]);
    const v128_t error = wasm_f32x4_sub(wasm_f32x4_abs(wasm_v128_load(xr)), wasm_f32x4_mul(coded, steps));
    sum = wasm_f32x4_add(sum, wasm_f32x4_mul(error, error));
  }
  if (count >= 2) {
    const v128_t coded = wasm_f32x4_make(powers[ix[0]], powers[ix[1]], 0, 0);
    const v128_t error = wasm_f32x4_sub(wasm_f32x4_abs(wasm_v128_load64_zero(xr)), wasm_f32x4_mul(coded, steps));
    sum = wasm_f32x4_add(sum, wasm_f32x4_mul(error, error));
  }
  return sum_lanes(sum);
}

float vector_to_powers(unsigned int count, const float *xr, float *powers, float *sum) {
  v128_t largest = wasm_f32x4_splat(0);
  v128_t sums = wasm_f32x4_splat(0);
  for (; count >= 4; count -= 4, xr += 4, powers += 4) {
    const v128_t x = wasm_f32x4_abs(wasm_v128_load(xr));
    const v128_t power = wasm_f32x4_sqrt(wasm_f32x4_mul(x, wasm_f32x4_sqrt(x)));
    sums = wasm_f32x4_add(sums, x);
    largest = wasm_i32x4_max(largest, power);
    wasm_v128_store(powers, power);
  }
  if (count >= 2) {
    const v128_t x = wasm_f32x4_abs(wasm_v128_load64_zero(xr));
    const v128_t power = wasm_f32x4_sqrt(wasm_f32x4_mul(x, wasm_f32x4_sqrt(x)));
    sums = wasm_f32x4_add(sums, x);
    largest = wasm_i32x4_max(largest, power);
    wasm_v128_store64_lane(powers, power, 0);
  }
  *sum = sum_lanes(sums);
  largest = wasm_i32x4_max(largest, wasm_i32x4_shuffle(largest, largest, 2, 3, 0, 1));
  largest = wasm_i32x4_max(largest, wasm_i32x4_shuffle(largest, largest, 1, 0, 3, 2));
  return wasm_f32x4_extract_lane(largest, 0);
}
