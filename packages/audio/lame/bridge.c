/* What the encoder is asked from outside: mono, constant bitrate, no Info frame (src/mp3/info-frame.ts writes it). */
#include <lame.h>

#define EXPORTED __attribute__((used, visibility("default")))

/* @returns 0 when LAME refuses the settings or has no memory. */
EXPORTED lame_global_flags *open_encoder(int sample_rate, int kbps, int quality) {
  lame_global_flags *encoder = lame_init();
  if (!encoder) {
    return 0;
  }
  lame_set_errorf(encoder, 0);
  lame_set_debugf(encoder, 0);
  lame_set_msgf(encoder, 0);
  lame_set_num_channels(encoder, 1);
  lame_set_mode(encoder, MONO);
  lame_set_in_samplerate(encoder, sample_rate);
  lame_set_out_samplerate(encoder, sample_rate);
  lame_set_VBR(encoder, vbr_off);
  lame_set_brate(encoder, kbps);
  lame_set_quality(encoder, quality);
  lame_set_bWriteVbrTag(encoder, 0);
  if (lame_init_params(encoder) < 0) {
    lame_close(encoder);
    return 0;
  }
  return encoder;
}

/* @returns bytes written to `out`, or a negative number. */
EXPORTED int encode(lame_global_flags *encoder, const float *samples, int count, unsigned char *out, int out_size) {
  return lame_encode_buffer_ieee_float(encoder, samples, samples, count, out, out_size);
}

/* @returns as `encode`. */
EXPORTED int flush(lame_global_flags *encoder, unsigned char *out, int out_size) { return lame_encode_flush(encoder, out, out_size); }

EXPORTED void close_encoder(lame_global_flags *encoder) { lame_close(encoder); }
