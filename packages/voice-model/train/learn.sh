#!/bin/sh
# Learns the voice anew, from a fresh Debian 12 to data/student.bin.br:
#
#   train/learn.sh TEXTS TEACHERS WORK
#
# TEXTS: diacritised text, train.*modern.txt.gz to learn from and modern-dev*wikinews*.txt.gz to measure by. TEACHERS: the voices arabic-man/ and
# japanese-woman/ (addresses and checksums in MODEL_CARD.md). WORK: an empty folder for a gigabyte. EPOCHS in the environment: passes over all sets, 12 if not given.
set -eu
[ $# -eq 3 ] || { sed -n '2,7s/^# \{0,1\}//p' "$0"; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
texts=$1 teachers=$2 work=$3
arabic=$teachers/arabic-man/ara_norm_ziad_hts.htsvoice
english=/usr/share/festival/voices/us/cmu_us_slt_arctic_hts/hts/cmu_us_slt_arctic_hts.htsvoice
export OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1

for package in libhtsengine-dev festival festvox-us-slt-hts open-jtalk open-jtalk-mecab-naist-jdic python3-torch python3-numpy libopenblas0-pthread; do
  dpkg -s "$package" > /dev/null 2>&1 || { echo "Install $package first."; exit 1; }
done
(cd "$teachers" && sha256sum --check --quiet "$here/teachers.sha256")

cc -O2 "$here/network/say_as_teacher.c" -o "$work/say_as_teacher" -lHTSEngine -lm
node --conditions=@rakhim/source "$here/export-utterances.ts" "$texts" "$work"
node --conditions=@rakhim/source "$here/export-japanese.ts" "$teachers/japanese-woman/tohoku-f01-neutral.htsvoice" "$work"
node --conditions=@rakhim/source "$here/export-probes.ts" "$work/probes"
node --conditions=@rakhim/source "$here/export-speakers.ts" > "$work/speakers.json"
/usr/bin/python3 "$here/network/english_labels.py" "$work/english"
for set in train held-out affricates probes/emphatics; do
  "$work/say_as_teacher" "$arabic" < "$work/$set/labels.txt" > "$work/$set/arabic-man.raw"
done
for mood in neutral happy sad angry; do
  "$work/say_as_teacher" "$teachers/japanese-woman/tohoku-f01-$mood.htsvoice" < "$work/japanese/labels.txt" > "$work/japanese/japanese-woman-$mood.raw"
done
"$work/say_as_teacher" "$english" < "$work/english/labels.txt" > "$work/english/english-woman.raw"

cd "$here/network"
/usr/bin/python3 train_student.py "$work" "$work/student" --hidden 192 --epochs "${EPOCHS:-12}"
/usr/bin/python3 directions.py "$work" "$work/directions.json"
/usr/bin/python3 pack_student.py "$work/student/checkpoint.pt" "$work/directions.json" "$work/student.bin"
/usr/bin/python3 evaluate.py "$work" "$work/probes" "$work/student.bin"
node --conditions=@rakhim/source "$here/pack.ts" "$work/student.bin"
/usr/bin/python3 write_reference.py "$work" "$work/student.bin" "$here/../vectors/breath-group.json"
