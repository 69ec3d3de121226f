#!/bin/sh
# Runs an assembled folder as its container would: deploy/docker/try.sh FOLDER COMMAND…
# The whole file system is read-only but for an empty /var/lib/rakhim and /tmp, the account is 10001, and it has no
# capabilities and gets none. Takes root, to make the namespace; the libraries are those of this machine. Variables are
# passed on.
set -eu
folder=$(cd "$1" && pwd)
shift
mkdir -p /var/lib/rakhim
exec unshare --mount sh -eu -c '
  folder=$1
  shift
  mount --make-rprivate /
  mount -t tmpfs -o mode=0700,uid=10001,gid=10001 tmpfs /var/lib/rakhim
  mount --bind "$folder" /mnt
  mount -o remount,bind,ro /mnt
  mount -t tmpfs -o mode=1777 tmpfs /tmp
  mount -o remount,bind,ro /
  cd /mnt
  exec setpriv --reuid=10001 --regid=10001 --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all "$@"
' sh "$folder" "$@"
