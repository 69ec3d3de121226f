#!/bin/sh
# Builds voice.wasm: sh build.sh
# Needs clang and wasm-ld; the committed file was made by Debian's clang and lld 14.0.6 and comes out the same there, byte for byte.
set -eu
cd "$(dirname "$0")"
: "${CLANG:=clang-14}"
"$CLANG" --target=wasm32 -nostdlib -O3 -flto -msimd128 -mbulk-memory -ffast-math -fno-math-errno -Wall -Wextra \
  vocoder.c fft.c network.c -o voice.wasm \
  -Wl,--no-entry,--export-dynamic,--strip-all,--lto-O3,-z,stack-size=65536,--export=__heap_base
