/**
 * Without this command an operator would learn from visitors that a service is closed to the site,
 * too slow, too open, or responds in another way than the site reads.
 */
import type { IncomingHttpHeaders } from "node:http";
import { mock } from "node:test";
import sharp from "sharp";
import * as assert from "uvu/assert";
import { TIMEOUT } from "../../../../src/lib/http.ts";
import type { Finding } from "../../../../src/tools/report.ts";
import { startBackend } from "../../../../src/tools/start/backend.ts";
import { startContentStore } from "../../../../src/tools/start/content-store.ts";
import type { FakeResponse } from "../../../../src/tools/start/http.ts";
import { freePort } from "../../../../src/tools/start/http.ts";
import { assertContract, operationOf } from "../../../helpers/contract.ts";
import { listen } from "../../../helpers/local-server.ts";
import { suite } from "../../../helpers/suite.ts";

/** Where the site stands that the services are for. */
const SITE = "https://bank.example";

type Asked = {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Lets the time run out that the caller gives. */
  readonly runOut: () => void;
};

/** Changes a service's response. Null drops the connection. */
type Fault = (response: FakeResponse, asked: Asked) => FakeResponse | null | Promise<null>;

const faultless: Fault = (response) => response;

/** Headers that belong to one connection, or to a body of one length. */
const HOP = ["host", "connection", "keep-alive", "content-length", "transfer-encoding", "date"];

const without = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.includes(name)));

/** Both fake services behind one address, where one fault at a time can be put into them. */
async function startFaultyServices() {
  const realFetch = globalThis.fetch;
  const content = await startContentStore({ port: 0 });
  const backend = await startBackend({ port: 0, site: () => `${SITE}/`, report: () => {} });
  let fault = faultless;
  let patience = new AbortController();

  const gateway = await listen(async (request, outgoing) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const { method = "", url: path = "/", headers } = request;
    const service = path.startsWith("/api/") ? backend : content;
    const init = {
      method,
      headers: without(headers as Record<string, string>),
      redirect: "manual" as const,
      ...(body.length > 0 && { body }),
    };
    const incoming = await realFetch(service.origin + path, init);
    const response = {
      status: incoming.status,
      headers: without(Object.fromEntries(incoming.headers)),
      body: new Uint8Array(await incoming.arrayBuffer()),
    };
    const asked = {
      method,
      url: new URL(path, gateway.origin),
      headers,
      body: `${body}`,
      runOut: () => patience.abort(),
    };
    const faulty = await fault(response, asked);
    if (faulty === null) request.socket.destroy();
    else outgoing.writeHead(faulty.status, faulty.headers).end(faulty.body);
  });

  return {
    origin: gateway.origin,
    /** What aborts the next request when its time runs out. */
    patience() {
      patience = new AbortController();
      return patience.signal;
    },
    /** What a check complains of while the services have a fault. */
    async complaints(
      check: () => Promise<readonly Finding[]>,
      change: Fault = faultless,
    ): Promise<readonly string[]> {
      fault = change;
      try {
        const findings = await check();
        return findings
          .filter(({ level }) => level !== "ok")
          .map(({ level, text }) => `${level} ${text}`);
      } finally {
        fault = faultless;
      }
    },
    async close() {
      await Promise.all([gateway.close(), content.close(), backend.close()]);
    },
  };
}

/**
 * A fault of some responses.
 *
 * @param pattern what the method, the path and the query together match, such as
 * `GET /data/query/production *[_type == "news"]`.
 */
const at =
  (pattern: RegExp, fault: Fault): Fault =>
  (response, asked) => {
    const { method, url } = asked;
    const query = url.searchParams.get("query") ?? "";
    return pattern.test(`${method} ${url.pathname} ${query}`) ? fault(response, asked) : response;
  };

/** Headers that are changed, or taken away where they are null. */
const headers =
  (changes: Readonly<Record<string, string | null>>): Fault =>
  (response) => ({
    ...response,
    headers: Object.fromEntries(
      Object.entries({ ...response.headers, ...changes }).flatMap(([name, value]) =>
        value === null ? [] : [[name, value]],
      ),
    ),
  });

