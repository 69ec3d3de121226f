/*
 * A real transform of 1024 points by a complex one of 512: the four lanes of a vector hold every fourth point, so a transform of 128 vectors does four
 * of 128 points at once (Stockham's, which needs no reordering), and a last step of radix 4 across the lanes joins them.
 */
#include "fft.h"
#include "vectors.h"

enum { LANES = 4, PART = HALF / LANES };

static float part_cosine[PART / 2], part_sine[PART / 2];
static vec lane_cosine[PART], lane_sine[PART];
static float half_cosine[HALF], half_sine[HALF];

static void turn(double share, float *cosine, float *sine) {
  vec s, c;
  sine_cosine(splat((float)(6.283185307179586 * share)), &s, &c);
  *cosine = c[0];
  *sine = s[0];
}

void open_fft(void) {
  for (int index = 0; index < PART / 2; index += 1) {
    turn((double)index / PART, &part_cosine[index], &part_sine[index]);
  }
  for (int index = 0; index < PART; index += 1) {
    for (int lane = 0; lane < LANES; lane += 1) {
      float c, s;
      turn((double)(lane * index) / HALF, &c, &s);
      lane_cosine[index][lane] = c;
      lane_sine[index][lane] = s;
    }
  }
  for (int index = 0; index < HALF; index += 1) {
    turn((double)index / SIZE, &half_cosine[index], &half_sine[index]);
  }
}

/* One pass of Stockham's: pairs that lie half a transform apart become neighbours. */
static void pass(const vec *re, const vec *im, vec *out_re, vec *out_im, int length, int stride) {
  const int middle = length / 2;
  for (int p = 0; p < middle; p += 1) {
    const vec c = splat(part_cosine[p * stride]), s = splat(part_sine[p * stride]);
    for (int q = 0; q < stride; q += 1) {
      const int a = q + stride * p, b = a + stride * middle, to = q + 2 * stride * p;
      const vec dr = re[a] - re[b], di = im[a] - im[b];
      out_re[to] = re[a] + re[b];
      out_im[to] = im[a] + im[b];
      out_re[to + stride] = dr * c + di * s;
      out_im[to + stride] = di * c - dr * s;
    }
  }
}

static void transpose(vec rows[4]) {
  const vec a = __builtin_shufflevector(rows[0], rows[1], 0, 4, 1, 5), b = __builtin_shufflevector(rows[0], rows[1], 2, 6, 3, 7);
  const vec c = __builtin_shufflevector(rows[2], rows[3], 0, 4, 1, 5), d = __builtin_shufflevector(rows[2], rows[3], 2, 6, 3, 7);
  rows[0] = __builtin_shufflevector(a, c, 0, 1, 4, 5);
  rows[1] = __builtin_shufflevector(a, c, 2, 3, 6, 7);
  rows[2] = __builtin_shufflevector(b, d, 0, 1, 4, 5);
  rows[3] = __builtin_shufflevector(b, d, 2, 3, 6, 7);
}

/* Joins the four transforms that the lanes hold. */
static void join_lanes(const vec *re, const vec *im, vec *out_re, vec *out_im) {
  for (int k = 0; k < PART; k += LANES) {
    vec r[4], i[4];
    for (int row = 0; row < 4; row += 1) {
      const vec c = lane_cosine[k + row], s = lane_sine[k + row];
      r[row] = re[k + row] * c + im[k + row] * s;
      i[row] = im[k + row] * c - re[k + row] * s;
    }
    transpose(r);
    transpose(i);
    const vec even_r = r[0] + r[2], odd_r = r[0] - r[2], even_i = i[0] + i[2], odd_i = i[0] - i[2];
    const vec sum_r = r[1] + r[3], difference_r = r[1] - r[3], sum_i = i[1] + i[3], difference_i = i[1] - i[3];
    const int at = k / LANES, quarter = PART / LANES;
    out_re[at] = even_r + sum_r;
    out_im[at] = even_i + sum_i;
    out_re[at + quarter] = odd_r + difference_i;
    out_im[at + quarter] = odd_i - difference_r;
    out_re[at + 2 * quarter] = even_r - sum_r;
    out_im[at + 2 * quarter] = even_i - sum_i;
    out_re[at + 3 * quarter] = odd_r - difference_i;
    out_im[at + 3 * quarter] = odd_i + difference_r;
  }
}

static vec first_re[PART], first_im[PART], second_re[PART], second_im[PART];

/* Transforms what is in `first`; the result is there again. */
static void transform_complex(void) {
  vec *re = first_re, *im = first_im, *other_re = second_re, *other_im = second_im;
  for (int length = PART, stride = 1; length > 1; length /= 2, stride *= 2) {
    pass(re, im, other_re, other_im, length, stride);
    vec *const spare_re = re, *const spare_im = im;
    re = other_re;
    im = other_im;
    other_re = spare_re;
    other_im = spare_im;
  }
  /* Seven passes: the result is in `second`. */
  join_lanes(re, im, other_re, other_im);
}

void transform(const float *samples, float *real, float *imaginary) {
  for (int index = 0; index < PART; index += 1) {
    const vec a = load(samples + 8 * index), b = load(samples + 8 * index + 4);
    first_re[index] = __builtin_shufflevector(a, b, 0, 2, 4, 6);
    first_im[index] = __builtin_shufflevector(a, b, 1, 3, 5, 7);
  }
  transform_complex();
  const float *re = (const float *)first_re, *im = (const float *)first_im;
  real[0] = re[0] + im[0];
  imaginary[0] = 0;
  real[HALF] = re[0] - im[0];
  imaginary[HALF] = 0;
  for (int k = 1; k < HALF; k += 1) {
    const float ar = re[k], ai = im[k], br = re[HALF - k], bi = -im[HALF - k];
    const float er = 0.5f * (ar + br), ei = 0.5f * (ai + bi), dr = 0.5f * (ar - br), di = 0.5f * (ai - bi);
    const float c = half_cosine[k], s = half_sine[k];
    /* -i x (c - i s) x d */
    real[k] = er + (di * c - dr * s);
    imaginary[k] = ei - (dr * c + di * s);
  }
}

void transform_back(float *real, float *imaginary, float *samples) {
  /* Real and imaginary parts change places, which turns the transform round. */
  float *re = (float *)first_im, *im = (float *)first_re;
  re[0] = real[0] + real[HALF];
  im[0] = real[0] - real[HALF];
  for (int k = 1; k < HALF; k += 1) {
    const float ar = real[k], ai = imaginary[k], br = real[HALF - k], bi = -imaginary[HALF - k];
    const float er = ar + br, ei = ai + bi, dr = ar - br, di = ai - bi;
    const float c = half_cosine[k], s = half_sine[k];
    /* i x (c + i s) x d */
    re[k] = er - (dr * s + di * c);
    im[k] = ei + (dr * c - di * s);
  }
  transform_complex();
  const vec scale = splat(1.0f / SIZE);
  for (int index = 0; index < PART; index += 1) {
    const vec a = first_im[index] * scale, b = first_re[index] * scale;
    store(samples + 8 * index, __builtin_shufflevector(a, b, 0, 4, 1, 5));
    store(samples + 8 * index + 4, __builtin_shufflevector(a, b, 2, 6, 3, 7));
  }
}
