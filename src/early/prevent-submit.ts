/**
 * Prevents every form from being sent by the browser, which would stop loading for it: the policy
 * refuses that. The portal's forms are sent by their screens, the others do nothing (spec section 7).
 */
export const preventSubmit = (event: Event): void => event.preventDefault();
