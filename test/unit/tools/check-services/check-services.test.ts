import { mock } from "node:test";
import sharp from "sharp";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { TIMEOUT } from "../../../../src/lib/http.ts";
import { freePort } from "../../../local-server.ts";
import { assertContract, operationOf } from "../../contract.ts";
import {
  at,
  type Fault,
  headers,
  never,
  reply,
  result,
  SITE,
  slow,
  startFaultyServices,
} from "./faulty-services.ts";

const services = await startFaultyServices();
Object.assign(process.env, {
  CONTENT_PROJECT: "sample",
  CONTENT_API: services.origin,
  CONTENT_IMAGES: services.origin,
  API_BASE: services.origin,
});
// The settings are read when they are first imported.
const { settings } = await import("../../../../src/settings.ts");
const { checkBackend, checkContentStore, checkSettings } = await import(
  "../../../../src/tools/check-services/check-services.ts"
);

const test = suite("check-services");

// The clock stands still, and nothing times out by itself: how busy the machine is makes no difference.
test.before(() => {
  mock.timers.enable({ apis: ["Date"] });
  mock.method(AbortSignal, "timeout", () => services.patience());
});
test.before(async () => {
  ofSampleNews = await services.complaints(checks.content);
});
test.after(() => {
  mock.timers.reset();
  mock.restoreAll();
  return services.close();
});

let customers = 0;
const newCustomer = () => `customer-${++customers}@bank.example`;

const ofBackend = async (options: Parameters<typeof checkBackend>[1]) =>
  (await checkBackend(SITE, options)).findings;

const checks = {
  content: () => checkContentStore(SITE),
  backend: () => ofBackend({ uploads: false, email: null }),
  uploads: () => ofBackend({ uploads: true, email: null }),
  journey: () => ofBackend({ uploads: false, email: newCustomer() }),
};

/** What is found in the sample news, which has faults on purpose. */
let ofSampleNews: readonly string[] = [];

/** Holds what the sound backend says to the contract. */
const held: Fault = (answer, { method, url }) => {
  const { status, headers, body } = answer;
  if (operationOf(method, url.pathname)) {
    const response = new Response(null, { status, headers });
    assertContract(method, url.pathname, response, JSON.parse(Buffer.from(body).toString()));
  }
  return answer;
};

test("sound services are complained of in nothing but the faults of the sample news", async () => {
  for (const line of ofSampleNews) assert.match(line, /^warning .*(page|sample-)/);
  assert.is(ofSampleNews.length, 6);
  assert.equal(await services.complaints(checks.uploads, held), []);
  assert.equal(await services.complaints(checks.journey, held), []);
});

const OPEN = "access-control-allow-origin";
const LISTING = /news"\] \| order/;
const ARTICLE = /slug\.current == \$slug/;
const ENTRIES = /news"\]$/;
const QUERIES = /^GET .*\/data\/query\//;
const PICTURES = /^GET \/images\//;
const PREFLIGHTS = /^OPTIONS/;
const POSTS = /^POST/;
const CALLS = /^(GET|POST)/;
const LOGIN = /^POST \/api\/users\/login/;
const FORGOT = /^POST .*forgot-password/;

const png = await sharp({ create: { width: 2000, height: 1400, channels: 3, background: "red" } })
  .png()
  .toBuffer();
const uncropped = { status: 200, headers: { [OPEN]: "*" }, body: new Uint8Array(png) };

const HTML = "<html><body>Bad request</body></html>";
const withToken = { contentToken: "secret" };

/** The news with one entry that has other fields. */
const withEntry = (fields: object) =>
  result((entries) => [
    { _id: "an-id", title: "T", slug: { current: "t" }, date: "2024-01-01", ...fields },
    ...(entries as object[]),
  ]);
/** The news with other names of fields. */
const renamed = (names: Readonly<Record<string, string>>) =>
  result((entries) =>
    (entries as object[]).map((entry) =>
      Object.fromEntries(
        Object.entries(entry).map(([name, value]) => [names[name] ?? name, value]),
      ),
    ),
  );
const block = (fields: object) => ({
  content: [{ _type: "block", style: "normal", children: [], ...fields }],
});

/** Runs a test while settings differ from those of `npm start`. */
async function withSettings(changes: Partial<typeof settings>, run: () => Promise<void>) {
  const usual = { ...settings };
  Object.assign(settings, changes);
  try {
    await run();
  } finally {
    Object.assign(settings, usual);
  }
}

