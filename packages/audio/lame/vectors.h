/* LAME's innermost loops on 128-bit vectors; vectors.patch puts them in the place of the plain ones. */
#ifndef RAKHIM_VECTORS_H
#define RAKHIM_VECTORS_H

#include <stdint.h>

/* ix = xr * istep, rounded to the integer that is nearer once both are taken to the power of 4/3. `count` is even. */
void vector_quantize(unsigned int count, float istep, const float *xr, int *ix);

/* ix = xr < limit ? 0 : 1. `count` is even. */
void vector_quantize_01(unsigned int count, float limit, const float *xr, int *ix);

/* The largest of what lies from `ix` to `end`, an even number of values of 0 and above. */
int vector_max(const int *ix, const int *end);

/* The largest even number up to `count`, itself even, below which the last pair of values is not all zero; 0 when all are. */
int vector_count_nonzero(const int *ix, int count);

/* Sums of table[value * row + next] over the pairs from `ix` to `end`. */
uint32_t vector_sum_32(const int *ix, const int *end, unsigned int row, const uint32_t *table);
uint64_t vector_sum_64(const int *ix, const int *end, unsigned int row, const uint64_t *table);

/* The same for tables of 16 by 16 where 15 stands for 15 and more; `escape` is added for each value that is. */
uint32_t vector_sum_escaped(const int *ix, const int *end, uint32_t escape, const uint32_t *table);

/* Sum of the squares of xr. `count` is even, as below. */
float vector_energy(unsigned int count, const float *xr);

/* Sum of the squares of |xr| - powers[ix] * step. */
float vector_noise(unsigned int count, float step, const float *xr, const int *ix, const float *powers);

/* powers = |xr|^(3/4); `sum` is that of |xr|. Returns the largest power. */
float vector_to_powers(unsigned int count, const float *xr, float *powers, float *sum);

#endif
