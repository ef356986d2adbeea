/**
 * The shapes of the site's line icons, each the `d` of a path in a square of 24 by 24. Each is a
 * constant, so that a bundle contains only those that it uses.
 */
export const menu = "M4 6h16M4 12h16M4 18h16";
export const close = "M6 6l12 12M18 6L6 18";
export const chevronDown = "M6 9l6 6 6-6";
export const arrowRight = "M4 12h14M13 6l6 6-6 6";
export const arrowLeft = "M20 12H6M11 6l-6 6 6 6";
export const arrowDown = "M12 4v14M6 13l6 6 6-6";
export const arrowUp = "M12 20V6M6 11l6-6 6 6";
export const chat = "M3 4h18v13h-9l-5 4v-4H3zM8 9h8M8 13h4";
export const phone = "M4 3h5l2 6-3 2 5 5 2-3 6 2v5l-2 1q-14-2-16-16z";
export const mail = "M3 5h18v14H3zM4 7l8 6 8-6";
export const pin = "M12 22L5 12V6l3-3h8l3 3v6zM11 8h2v2h-2z";
export const clock = "M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v4l3 3";
export const share = "M15 3h5v5h-5zM15 16h5v5h-5zM4 9h5v6H4zM10 11l4-3M10 13l4 3";
export const check = "M4 13l5 5L20 7";
export const alert = "M12 4l9 16H3zM12 11v3M12 17h.1";
export const eye = "M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM11 11h2v2h-2z";
export const eyeOff = "M10 6c5 0 9 2 12 6l-4 4M14 18c-5 0-9-2-12-6l4-4M4 4l16 16";
export const upload = "M12 16V5M7 9l5-5 5 5M4 16v5h16v-5";
export const pause = "M7 5v14M9 5v14M15 5v14M17 5v14";
export const play = "M7 5l11 7-11 7z";
export const facebook = "M11 21V4h6M7 12h9";
export const twitter = "M22 6h-3l-2-2h-3l-2 3v2L4 5v4l3 3H4l3 4-4 2 4 2h6l6-6V9z";
export const linkedin = "M6 10v10M6 5h.1M11 20v-9h4l4 3v6";
export const card = "M2 5h20v14H2zM2 10h20M6 15h4";
export const savings = "M4 11h16v10H4zM9 15h6M10 3h4v4h-4z";
export const loan = "M11 3h6v6h-6zM2 13h5l3 2h5v3H9M15 16l5-3 2 2-7 6H2";
export const investment = "M3 16h4v5H3zM10 11h4v10h-4zM17 4h4v17h-4z";
export const transfer = "M3 8h17M16 4l4 4-4 4M21 16H4M8 12l-4 4 4 4";
export const atm = "M6 11H3V3h18v8h-3M7 7h10v14H7zM12 13v2";
export const sms = "M3 4h18v13h-9l-5 4v-4H3zM8 10h.1M12 10h.1M16 10h.1";
export const internet = "M8 3h8l5 5v8l-5 5H8l-5-5V8zM3 12h18M12 3l4 5v8l-4 5-4-5V8z";
export const current = "M20 10V7H3v13h17v-3M3 7l12-4v3M21 11v5h-6v-5z";
export const call = "M2 11h14v9H2zM8 14h2v3H8zM13 8l7-5M15 3h5v5";
export const susu =
  "M10 2h4v4h-4zM10 18h4v4h-4zM2 10h4v4H2zM18 10h4v4h-4zM7 7h.1M17 7h.1M17 17h.1M7 17h.1M12 12h.1";
export const salary = "M2 6h20v12H2zM10 10h4v4h-4zM6 12h.1M18 12h.1";
export const church = "M12 2v7M9 5h6M4 21v-7l8-5 8 5v7zM12 16v5";
export const future = "M12 21v-8M12 17H6l-3-5h5l4 5M12 13l2-8h7l-3 8z";
export const trio = "M9 2h6v6H9zM2 15h6v6H2zM16 15h6v6h-6zM7 5H4v7M17 5h3v7M11 19h2";
export const fixed = "M5 11h14v10H5zM8 11V6l2-3h4l2 3v5M12 15v2";
export const business = "M3 8h18v12H3zM9 8V4h6v4M3 13h18M12 13v2";
export const commercial = "M4 10v11h16V10M2 10l3-7h14l3 7zM10 21v-6h4v6";
export const group = "M9 5h6v5H9zM7 21v-7h10v7M3 8h1v2H3zM20 8h1v2h-1zM2 15h1v6M22 15h-1v6";