type Case = readonly [
  what: string,
  check: keyof typeof checks,
  fault: Fault,
  complaint: RegExp,
  changes?: Partial<typeof settings>,
];

test("nothing is changed unless the operator says so", async () => {
  const posts: string[] = [];
  const note: Fault = (answer, { method, url }) => {
    if (method === "POST") posts.push(url.pathname + url.search);
    return answer;
  };
  for (const check of [checks.content, checks.backend]) await services.complaints(check, note);
  // The others name a user and a token that don't exist.
  assert.equal(
    posts.filter((path) => !/login|forgot-password|reset-password/.test(path)),
    ["/v2024-02-23/data/mutate/production?dryRun=true"],
  );
});

for (const [what, fault, remains] of [
  [
    "takes all",
    (answer) => answer,
    [/^the user customer/, /^the application/, /^the mail to cust/],
  ],
  [
    "refuses the application",
    at(/^POST .*create/, reply(400, { message: "No" })),
    [/^the user customer/, /^the mail to customer/],
  ],
  [
    "doesn't answer the application",
    at(/^POST .*create/, () => null),
    [/^the user customer/, /^perhaps the application/, /^the mail to customer/],
  ],
] as readonly (readonly [string, Fault, readonly RegExp[]])[]) {
  test(`of a backend that ${what}, what it made is to be deleted`, async () => {
    let made: readonly string[] = [];
    await services.complaints(async () => {
      const { findings, remains } = await checkBackend(SITE, {
        uploads: false,
        email: newCustomer(),
      });
      made = remains;
      return findings;
    }, fault);
    assert.is(made.length, remains.length, made.join("\n"));
    for (const [index, pattern] of remains.entries()) assert.match(made[index] ?? "", pattern);
  });
}

test("of a field that no entry has, nothing is said entry by entry", async () => {
  const names = renamed({ title: "headline", date: "publishedAt" });
  const complaints = await services.complaints(checks.content, at(ENTRIES, names));
  assert.equal(
    complaints.filter((line) => /(title|date) is missing/.test(line)),
    [],
  );
});

test("where nothing answers, that is the one failure", async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  for (const [check, name] of [
    [checks.content, "CONTENT_API"],
    [checks.backend, "API_BASE"],
  ] as const)
    await withSettings({ contentApi: nowhere, apiBase: nowhere }, async () => {
      const [line = "", ...more] = await services.complaints(check);
      assert.match(line, `FAILED ${name}: ${nowhere} gives no answer`);
      assert.equal(more, []);
    });
});

for (const [name, changes, complaint] of [
  [
    "an address without https",
    { usersApi: "http://bank.example/users" },
    /^FAILED USERS_API is http:\/\/bank.example\/users: .*use https/,
  ],
  [
    "a content store beside its CDN",
    { contentApi: "https://project.api.sanity.io" },
    /^warning CONTENT_API is https:\/\/project.api.sanity.io, which is slower/,
  ],
] as const) {
  test(`${name} is complained of`, () =>
    withSettings(changes, async () => {
      const [first = "", ...more] = await services.complaints(async () => checkSettings());
      assert.match(first, complaint);
      assert.equal(more, []);
    }));
}

