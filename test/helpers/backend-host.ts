/** The tests' browser resolves this host name to the backend that a test has started. */
export const BACKEND_HOST = "backend.localhost";
export const BACKEND_ORIGIN = `http://${BACKEND_HOST}`;
