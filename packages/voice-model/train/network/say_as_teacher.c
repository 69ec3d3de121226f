/* Parameters that an HTS voice generates for labels, without making sound.
 *
 *   say_as_teacher VOICE.htsvoice < labels > parameters
 *
 * Labels: one a line, an empty line after each utterance. Written for each utterance, little-endian: int32 phones, frames, cepstrum size; int32 frames of each
 * phone; float32 log F0 of each frame (-1e10 where unvoiced); float32 cepstra, frame by frame.
 *
 * Build: cc -O2 say_as_teacher.c -lHTSEngine -lm
 */
#include <HTS_engine.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Exported by the library, but declared in a header that is not installed. */
size_t HTS_SStreamSet_get_duration(HTS_SStreamSet *states, size_t state);
size_t HTS_PStreamSet_get_total_frame(HTS_PStreamSet *parameters);
size_t HTS_PStreamSet_get_vector_length(HTS_PStreamSet *parameters, size_t stream);
HTS_Boolean HTS_PStreamSet_get_msd_flag(HTS_PStreamSet *parameters, size_t stream, size_t frame);
double HTS_PStreamSet_get_parameter(HTS_PStreamSet *parameters, size_t stream, size_t frame, size_t index);

enum { LINES_MAX = 4096, LINE_MAX = 4096 };

static void put_int(int32_t value) { fwrite(&value, sizeof value, 1, stdout); }

static void put_float(float value) { fwrite(&value, sizeof value, 1, stdout); }

static int say(HTS_Engine *engine, char **lines, size_t count)
{
  if (!HTS_Engine_generate_state_sequence_from_strings(engine, lines, count) || !HTS_Engine_generate_parameter_sequence(engine))
    return 0;
  size_t states = HTS_Engine_get_nstate(engine);
  size_t frames = HTS_PStreamSet_get_total_frame(&engine->pss);
  size_t size = HTS_PStreamSet_get_vector_length(&engine->pss, 0);
  put_int((int32_t)count);
  put_int((int32_t)frames);
  put_int((int32_t)size);
  for (size_t phone = 0; phone < count; phone++) {
    size_t duration = 0;
    for (size_t state = 0; state < states; state++)
      duration += HTS_SStreamSet_get_duration(&engine->sss, phone * states + state);
    put_int((int32_t)duration);
  }
  for (size_t frame = 0, voiced = 0; frame < frames; frame++) {
    int is_voiced = HTS_PStreamSet_get_msd_flag(&engine->pss, 1, frame);
    put_float(is_voiced ? (float)HTS_PStreamSet_get_parameter(&engine->pss, 1, voiced++, 0) : -1e10f);
  }
  for (size_t frame = 0; frame < frames; frame++)
    for (size_t index = 0; index < size; index++)
      put_float((float)HTS_PStreamSet_get_parameter(&engine->pss, 0, frame, index));
  HTS_Engine_refresh(engine);
  return 1;
}

int main(int argc, char **argv)
{
  static char *lines[LINES_MAX];
  static char line[LINE_MAX];
  size_t count = 0;
  HTS_Engine engine;
  if (argc != 2)
    return 2;
  HTS_Engine_initialize(&engine);
  if (!HTS_Engine_load(&engine, &argv[1], 1))
    return 1;
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = '\0';
    if (line[0] != '\0' && count < LINES_MAX) {
      lines[count++] = strdup(line);
    } else if (count > 0) {
      if (!say(&engine, lines, count))
        return 1;
      while (count > 0)
        free(lines[--count]);
    }
  }
  HTS_Engine_clear(&engine);
  return 0;
}