for (const [what, check, fault, complaint, changes = {}] of [
  // The content store.
  [
    "answers no listing in time",
    "content",
    at(LISTING, never),
    /^FAILED the listing's query: no answer \(none within \d+ s\)/,
  ],
  [
    "drops an article's connection",
    "content",
    at(ARTICLE, () => null),
    /^FAILED an article's query: no answer/,
  ],
  [
    "isn't public",
    "content",
    at(QUERIES, reply(401)),
    /^FAILED the listing's query: status 401: the dataset isn't public; run "sanity dataset visibility set production public"/,
  ],
  [
    "doesn't know the token",
    "content",
    at(LISTING, reply(401)),
    /^FAILED the listing's query: status 401: CONTENT_TOKEN isn't valid/,
    withToken,
  ],
  [
    "has no such dataset",
    "content",
    at(LISTING, reply(404, { statusCode: 404, error: "Not Found", message: "Dataset not found" })),
    /^FAILED the listing's query: status 404 "Dataset not found": no such dataset; see CONTENT_PROJECT/,
  ],
  [
    "refuses a query",
    "content",
    at(LISTING, reply(400, { error: { description: "expected ]" } })),
    /^FAILED the listing's query: status 400 "expected \]"/,
  ],
  [
    "answers a query by a page",
    "content",
    at(LISTING, headers({ "content-type": "text/html" })),
    /^FAILED the listing's query: it has the type text\/html, not JSON/,
  ],
  [
    "answers a query by a page that is called JSON",
    "content",
    at(LISTING, reply(200, HTML)),
    /^FAILED the listing's query: it is a page of HTML; see CONTENT_API/,
  ],
  [
    "takes almost too long for a query",
    "content",
    at(LISTING, slow(0.92 * TIMEOUT)),
    /^warning the listing's query: it takes [\d.]+ s; the site waits for \d+ s/,
  ],
  [
    "calls a field by another name",
    "content",
    at(ENTRIES, renamed({ title: "headline", date: "publishedAt" })),
    /^FAILED no entry has the field "title", but they have headline, publishedAt; name the fields as/,
  ],
  [
    "calls a second field by another name",
    "content",
    at(ENTRIES, renamed({ title: "headline", date: "publishedAt" })),
    /^FAILED no entry has the field "date", but they have headline, publishedAt; name the fields as/,
  ],
  [
    "has no descriptions",
    "content",
    at(ENTRIES, renamed({ description: "_description" })),
    /^warning no entry has the field "description"; name the fields as/,
  ],
  [
    "answers a query by other JSON",
    "content",
    at(LISTING, reply(200, [])),
    /^FAILED the listing's query: its JSON has no "result"/,
  ],
  [
    "has moved",
    "content",
    at(LISTING, (answer) => ({
      ...answer,
      status: 301,
      headers: { location: "https://other.example/" },
    })),
    /^FAILED the listing's query: status 301 to https:\/\/other.example\/; set CONTENT_API/,
  ],
  [
    "has no news",
    "content",
    at(
      LISTING,
      result(() => []),
    ),
    /^warning there are no documents of the type "news" that anybody may read/,
  ],
  [
    "doesn't find an article by its slug",
    "content",
    at(
      ARTICLE,
      result(() => null),
    ),
    /^FAILED an article's query finds nothing/,
  ],
  [
    "isn't open to the site",
    "content",
    at(LISTING, headers({ [OPEN]: null })),
    /^FAILED the listing's query: pages of https:\/\/bank.example may not read the answer; add that origin/,
  ],
  [
    "is open to another site",
    "content",
    at(LISTING, headers({ [OPEN]: "https://other.example" })),
    /^FAILED the listing's query: pages of https:\/\/bank.example may not read/,
  ],
  [
    "allows no token",
    "content",
    at(PREFLIGHTS, headers({ "access-control-allow-headers": "*" })),
    /^FAILED the preflight of a query with CONTENT_TOKEN is refused/,
    withToken,
  ],
  [
    "allows credentials",
    "content",
    at(LISTING, headers({ "access-control-allow-credentials": "true" })),
    /^warning .*take "Allow credentials"/,
  ],
  [
    "shows drafts to the site",
    "content",
    at(ENTRIES, withEntry({ _id: "drafts.an-id" })),
    /^FAILED "T" \(drafts.an-id\) isn't published, and is shown/,
  ],
  [
    "lets anybody read drafts",
    "content",
    at(
      /_id in path/,
      result(() => ["drafts.an-id"]),
    ),
    /^FAILED anybody can read drafts \(1\), such as drafts.an-id/,
  ],
  [
    "lets anybody with the token read drafts",
    "content",
    (answer) => answer,
    /^warning anybody can read drafts \(2\), .* with CONTENT_TOKEN/,
    withToken,
  ],
  [
    "lets anybody write",
    "content",
    at(/data\/mutate/, reply(200)),
    /^FAILED anybody can change the news without a token/,
  ],
  [
    "lets anybody with the token write",
    "content",
    at(/data\/mutate/, reply(200)),
    /^FAILED CONTENT_TOKEN, .* can change the news/,
    withToken,
  ],
  [
    "has an entry without a slug",
    "content",
    at(ENTRIES, withEntry({ slug: null })),
    /^warning "T" \(an-id\): slug is missing/,
  ],
  [
    "has an entry with a bad date",
    "content",
    at(ENTRIES, withEntry({ date: "2024-02-30" })),
    /^warning "T" \(an-id\): date "2024-02-30" is no day/,
  ],
  [
    "has an entry whose picture has no asset",
    "content",
    at(ENTRIES, withEntry({ image: { _type: "image" } })),
    /^warning "T" \(an-id\): image has no asset/,
  ],
  [
    "has an entry with a title that isn't text",
    "content",
    at(ENTRIES, withEntry({ title: 7 })),
    /^warning "Untitled" \(an-id\): title isn't text/,
  ],
  [
    "has an entry with an unknown block",
    "content",
    at(ENTRIES, withEntry({ content: [{ _type: "video" }] })),
    /^warning "T" \(an-id\): content has a block of the unknown type "video"/,
  ],
  [
    "has an entry with an unknown style",
    "content",
    at(ENTRIES, withEntry(block({ style: "h5" }))),
    /^warning "T" \(an-id\): content has the unknown style "h5"/,
  ],
  [
    "has an entry with an unknown mark",
    "content",
    at(ENTRIES, withEntry(block({ children: [{ marks: ["big"] }] }))),
    /^warning "T" \(an-id\): content has the unknown mark "big"/,
  ],
  [
    "has two entries of one slug",
    "content",
    at(ENTRIES, withEntry({ slug: { current: "notes-and-coins" } })),
    /^warning "T" \(an-id\) and .* have the same slug "notes-and-coins"/,
  ],
  [
    "can't give all news at once",
    "content",
    at(ENTRIES, reply(500)),
    /^FAILED a query for all news: status 500/,
  ],
  [
    "has no picture",
    "content",
    at(
      ENTRIES,
      result(() => [{ _id: "an-id" }]),
    ),
    /^warning no entry has a picture/,
  ],
  ["has lost a picture", "content", at(PICTURES, reply(404)), /^FAILED a picture: status 404 at /],
  [
    "answers a picture by a page",
    "content",
    at(PICTURES, reply(200, HTML)),
    /^FAILED a picture: .* is no picture/,
  ],
  ["doesn't crop", "content", at(PICTURES, () => uncropped), /^FAILED a picture: .* doesn't crop/],
  [
    "hides pictures from other sites",
    "content",
    at(PICTURES, headers({ "cross-origin-resource-policy": "same-site" })),
    /^FAILED pictures have "Cross-Origin-Resource-Policy: same-site"/,
  ],
  [
    "has pictures that can't be stored",
    "content",
    at(PICTURES, headers({ [OPEN]: null })),
    /^warning the service worker may not read pictures/,
  ],

  // The backend.
  [
    "answers no login in time",
    "backend",
    at(LOGIN, never),
    /^FAILED login: no answer \(none within \d+ s\)/,
  ],
  [
    "takes almost too long for a login",
    "backend",
    at(LOGIN, slow(0.92 * TIMEOUT)),
    /^warning login: it takes [\d.]+ s; the site waits for \d+ s/,
  ],
  [
    "drops the connection of a preflight",
    "backend",
    at(/^OPTIONS .*create/, () => null),
    /^FAILED accounts\/create: no answer/,
  ],
  [
    "redirects",
    "backend",
    at(FORGOT, (answer) => ({ ...answer, status: 308, headers: { location: "/elsewhere" } })),
    /^FAILED forgot-password: status 308 to \/elsewhere; the site follows no redirect/,
  ],
  [
    "answers no preflight",
    "backend",
    at(PREFLIGHTS, reply(404)),
    /^FAILED login, register, forgot-password, reset-password, accounts\/create: OPTIONS is answered by status 404; answer it by 204/,
  ],
  [
    "wants a login for a preflight",
    "backend",
    at(/^OPTIONS .*create/, reply(401)),
    /^FAILED accounts\/create: OPTIONS is answered by status 401/,
  ],
  [
    "isn't open to the site",
    "backend",
    at(PREFLIGHTS, headers({ [OPEN]: null })),
    /^FAILED login, .*: the preflight has no Access-Control-Allow-Origin; set "https:\/\/bank.example"/,
  ],
  [
    "is open to the site's address, not its origin",
    "backend",
    at(CALLS, headers({ [OPEN]: `${SITE}/` })),
    /^FAILED login: .* has "Access-Control-Allow-Origin: https:\/\/bank.example\/"; set "https:\/\/bank.example"/,
  ],
  [
    "hides its errors from the site",
    "backend",
    at(LOGIN, headers({ [OPEN]: null })),
    /^FAILED login: the answer \(status 401 "Invalid email or password"\) has no Access-Control-Allow-Origin/,
  ],
  [
    "doesn't allow JSON",
    "backend",
    at(PREFLIGHTS, headers({ "access-control-allow-headers": "accept" })),
    /^FAILED login, register, forgot-password, reset-password: the preflight doesn't allow content-type; set "Access-Control-Allow-Headers: Content-Type"/,
  ],
  [
    "names other methods",
    "backend",
    at(PREFLIGHTS, headers({ "access-control-allow-methods": "GET" })),
    /^warning login, .*: the preflight doesn't name POST/,
  ],
  [
    "is open to every site",
    "backend",
    at(PREFLIGHTS, headers({ [OPEN]: "*" })),
    /^FAILED login, .*: pages of .* may read the answer; allow "https:\/\/bank.example" alone/,
  ],
  [
    "is open to sites whose name begins as ours",
    "backend",
    (answer, { headers: { origin = "" } }) =>
      origin.startsWith(SITE) ? headers({ [OPEN]: origin })(answer, {} as never) : answer,
    /^FAILED .*: pages of https:\/\/bank.example.other.example may read the answer/,
  ],
  [
    "sets a cookie",
    "backend",
    at(LOGIN, headers({ "set-cookie": "id=1" })),
    /^warning login: it sets a cookie/,
  ],
  [
    "allows credentials",
    "backend",
    at(PREFLIGHTS, headers({ "access-control-allow-credentials": "true" })),
    /^warning login, .*: it allows credentials/,
  ],
  [
    "lets everybody in",
    "backend",
    at(LOGIN, reply(200, { token: "t", user: {} })),
    /^FAILED login: lets in a user who doesn't exist/,
  ],
  [
    "says that a user doesn't exist",
    "backend",
    at(LOGIN, reply(404, { message: "No such user" })),
    /^FAILED login: a user who doesn't exist is refused by status 404 "No such user"; answer 401/,
  ],
  [
    "has its errors as pages",
    "backend",
    at(LOGIN, reply(401, HTML)),
    /^FAILED login: the error is a page of HTML; answer JSON/,
  ],
  [
    "has its errors as plain text",
    "backend",
    at(LOGIN, reply(401, "No")),
    /^FAILED login: the error is text that isn't JSON; answer JSON/,
  ],
  [
    "has its errors under another type",
    "backend",
    at(LOGIN, headers({ "content-type": "text/plain" })),
    /^FAILED login: the error lacks "Content-Type: application\/json"/,
  ],
  [
    "gives no reason",
    "backend",
    at(LOGIN, reply(401, { error: "No" })),
    /^FAILED login: the error has no text in its field "message"/,
  ],
  [
    "gives a reason with markup",
    "backend",
    at(LOGIN, reply(401, { message: "<b>No</b>" })),
    /^FAILED login: the "message" is cut or not shown/,
  ],
  [
    "gives a reason that is too long",
    "backend",
    at(LOGIN, reply(401, { message: "No! ".repeat(60) })),
    /^FAILED login: the "message" is cut or not shown/,
  ],
  [
    "limits the calls of the check",
    "backend",
    at(POSTS, reply(429, { message: "Too many attempts" })),
    /^warning login, forgot-password, reset-password: it limits calls \(status 429\)/,
  ],
  [
    "says who has no account",
    "backend",
    at(FORGOT, reply(404, { message: "No such user" })),
    /^FAILED forgot-password: an address without an account gets status 404 "No such user", .*; answer 200 for all/,
  ],
  [
    "takes a made-up reset link",
    "backend",
    at(/validate-reset-token/, reply(200)),
    /^FAILED validate-reset-token: a made-up token gets status 200/,
  ],
  [
    "fails at a made-up reset link",
    "backend",
    at(/reset-password/, reply(500, { message: "No" })),
    /^FAILED reset-password: a made-up token gets status 500/,
  ],

  // Large files.
  [
    "takes everything",
    "uploads",
    at(/create/, reply(201)),
    /^FAILED accounts\/create: a file of 4.5 MB that is no picture is taken \(status 201\)/,
  ],
  [
    "drops the connection of large files",
    "uploads",
    at(/^POST .*create/, (answer, { body }) => (body.length > 5e6 ? null : answer)),
    /^FAILED accounts\/create: a file of 6 MB that is no picture gets no answer/,
  ],
  [
    "stands behind a proxy with a low limit",
    "uploads",
    at(/^POST .*create/, reply(413, { message: "Too large" })),
    /^FAILED accounts\/create: a file of 4.5 MB that is no picture is too large .*client_max_body_size/,
  ],
  [
    "stands behind a proxy that isn't open to the site",
    "uploads",
    at(/^POST .*create/, (answer, asked) =>
      asked.body.length > 5e6 ? headers({ [OPEN]: null })(answer, asked) : answer,
    ),
    /^FAILED accounts\/create: a file of 6 MB .* without Access-Control-Allow-Origin/,
  ],
  [
    "refuses large files by a page",
    "uploads",
    at(/^POST .*create/, (answer, asked) =>
      asked.body.length > 5e6 ? reply(413, HTML)(answer, asked) : answer,
    ),
    /^warning accounts\/create: a file of 6 MB .*: the error is a page of HTML/,
  ],

  // A customer's journey.
  [
    "knows the address",
    "journey",
    at(/register/, reply(409, { message: "Email already exists" })),
    /^FAILED register: the address has an account; delete it first/,
  ],
  [
    "registers nobody",
    "journey",
    at(/^POST .*register/, reply(500)),
    /^FAILED register: a new customer gets status 500/,
  ],
  [
    "gives no token",
    "journey",
    at(/^POST .*register/, (answer, asked) =>
      answer.status === 201 ? reply(201, { user: {} })(answer, asked) : answer,
    ),
    /^FAILED register: a new customer gets an answer without a "token"/,
  ],
  [
    "answers a registration by a page",
    "journey",
    at(/^POST .*register/, (answer, asked) =>
      answer.status === 201 ? reply(201, HTML)(answer, asked) : answer,
    ),
    /^FAILED register: a new customer gets a page of HTML \(status 201\); answer JSON/,
  ],
  [
    "takes almost too long for a registration",
    "journey",
    at(/^POST .*register/, slow(0.51 * TIMEOUT)),
    /^warning register of the new customer: it takes [\d.]+ s; the site waits for \d+ s/,
  ],
  [
    "gives away the hash of a password",
    "journey",
    at(LOGIN, (answer, asked) =>
      answer.status === 200
        ? reply(200, { token: "t", user: { _id: "1", name: "A", passwordHash: "b", __v: 0 } })(
            answer,
            asked,
          )
        : answer,
    ),
    /^warning login: the user also has passwordHash, __v, which the phone stores/,
  ],
  [
    "registers twice",
    "journey",
    at(/^POST .*register/, reply(201, { token: "t", user: {} })),
    /^FAILED register: an address that has an account gets status 201; answer 409/,
  ],
  [
    "gives the user as a list",
    "journey",
    at(LOGIN, (answer, asked) =>
      answer.status === 200 ? reply(200, { token: "t", user: [] })(answer, asked) : answer,
    ),
    /^FAILED login: the new customer gets an answer without/,
  ],
  [
    "tells which half was wrong",
    "journey",
    at(LOGIN, (answer, asked) =>
      asked.body.includes("@bank.example") && answer.status === 401
        ? reply(401, { message: "Wrong password" })(answer, asked)
        : answer,
    ),
    /^FAILED login: a wrong password and an unknown address get different answers/,
  ],
  [
    "takes an application by another status",
    "journey",
    at(/^POST .*create/, reply(202)),
    /^FAILED accounts\/create: an application with a photo gets status 202; the site takes 200 and 201 alone/,
  ],
  [
    "refuses an application for a reason",
    "journey",
    at(/^POST .*create/, reply(400, { message: "Missing required fields: full_name" })),
    /^FAILED accounts\/create: an application with a photo gets status 400 "Missing required fields: full_name"; take what src\/services\/openapi.yaml describes/,
  ],
  [
    "says who has an account",
    "journey",
    at(FORGOT, (answer, asked) =>
      asked.body.includes("@bank.example")
        ? reply(200, { message: "Sent" })(answer, asked)
        : answer,
    ),
    /^FAILED forgot-password: the answer differs for an address without an account/,
  ],
  [
    "takes longer where there is an account",
    "journey",
    at(FORGOT, (answer, asked) =>
      asked.body.includes("@bank.example") ? slow(900)(answer, asked) : answer,
    ),
    /^warning forgot-password: the time differs .* \(900 and 0 ms\)/,
  ],
] as readonly Case[]) {
  test(`a service that ${what} is told so: ${check}`, () =>
    withSettings(changes, async () => {
      const complaints = await services.complaints(checks[check], fault);
      const found = complaints.filter((line) => complaint.test(line));
      assert.is(found.length, 1, complaints.join("\n"));
      assert.not(ofSampleNews.includes(found[0] ?? ""));
    }));
}

test.run();
