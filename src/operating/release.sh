# Makes dist/ the live site. Run it on the server, in the folder that contains dist/.
set -e
ls dist/index.html dist/service-worker.js
# A folder gets the name of a release when it is complete, so that a failed release isn't one.
new=$(mktemp -d /srv/bank/unfinished.XXXXXX)
trap 'rm -rf "$new"' EXIT
umask 022
if [ -d /srv/bank/live ]; then
  cp -Rp /srv/bank/live/assets "$new"
  # The files that are live get the date of today.
  grep -o 'assets/[^"]*\.js' /srv/bank/live/index.html | (cd "$new" && xargs -r touch -c)
  find "$new/assets" -type f -mtime +60 -delete
fi
cp -R dist/. "$new"
# They are for Git and for the next build, not for visitors.
rm -rf "$new/.git" "$new/.savings-and-loans-build"
chmod -R a+rX "$new"
release=/srv/bank/$(date +%Y%m%d-%H%M%S)
mv -T "$new" "$release"
# `mv` replaces the link in one step: no request meets a site that isn't there.
ln -sfn "$release" /srv/bank/next
mv -T /srv/bank/next /srv/bank/live
cd /srv/bank
# By the dates of the folders, because a clock that goes back gives a new release a lower name. The
# live one stays.
ls -t | grep -Ex '[0-9]{8}-[0-9]{6}' | grep -vx "${release##*/}" | tail -n +5 | xargs rm -rf
