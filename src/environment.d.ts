declare module "*.module.css" {
  const classes: { readonly [name: string]: string };
  export default classes;
}

declare module "*.css" {}

declare module "*.svg" {
  /** The picture's address, which holds the picture itself. */
  const address: string;
  export default address;
}