/** A response of the status whose body is JSON, or text where it is a text. */
const reply =
  (status: number, body: unknown = {}): Fault =>
  (response) => ({
    status,
    headers: response.headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** Changes the result of a query. */
const result =
  (change: (result: unknown) => unknown): Fault =>
  (response) => {
    const { result, ...rest } = JSON.parse(Buffer.from(response.body).toString());
    return { ...response, body: JSON.stringify({ ...rest, result: change(result) }) };
  };

const gives = (value: unknown) => result(() => value);

/** Takes so many milliseconds of the fake clock. */
const slow =
  (milliseconds: number): Fault =>
  (response) => {
    mock.timers.tick(milliseconds);
    return response;
  };

/** Never responds, so that the caller's time runs out. */
const never: Fault = (_, { runOut }) => {
  runOut();
  return new Promise(() => {});
};

/** Drops the connection. */
const drop: Fault = () => null;

/** A redirect by a status. */
const redirect =
  (status: number): Fault =>
  (response) => ({ ...response, status, headers: { ...response.headers, location: "/there" } });

/** A fault of the responses of one status. */
const ofStatus =
  (status: number, fault: Fault): Fault =>
  (response, asked) =>
    response.status === status ? fault(response, asked) : response;

/** A fault of the responses to what names the new customer. */
const ofCustomer =
  (fault: Fault): Fault =>
  (response, asked) =>
    asked.body.includes("@bank.example") ? fault(response, asked) : response;

/** A fault of the responses to files beyond the limit. */
const ofLargeFiles = (fault: Fault) =>
  at(CREATE, (response, asked) => (asked.body.length > 5e6 ? fault(response, asked) : response));

/** Takes every origin that begins as the site's does for the site's. */
const careless: Fault = (response, asked) => {
  const { origin = "" } = asked.headers;
  return origin.startsWith(SITE) ? headers({ [OPEN]: origin })(response, asked) : response;
};

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
const held: Fault = (response, { method, url }) => {
  const { status, headers, body } = response;
  if (operationOf(method, url.pathname)) {
    const response = new Response(null, { status, headers });
    assertContract(method, url.pathname, response, JSON.parse(Buffer.from(body).toString()));
  }
  return response;
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
const LOGIN = /^POST \/api\/users\/login/;
const REGISTER = /^POST .*register/;
const FORGOT = /^POST .*forgot-password/;
const CREATE = /^POST .*create/;

const png = await sharp({ create: { width: 2000, height: 1400, channels: 3, background: "red" } })
  .png()
  .toBuffer();
const uncropped: Fault = () => ({
  status: 200,
  headers: { [OPEN]: "*" },
  body: new Uint8Array(png),
});

const HTML = "<html><body>Bad request</body></html>";
const NO = { message: "No" };
const USER = { token: "t", user: {} };
const withToken = { contentToken: "secret" };

/** The news with one entry that has other fields. */
const withEntry = (fields: object) =>
  result((entries) => [
    { _id: "an-id", title: "T", slug: { current: "t" }, date: "2024-01-01", ...fields },
    ...(entries as object[]),
  ]);
/** The news with an entry whose only block has other fields. */
const withBlock = (fields: object) =>
  withEntry({ content: [{ _type: "block", style: "normal", children: [], ...fields }] });
/** The news with other names of fields. */
const renamed = (names: Readonly<Record<string, string>>) =>
  result((entries) =>
    (entries as object[]).map((entry) =>
      Object.fromEntries(
        Object.entries(entry).map(([name, value]) => [names[name] ?? name, value]),
      ),
    ),
  );
const otherNames = renamed({ title: "headline", date: "publishedAt" });

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

test("nothing is changed unless the operator says so", async () => {
  const posts: string[] = [];
  const note: Fault = (response, { method, url }) => {
    if (method === "POST") posts.push(url.pathname + url.search);
    return response;
  };
  for (const check of [checks.content, checks.backend]) await services.complaints(check, note);
  // The others name a user and a token that don't exist.
  assert.equal(
    posts.filter((path) => !/login|forgot-password|reset-password/.test(path)),
    ["/v2024-02-23/data/mutate/production?dryRun=true"],
  );
});

for (const [what, fault, remains] of [
  ["takes all", faultless, [/^the user customer/, /^the application/, /^the mail to cust/]],
  [
    "doesn't respond to the application",
    at(CREATE, drop),
    [/^the user customer/, /^perhaps the application/, /^the mail to customer/],
  ],
] as const) {
  test(`of a backend that ${what}, what it made is to be deleted`, async () => {
    let made: readonly string[] = [];
    await services.complaints(async () => {
      const email = newCustomer();
      const { findings, remains } = await checkBackend(SITE, { uploads: false, email });
      made = remains;
      return findings;
    }, fault);
    assert.is(made.length, remains.length, made.join("\n"));
    for (const [index, pattern] of remains.entries()) assert.match(made[index] ?? "", pattern);
  });
}

test("of a field that no entry has, nothing is said entry by entry", async () => {
  const complaints = await services.complaints(checks.content, at(ENTRIES, otherNames));
  assert.equal(
    complaints.filter((line) => /(title|date) is missing/.test(line)),
    [],
  );
});

test("where nothing responds, that is the one failure", async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  for (const [check, name] of [
    [checks.content, "CONTENT_API"],
    [checks.backend, "API_BASE"],
  ] as const)
    await withSettings({ contentApi: nowhere, apiBase: nowhere }, async () => {
      const [line = "", ...more] = await services.complaints(check);
      assert.match(line, `FAILED ${name}: ${nowhere} gives no response`);
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

type Case = readonly [fault: Fault, complaint: RegExp, changes?: Partial<typeof settings>];

/** The faults of a service, each with what the operator reads of it. */
const cases: Readonly<Record<keyof typeof checks, readonly Case[]>> = {
  content: [
    [at(LISTING, never), /^FAILED the listing's query: no response \(none within \d+ s\)/],
    [
      at(LISTING, slow(0.92 * TIMEOUT)),
      /^warning the listing's query: it takes [\d.]+ s; the site waits for/,
    ],
    [at(ARTICLE, drop), /^FAILED an article's query: no response/],
    [at(QUERIES, reply(401)), /^FAILED the listing's query: status 401: the dataset isn't public/],
    [at(LISTING, reply(401)), /^FAILED the listing's .*: CONTENT_TOKEN isn't valid/, withToken],
    [at(LISTING, reply(404, NO)), /^FAILED the listing's .*: status 404 "No": no such dataset/],
    [
      at(LISTING, reply(400, { error: { description: "expected ]" } })),
      /^FAILED the listing's query: status 400 "expected \]"/,
    ],
    [
      at(LISTING, headers({ "content-type": "text/html" })),
      /^FAILED the listing's query: it has the type text\/html, not JSON/,
    ],
    [at(LISTING, reply(200, HTML)), /^FAILED the listing's query: it is a page of HTML/],
    [at(LISTING, reply(200, [])), /^FAILED the listing's query: its JSON has no "result"/],
    [
      at(LISTING, redirect(301)),
      /^FAILED the listing's .*: status 301 to \/there; set CONTENT_API/,
    ],
    [at(LISTING, gives([])), /^warning there are no documents of the type "news"/],
    [at(ARTICLE, gives(null)), /^FAILED an article's query finds nothing/],
    [at(ENTRIES, reply(500)), /^FAILED a query for all news: status 500/],
    [
      at(LISTING, headers({ [OPEN]: null })),
      /^FAILED the listing's query: pages of https:\/\/bank.example may not read the response/,
    ],
    [
      at(PREFLIGHTS, headers({ "access-control-allow-headers": "*" })),
      /^FAILED the preflight of a query with CONTENT_TOKEN is refused/,
      withToken,
    ],
    [
      at(LISTING, headers({ "access-control-allow-credentials": "true" })),
      /^warning .*take "Allow credentials"/,
    ],
    [at(ENTRIES, withEntry({ _id: "drafts.a" })), /^FAILED "T" \(drafts.a\) isn't published/],
    [at(/_id in path/, gives(["drafts.a"])), /^FAILED anybody can read drafts \(1\), such as/],
    [faultless, /^warning anybody can read drafts \(2\), .* with CONTENT_TOKEN/, withToken],
    [at(/data\/mutate/, reply(200)), /^FAILED anybody can change the news without a token/],
    [at(/data\/mutate/, reply(200)), /^FAILED CONTENT_TOKEN, .* can change the news/, withToken],
    [
      at(ENTRIES, otherNames),
      /^FAILED no entry has the field "title", but they have headline, pub/,
    ],
    [
      at(ENTRIES, renamed({ description: "_description" })),
      /^warning no entry has the field "description"; name the fields as/,
    ],
    [at(ENTRIES, withEntry({ slug: null })), /^warning "T" \(an-id\): slug is missing/],
    [
      at(ENTRIES, withEntry({ date: "2024-02-30" })),
      /^warning "T" .*: date "2024-02-30" is no day/,
    ],
    [at(ENTRIES, withEntry({ image: {} })), /^warning "T" \(an-id\): image has no asset/],
    [at(ENTRIES, withEntry({ title: 7 })), /^warning "Untitled" \(an-id\): title isn't text/],
    [at(ENTRIES, withBlock({ _type: "video" })), /^warning "T" .*: .* the unknown type "video"/],
    [
      at(ENTRIES, withBlock({ style: "h5" })),
      /^warning "T" .*: content has the unknown style "h5"/,
    ],
    [
      at(ENTRIES, withBlock({ children: [{ marks: ["big"] }] })),
      /^warning "T" \(an-id\): content has the unknown mark "big"/,
    ],
    [
      at(ENTRIES, withEntry({ slug: { current: "notes-and-coins" } })),
      /^warning "T" \(an-id\) and .* have the same slug "notes-and-coins"/,
    ],
    [at(ENTRIES, gives([{ _id: "an-id" }])), /^warning no entry has a picture/],
    [at(PICTURES, reply(404)), /^FAILED a picture: status 404 at /],
    [at(PICTURES, reply(200, HTML)), /^FAILED a picture: .* is no picture/],
    [at(PICTURES, uncropped), /^FAILED a picture: .* doesn't crop/],
    [
      at(PICTURES, headers({ "cross-origin-resource-policy": "same-site" })),
      /^FAILED pictures have "Cross-Origin-Resource-Policy: same-site"/,
    ],
    [at(PICTURES, headers({ [OPEN]: null })), /^warning the service worker may not read pictures/],
  ],
  backend: [
    [at(LOGIN, never), /^FAILED login: no response \(none within \d+ s\)/],
    [at(LOGIN, slow(0.92 * TIMEOUT)), /^warning login: it takes [\d.]+ s; the site waits for/],
    [at(/^OPTIONS .*create/, drop), /^FAILED accounts\/create: no response/],
    [
      at(FORGOT, redirect(308)),
      /^FAILED forgot-password: status 308 to \/there; the site follows no/,
    ],
    [
      at(PREFLIGHTS, reply(401)),
      /^FAILED login, register, forgot-password, reset-password, accounts\/create: OPTIONS gets status 401/,
    ],
    [
      at(PREFLIGHTS, headers({ [OPEN]: null })),
      /^FAILED login, .*: the preflight has no Access-Control-Allow-Origin; set "https:\/\/bank.example"/,
    ],
    [
      at(LOGIN, headers({ [OPEN]: `${SITE}/` })),
      /^FAILED login: the response \(status 401 "Invalid.*"\) has "Access-Control-Allow-Origin: https:\/\/bank.example\/"/,
    ],
    [
      at(PREFLIGHTS, headers({ "access-control-allow-headers": "accept" })),
      /^FAILED login, register, forgot-password, reset-password: the preflight doesn't allow content-type/,
    ],
    [
      at(PREFLIGHTS, headers({ "access-control-allow-methods": "GET" })),
      /^warning login, .*: the preflight doesn't name POST/,
    ],
    [
      at(PREFLIGHTS, headers({ [OPEN]: "*" })),
      /^FAILED login, .*: pages of .* may read the response; allow "https:\/\/bank.example" alone/,
    ],
    [careless, /^FAILED .*: pages of https:\/\/bank.example.other.example may read the response/],
    [at(LOGIN, headers({ "set-cookie": "id=1" })), /^warning login: it sets a cookie/],
    [
      at(PREFLIGHTS, headers({ "access-control-allow-credentials": "true" })),
      /^warning login, .*: it allows credentials/,
    ],
    [at(LOGIN, reply(200, USER)), /^FAILED login: lets in a user who doesn't exist/],
    [
      at(LOGIN, reply(404, NO)),
      /^FAILED login: .* is refused by status 404 "No"; respond with 401/,
    ],
    [at(LOGIN, reply(401, HTML)), /^FAILED login: the error is a page of HTML; respond with JSON/],
    [
      at(LOGIN, reply(401, "No")),
      /^FAILED login: the error is text that isn't JSON; respond with JSON/,
    ],
    [
      at(LOGIN, headers({ "content-type": "text/plain" })),
      /^FAILED login: the error lacks "Content-Type: application\/json"/,
    ],
    [at(LOGIN, reply(401, {})), /^FAILED login: the error has no text in its field "message"/],
    [
      at(LOGIN, reply(401, { message: "<b>No</b>" })),
      /^FAILED login: the "message" is cut or not shown/,
    ],
    [at(POSTS, reply(429, NO)), /^warning login, forgot-password, reset-password: it limits calls/],
    [
      at(FORGOT, reply(404, NO)),
      /^FAILED forgot-password: .* gets status 404 "No", .* 200 for all/,
    ],
    [at(/validate-reset-token/, reply(200)), /^FAILED validate-reset-token: a made-up token gets/],
    [
      at(/reset-password/, reply(500, NO)),
      /^FAILED reset-password: a made-up token gets status 500/,
    ],
  ],
  uploads: [
    [
      at(CREATE, reply(201)),
      /^FAILED accounts\/create: a file of 4.5 MB .* is taken \(status 201\)/,
    ],
    [at(CREATE, reply(413, NO)), /^FAILED accounts\/create: a file of 4.5 MB .* is too large for/],
    [ofLargeFiles(drop), /^FAILED accounts\/create: a file of 6 MB .* gets no response/],
    [
      ofLargeFiles(headers({ [OPEN]: null })),
      /^FAILED accounts\/create: a file of 6 MB .* without Access-Control-Allow-Origin/,
    ],
    [
      ofLargeFiles(reply(413, HTML)),
      /^warning accounts\/create: a file of 6 MB .*: the error is a page of HTML/,
    ],
  ],
  journey: [
    [at(/register/, reply(409, NO)), /^FAILED register: the address has an account; delete it/],
    [at(REGISTER, reply(500)), /^FAILED register: a new customer gets status 500/],
    [at(REGISTER, ofStatus(201, reply(201))), /^FAILED register: .* a response without a "token"/],
    [at(REGISTER, ofStatus(201, reply(201, HTML))), /^FAILED register: .* gets a page of HTML/],
    [
      at(REGISTER, slow(0.51 * TIMEOUT)),
      /^warning register of the new customer: it takes [\d.]+ s;/,
    ],
    [
      at(LOGIN, ofStatus(200, reply(200, { token: "t", user: { _id: "1", passwordHash: "b" } }))),
      /^warning login: the user also has passwordHash, which the phone stores/,
    ],
    [at(REGISTER, reply(201, USER)), /^FAILED register: .* that has an account gets status 201/],
    [
      at(LOGIN, ofStatus(200, reply(200, { token: "t", user: [] }))),
      /^FAILED login: the new customer gets a response without/,
    ],
    [
      at(LOGIN, ofCustomer(ofStatus(401, reply(401, NO)))),
      /^FAILED login: a wrong password and an unknown address get different responses/,
    ],
    [
      at(CREATE, reply(202)),
      /^FAILED accounts\/create: an application .* the site takes 200 and 201/,
    ],
    [
      at(CREATE, reply(400, NO)),
      /^FAILED accounts\/create: an application .* status 400 "No"; take what .*openapi.yaml describes/,
    ],
    [
      at(FORGOT, ofCustomer(reply(200, NO))),
      /^FAILED forgot-password: the response differs for an/,
    ],
    [at(FORGOT, ofCustomer(slow(900))), /^warning forgot-password: .* differs .* \(900 and 0 ms\)/],
  ],
};

for (const check of Object.keys(checks) as (keyof typeof checks)[])
  for (const [fault, complaint, changes = {}] of cases[check])
    test(`${check}: the operator reads ${complaint.source}`, () =>
      withSettings(changes, async () => {
        const complaints = await services.complaints(checks[check], fault);
        const found = complaints.filter((line) => complaint.test(line));
        assert.is(found.length, 1, complaints.join("\n"));
        assert.not(ofSampleNews.includes(found[0] ?? ""));
      }));

test.run();
