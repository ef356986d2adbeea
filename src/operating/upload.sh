# Uploads dist/ to a bucket or container: sh upload.sh bank:the-bucket
# `bank` is the name of a store that `rclone config` has set up.
set -e
store=${1:?the store and its bucket, such as bank:the-bucket}
ls dist/index.html dist/service-worker.js
upload=$(mktemp -d)
trap 'rm -rf "$upload"' EXIT
cp -R dist/. "$upload"
for file in "$upload"/assets/* "$upload/index.html" "$upload/service-worker.js"; do
  gzip -9n "$file"
  mv "$file.gz" "$file"
done
# With this variable, rclone 1.60 doesn't start.
unset AWS_CA_BUNDLE

# Sends files with a lifetime and other headers; also those that are there already, whose headers may differ.
send() {
  lifetime=$1
  shift
  rclone copy --ignore-times --header-upload "Cache-Control: $lifetime" "$@"
}
gzip="--header-upload Content-Encoding:gzip"
script="--header-upload Content-Type:text/javascript"

send "public, max-age=31536000, immutable" $gzip $script "$upload/assets" "$store/assets"
send no-cache "$upload" "$store" --exclude "/assets/**" --exclude /index.html \
  --exclude /service-worker.js --exclude /manifest.webmanifest
send no-cache "$upload" "$store" --include /manifest.webmanifest \
  --header-upload "Content-Type: application/manifest+json"
send no-cache $gzip "$upload" "$store" --include /index.html
send no-cache $gzip $script "$upload" "$store" --include /service-worker.js
