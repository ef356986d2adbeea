# Makes dist/ the live site. Run it on the server, in the folder that contains dist/.
set -e
ls dist/index.html dist/service-worker.js
new=/srv/bank/$(date +%Y%m%d-%H%M%S)
umask 022
mkdir -p "$new"
if [ -d /srv/bank/live ]; then
  cp -Rp /srv/bank/live/assets "$new"
  # The files that are live get the date of today.
  grep -o 'assets/[^"]*\.js' /srv/bank/live/index.html | (cd "$new" && xargs touch -c)
  find "$new/assets" -type f -mtime +60 -delete
fi
cp -R dist/. "$new"
chmod -R a+rX "$new"
# `mv` replaces the link in one step: no request meets a site that isn't there.
ln -sfn "$new" /srv/bank/next
mv -T /srv/bank/next /srv/bank/live
ls -dr /srv/bank/2*/ | tail -n +6 | xargs rm -rf
