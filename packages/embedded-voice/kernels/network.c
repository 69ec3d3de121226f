/* Layers of a network on rows of floats. */
#include "vectors.h"

#define EXPORTED __attribute__((used, visibility("default")))

typedef struct {
  const float *input;
  /* Floats from one row's window to the next; a convolution's windows overlap. */
  int stride;
  /* Floats of a window. */
  int width;
  /* `width` rows of `outputs` weights. */
  const float *weights;
  const float *bias;
  int outputs;
  float *output;
  /* Rows that the output is added to, or 0: a residual connection. */
  const float *added;
} layer;

enum { ROWS = 4, COLUMNS = 8 };

static inline void finish(const layer *l, int row, int column, vec value, int rectify) {
  const int place = row * l->outputs + column;
  value += load(l->bias + column);
  value = rectify ? most(value, splat(0)) : value;
  store(l->output + place, l->added ? value + load(l->added + place) : value);
}

/* Four rows by eight outputs at a time stay in registers. */
static inline void tile(const layer *l, int row, int column, int rectify) {
  const float *a = l->input + row * l->stride, *b = a + l->stride, *c = b + l->stride, *d = c + l->stride;
  const float *weights = l->weights + column;
  vec a0 = splat(0), a1 = a0, b0 = a0, b1 = a0, c0 = a0, c1 = a0, d0 = a0, d1 = a0;
  for (int index = 0; index < l->width; index += 1, weights += l->outputs) {
    const vec w0 = load(weights), w1 = load(weights + 4);
    const vec x = splat(a[index]), y = splat(b[index]), z = splat(c[index]), t = splat(d[index]);
    a0 += x * w0;
    a1 += x * w1;
    b0 += y * w0;
    b1 += y * w1;
    c0 += z * w0;
    c1 += z * w1;
    d0 += t * w0;
    d1 += t * w1;
  }
  finish(l, row, column, a0, rectify);
  finish(l, row, column + 4, a1, rectify);
  finish(l, row + 1, column, b0, rectify);
  finish(l, row + 1, column + 4, b1, rectify);
  finish(l, row + 2, column, c0, rectify);
  finish(l, row + 2, column + 4, c1, rectify);
  finish(l, row + 3, column, d0, rectify);
  finish(l, row + 3, column + 4, d1, rectify);
}

static inline void single(const layer *l, int row, int column, int rectify) {
  const float *a = l->input + row * l->stride, *weights = l->weights + column;
  vec sum = splat(0);
  for (int index = 0; index < l->width; index += 1, weights += l->outputs) {
    sum += splat(a[index]) * load(weights);
  }
  finish(l, row, column, sum, rectify);
}

/*
 * A dense layer or, where windows overlap, a convolution: each row of output is its window of the input times the weights, plus the bias.
 *
 * @param outputs a multiple of four.
 * @param rectify whether negative outputs become 0.
 */
EXPORTED void apply_layer(const layer *l, int rows, int rectify) {
  const int whole_rows = rows - rows % ROWS, whole_columns = l->outputs - l->outputs % COLUMNS;
  for (int column = 0; column < whole_columns; column += COLUMNS) {
    for (int row = 0; row < whole_rows; row += ROWS) {
      tile(l, row, column, rectify);
    }
  }
  for (int row = 0; row < rows; row += 1) {
    for (int column = row < whole_rows ? whole_columns : 0; column < l->outputs; column += 4) {
      single(l, row, column, rectify);
    }
  }
}
