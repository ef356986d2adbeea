import { createAccountsApi } from "./accounts-api.ts";
import { corsHeaders } from "./cors.ts";
import { type Service, serve } from "./http.ts";
import { respondToCall } from "./router.ts";
import { createUsersApi, type NewUser } from "./users-api.ts";

/** The user who can sign in from the start. */
export const sampleUser: NewUser = {
  name: "Ama Sample",
  email: "ama@example.com",
  password: "susu-2024",
};

/**
 * Starts the fake backend on loopback: the users and the accounts service, with the sample user.
 * Everything is stored in memory. Port 0 takes any free port. Rejects if the port is in use.
 *
 * @param site returns the site's address up to the hash. It is called for each request. Only pages
 * of its origin may read the responses, and reset links lead to it.
 * @param report receives each reset link and each accepted application as text, and the
 * application's image.
 */
export async function startBackend({
  port,
  site,
  report = (text) => console.log(text),
}: {
  port: number;
  site: () => string;
  report?: (text: string, image?: File) => void;
}): Promise<Service> {
  const mail = (link: string) => report(`Password reset link: ${link}`);
  const calls = [
    ...createUsersApi({ users: [sampleUser], site, mail }),
    ...createAccountsApi(report),
  ];

  return serve({
    port,
    headers: (request) => ({
      "cache-control": "no-store",
      ...corsHeaders(request, new URL(site()).origin),
    }),
    respond: (request, url) => respondToCall(calls, request, url),
  });
}
