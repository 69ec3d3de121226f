#!/bin/sh
# Builds lame.wasm from LAME's own source: sh build.sh lame-3.100.tar.gz
# Needs emcc; the committed file was made by Debian's emscripten 3.1.6 and comes out the same there, byte for byte.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
echo "ddfe36cab873794038ae2c1210557ad34857a4b6bdc515785d1da9e175b1da1e  $1" | sha256sum --check --quiet
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tar --extract --gzip --file "$1" --directory "$work" --strip-components=1
cd "$work"
cp "$here/config.h" "$here/bridge.c" "$here/vectors.c" "$here/vectors.h" .
patch --silent --strip=1 --input "$here/vectors.patch"
machine='-O3 -msimd128 -mbulk-memory -flto'
emcc $machine -c vectors.c -o vectors.o
emcc $machine -ffast-math -w -DHAVE_CONFIG_H -DNDEBUG -I. -Iinclude -Impglib -Ilibmp3lame libmp3lame/*.c bridge.c vectors.o -o "$here/lame.wasm" \
  --no-entry -sSTANDALONE_WASM -sEXPORTED_FUNCTIONS=_open_encoder,_encode,_flush,_close_encoder,_malloc \
  -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=1048576 -sTOTAL_STACK=131072
