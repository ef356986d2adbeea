# Makes an earlier release the live site again: sh roll-back.sh 20260131-093000
set -e
old=/srv/bank/$1
ls "$old/index.html"
# Pages of the newer release may still be open.
cp -Rp /srv/bank/live/assets "$old"
# Browsers and caches may ignore a file that is older than the one that they have.
touch "$old"/*.*
# `mv` replaces the link in one step: no request meets a site that isn't there.
ln -sfn "$old" /srv/bank/next
mv -T /srv/bank/next /srv/bank/live
