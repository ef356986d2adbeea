# Uploads dist/ to a bucket or container, and checks the site at its address. Run it in the project's folder:
# sh src/operating/upload.sh bank:the-bucket https://bank.example/
# `bank` is the name of a store that `rclone config` has set up.
set -e
store=${1:?the store and its bucket, such as bank:the-bucket}
site=${2:?the address of the site, such as https://bank.example/}
ls dist/index.html dist/service-worker.js
upload=$(mktemp -d)
trap 'rm -rf "$upload"' EXIT
mkdir "$upload/rest"
cp -R dist/. "$upload/rest"
# They are for Git and for the next build, not for visitors.
rm -rf "$upload/rest/.git" "$upload/rest/.savings-and-loans-build"
# No patterns choose these files, because Git Bash on Windows changes arguments that begin with a slash.
(cd "$upload/rest" && mv assets index.html service-worker.js manifest.webmanifest ..)
# COMPRESS=off is for a CDN that compresses, because its brotli is smaller.
gzip=
if [ "${COMPRESS:-on}" = on ]; then
  gzip="--header-upload Content-Encoding:gzip"
  for file in "$upload"/assets/* "$upload/index.html" "$upload/service-worker.js"; do
    gzip -9n "$file"
    mv "$file.gz" "$file"
  done
fi
# With this variable, rclone 1.60 doesn't start.
unset AWS_CA_BUNDLE

# Sends files with a lifetime and other headers; also those that are there already, whose headers may differ.
send() {
  lifetime=$1
  shift
  rclone copy --ignore-times --header-upload "Cache-Control: $lifetime" "$@"
}
# All files of assets/ are scripts. What an operator adds to static/ belongs in no folder of that name.
script="--header-upload Content-Type:text/javascript"

send "public, max-age=31536000, immutable" $gzip $script "$upload/assets" "$store/assets"
send no-cache "$upload/rest" "$store"
send no-cache "$upload/manifest.webmanifest" "$store" \
  --header-upload "Content-Type: application/manifest+json"
send no-cache $gzip "$upload/index.html" "$store"
send no-cache $gzip $script "$upload/service-worker.js" "$store"
npm run -s check-host -- "$site"
