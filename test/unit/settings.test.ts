import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { names, type pageSettings, readSettings, type settings } from "../../src/settings.ts";

const test = suite("settings");

const facebook = "https://www.facebook.com/";
const twitter = "https://x.com/";
const linkedin = "https://www.linkedin.com/";

const defaults: typeof settings & typeof pageSettings = {
  siteAddress: null,
  serviceWorker: true,
  companyName: "Example Savings & Loans",
  chatPhone: "+231 000 000 000",
  contactPhones: ["+231 000 000 000"],
  supportEmail: "support@example.com",
  apiBase: "https://api.example.com",
  usersApi: "https://api.example.com/api/users",
  contentProject: "project-id",
  contentDataset: "production",
  contentApi: "https://project-id.apicdn.sanity.io",
  contentImages: "https://cdn.sanity.io",
  contentToken: null,
  companyNetworks: { facebook, twitter, linkedin },
  managerName: null,
  managerPhoto: null,
  managerNetworks: { facebook, twitter, linkedin },
  map: { latitude: 6.291, longitude: -10.781 },
};

const placeholderNames = [
  "API_BASE",
  "CHAT_PHONE",
  "COMPANY_NAME",
  "CONTACT_PHONES",
  "CONTENT_PROJECT",
  "FACEBOOK",
  "LINKEDIN",
  "MANAGER_FACEBOOK",
  "MANAGER_LINKEDIN",
  "MANAGER_TWITTER",
  "MAP_COORDINATES",
  "SUPPORT_EMAIL",
  "TWITTER",
];

for (const [name, environment] of [
  ["an empty environment", {}],
  [
    "nothing but white space",
    { COMPANY_NAME: "", CONTENT_API: " ", CONTENT_TOKEN: "\t", MANAGER_NAME: "\n", API_BASE: "" },
  ],
  ["variables that aren't ours", { company_name: "A", COMPANY: "B", PATH: "C" }],
] as const) {
  test(`${name} gives the defaults, and names those that are placeholders`, () => {
    const { settings, pageSettings, placeholders, problems } = readSettings(environment);

    assert.equal({ ...settings, ...pageSettings }, defaults);
    assert.equal(placeholders.toSorted(), placeholderNames);
    assert.equal(problems, []);
  });
}

/** Variables of terminals, npm and hosts that are as near to a setting's name as those come. */
const ORDINARY = Object.fromEntries(
  (
    "API_KEY API_URL APP_NAME BASE_URL CHAT_ID CONTENT_LENGTH CONTENT_TYPE CONTEXT FACEBOOK_APP_ID HOSTNAME " +
    "LANGUAGE LOGNAME MANPATH NAME NODE_ENV PATH PORT SERVICE_NAME SITE_ID SITE_NAME SITE_URL TERM " +
    "TWITTER_API_KEY URL USER USERNAME npm_config_user_agent npm_package_name"
  )
    .split(" ")
    .map((name) => [name, "a"]),
);

/** What a setting changes, or doesn't. */
const unset = readSettings({});
const unchanged = { ...unset.settings, ...unset.pageSettings };
const networks = defaults.companyNetworks;
const managers = defaults.managerNetworks;

for (const [name, text, changed] of [
  ["SITE_ADDRESS", "https://bank.example/", { siteAddress: "https://bank.example" }],
  ["SERVICE_WORKER", "off", { serviceWorker: false }],
  ["SERVICE_WORKER", "on", {}],
  ["COMPANY_NAME", "Example <b>Bank</b>", { companyName: "Example <b>Bank</b>" }],
  ["COMPANY_NAME", "  Example ", { companyName: "Example" }],
  ["CHAT_PHONE", "+231 770 000 001", { chatPhone: "+231 770 000 001" }],
  ["CHAT_PHONE", "+231770000001", { chatPhone: "+231770000001" }],
  ["CONTACT_PHONES", "+231 1111111", { contactPhones: ["+231 1111111"] }],
  [
    "CONTACT_PHONES",
    "+231 1111111 ,+231 2222222, +231 3333333",
    { contactPhones: ["+231 1111111", "+231 2222222", "+231 3333333"] },
  ],
  ["SUPPORT_EMAIL", "help@bank.example", { supportEmail: "help@bank.example" }],
  [
    "API_BASE",
    "https://a.example/v1",
    { apiBase: "https://a.example/v1", usersApi: "https://a.example/v1/api/users" },
  ],
  [
    "API_BASE",
    "http://127.0.0.1:8082//",
    { apiBase: "http://127.0.0.1:8082", usersApi: "http://127.0.0.1:8082/api/users" },
  ],
  ["USERS_API", "https://users.example/", { usersApi: "https://users.example" }],
  [
    "CONTENT_PROJECT",
    "abc123",
    { contentProject: "abc123", contentApi: "https://abc123.apicdn.sanity.io" },
  ],
  ["CONTENT_DATASET", "stage_2-b", { contentDataset: "stage_2-b" }],
  ["CONTENT_API", "http://127.0.0.1:8081", { contentApi: "http://127.0.0.1:8081" }],
  ["CONTENT_API", "https://store.example/", { contentApi: "https://store.example" }],
  ["CONTENT_API", "https://store.example/a//", { contentApi: "https://store.example/a" }],
  ["CONTENT_API", "HTTPS://Store.example:443", { contentApi: "https://store.example" }],
  ["CONTENT_API", "https:/store.example", { contentApi: "https://store.example" }],
  ["CONTENT_API", "https:store.example/a", { contentApi: "https://store.example/a" }],
  ["CONTENT_API", "https:\\\\bücher.example", { contentApi: "https://xn--bcher-kva.example" }],
  ["CONTENT_IMAGES", "https://images.example/", { contentImages: "https://images.example" }],
  ["CONTENT_TOKEN", "a token", { contentToken: "a token" }],
  [
    "FACEBOOK",
    "https://f.example/a",
    { companyNetworks: { ...networks, facebook: "https://f.example/a" } },
  ],
  [
    "FACEBOOK",
    "https://f.example/profile.php?id=1",
    { companyNetworks: { ...networks, facebook: "https://f.example/profile.php?id=1" } },
  ],
  [
    "TWITTER",
    "https://t.example/",
    { companyNetworks: { ...networks, twitter: "https://t.example/" } },
  ],
  [
    "LINKEDIN",
    "https:/l.example/a b",
    { companyNetworks: { ...networks, linkedin: "https://l.example/a%20b" } },
  ],
  ["MANAGER_NAME", "Ama Mensah", { managerName: "Ama Mensah" }],
  ["MANAGER_PHOTO", "https://p.example/a.jpg", { managerPhoto: "https://p.example/a.jpg" }],
  [
    "MANAGER_FACEBOOK",
    "https://f.example",
    { managerNetworks: { ...managers, facebook: "https://f.example/" } },
  ],
  [
    "MANAGER_TWITTER",
    "https://t.example",
    { managerNetworks: { ...managers, twitter: "https://t.example/" } },
  ],
  [
    "MANAGER_LINKEDIN",
    "https://l.example",
    { managerNetworks: { ...managers, linkedin: "https://l.example/" } },
  ],
  ["MAP_COORDINATES", "6.3,-10.8", { map: { latitude: 6.3, longitude: -10.8 } }],
  ["MAP_COORDINATES", " -90 , 180 ", { map: { latitude: -90, longitude: 180 } }],
  ["MAP_COORDINATES", "0,0", { map: { latitude: 0, longitude: 0 } }],
] as const) {
  test(`${name}="${text}" changes that setting alone, and is no placeholder any more`, () => {
    const { settings, pageSettings, placeholders, problems } = readSettings({ [name]: text });

    assert.equal({ ...settings, ...pageSettings }, { ...unchanged, ...changed });
    assert.equal(
      placeholders,
      unset.placeholders.filter((placeholder) => placeholder !== name),
    );
    assert.equal(problems, []);
  });
}

test("README lists every setting, and the tests run with none of them", () => {
  const [, table = ""] = readFileSync("README.md", "utf8").split("\n## Settings\n");
  const [rows = ""] = table.split("\n## ");
  const firstCells = [...rows.matchAll(/^\| (`.*?) \|/gm)].join();
  const listed = Array.from(firstCells.matchAll(/`(\w+)`/g), ([, name]) => name);
  assert.equal(
    [...new Set(listed)].sort(),
    names.toSorted(),
    "README's table has to list the settings of src/settings.ts",
  );
  assert.equal(
    names.filter((name) => name in process.env),
    [],
  );
});

/** What a build tells of an environment, but for the placeholders. */
const warningsOf = (environment: NodeJS.ProcessEnv) =>
  readSettings(environment).warnings.filter((line) => !line.endsWith(" is a placeholder"));

const SITE_ADDRESS = "https://bank.example";

for (const [what, environment, warnings] of [
  ["nothing of an ordinary environment", { SITE_ADDRESS, ...ORDINARY }, []],
  [
    "where no site's address is set",
    {},
    ["SITE_ADDRESS isn't set: no share picture, canonical address or sitemap"],
  ],
  [
    "that a token can be read",
    { SITE_ADDRESS, CONTENT_TOKEN: "a" },
    ["CONTENT_TOKEN is in the site's script, where every visitor can read it"],
  ],
  [
    "which variable looks like a setting, and isn't one",
    { SITE_ADDRESS, SITE_ADRESS: "a", COMPANY_NAMES: "b", CONTACT_PHONE: "c", CHAT_FONE: "d" },
    [
      "SITE_ADRESS is no setting; SITE_ADDRESS is",
      "COMPANY_NAMES is no setting; COMPANY_NAME is",
      "CONTACT_PHONE is no setting; CONTACT_PHONES is",
      "CHAT_FONE is no setting; CHAT_PHONE is",
    ],
  ],
] as const) {
  test(`the build tells ${what}`, () => {
    assert.equal(warningsOf(environment), warnings);
  });
}

test("the build tells which settings are placeholders", () => {
  const { placeholders, warnings } = readSettings({ SITE_ADDRESS });
  assert.equal(
    warnings,
    placeholders.map((name) => `${name} is a placeholder`),
  );
});

test("an address of its own counts before one made from another setting", () => {
  const { settings } = readSettings({
    CONTENT_PROJECT: "abc",
    CONTENT_API: "https://store.example",
    API_BASE: "https://a.example",
    USERS_API: "https://users.example",
  });

  assert.is(settings.contentApi, "https://store.example");
  assert.is(settings.usersApi, "https://users.example");
});

const webAddress = "must be a web address that starts with https:// or http://";
const credentials = "must have no user name or password, which every visitor could read";
const query = "must be an address without ? and #";
const plain = "must be an address of letters, digits and : / ? & = . ~ + - _";
const phone = "must be a phone number with its country code, such as +231 000 000 000";
const email = "must be an e-mail address";
const sanityName = "must be made of small letters, digits, - and _";
const onOrOff = "must be on or off";
const coordinates = "must be a latitude and a longitude, such as 6.2910,-10.7810";

const services = ["SITE_ADDRESS", "API_BASE", "USERS_API", "CONTENT_API", "CONTENT_IMAGES"];
const networkNames = [
  "FACEBOOK",
  "TWITTER",
  "LINKEDIN",
  "MANAGER_FACEBOOK",
  "MANAGER_TWITTER",
  "MANAGER_LINKEDIN",
];

for (const [rule, names, texts] of [
  [
    webAddress,
    [...services, ...networkNames, "MANAGER_PHOTO"],
    [
      "store.example",
      "//store.example",
      "/api",
      "ftp://store.example",
      "javascript:alert(1)",
      "https://",
      "x",
    ],
  ],
  [
    credentials,
    [...services, ...networkNames, "MANAGER_PHOTO"],
    [
      "https://user:secret@store.example",
      "https://user@store.example/a",
      "http://:secret@a.example",
    ],
  ],
  [
    query,
    services,
    [
      "https://store.example/?key=1",
      "https://store.example?",
      "http://a.example/#/b",
      "https://a.example#",
    ],
  ],
  [
    plain,
    services,
    [
      "http://[::1]:8082",
      "https://$HOST",
      "https://a.example;",
      "https://a.example/b c",
      "https://a.example/a,b",
      'https://a.example/"',
      "https://a.example/%20",
    ],
  ],
  ["must be made of ASCII characters", ["CONTENT_TOKEN"], ["“abc”", "töken", "a\nb"]],
  [onOrOff, ["SERVICE_WORKER"], ["false", "0", "no", "OFF", "on off"]],
  [
    phone,
    ["CHAT_PHONE", "CONTACT_PHONES"],
    [
      "0770000001",
      "231 770 000 001",
      "+231",
      "+231-770-000-001",
      "+231 770 CALL ME",
      "+",
      "+            1",
      "00231770000001",
    ],
  ],
  [
    phone,
    ["CONTACT_PHONES"],
    ["+231 1111111,", "+231 1111111,,+231 2222222", "+231 1111111;+231 2222222", ","],
  ],
  [
    email,
    ["SUPPORT_EMAIL"],
    [
      "help",
      "help@",
      "@bank.example",
      "help@bank",
      "a b@bank.example",
      "a@b@c.example",
      "mailto:a@bank.example",
      "<a@bank.example>",
      "a@bank.example?subject=b",
      "a%b@bank.example",
    ],
  ],
  [
    sanityName,
    ["CONTENT_PROJECT", "CONTENT_DATASET"],
    ["Abc", "a b", "a/b", "../a", "-a", "a.b", "é"],
  ],
  [
    coordinates,
    ["MAP_COORDINATES"],
    [
      "6.3",
      "6.3,-10.8,1",
      "91,0",
      "-91,0",
      "0,181",
      "0,-181",
      "north,west",
      "6.3;-10.8",
      "NaN,NaN",
      "Infinity,0",
      ",",
      "6.2910,",
      "6.3N,10.8W",
    ],
  ],
] as const) {
  for (const name of names) {
    for (const text of texts) {
      test(`${name}="${text}" can't be used, and says so in one line`, () => {
        const { settings, pageSettings, placeholders, problems } = readSettings({ [name]: text });

        assert.equal(problems, [`${name} ${rule}; it is "${text}"`]);
        // The build stops at a problem; it isn't told besides that the setting is left out.
        assert.not.ok(placeholders.includes(name));
        assert.equal({ ...settings, ...pageSettings }, unchanged);
      });
    }
  }
}

for (const [site, service, allowed] of [
  ["https://bank.example", "http://services.example", false],
  ["https://bank.example", "http://127.0.0.1:8081", false],
  ["HTTPS://bank.example", "HTTP://services.example", false],
  ["https://bank.example", "HTTPS://services.example", true],
  ["http://bank.example", "http://services.example", true],
  ["", "http://127.0.0.1:8081", true],
] as const) {
  test(`a site at "${site}" ${allowed ? "may" : "can't"} have its services at ${service}`, () => {
    const names = ["API_BASE", "USERS_API", "CONTENT_API", "CONTENT_IMAGES"];
    for (const name of names) {
      const { problems } = readSettings({ SITE_ADDRESS: site, [name]: service });
      const rule = "must start with https:// as SITE_ADDRESS does, or browsers refuse its calls";
      assert.equal(problems, allowed ? [] : [`${name} ${rule}; it is "${service}"`]);
    }
  });
}

test("each value that can't be used has a line of its own", () => {
  const { problems } = readSettings({
    SUPPORT_EMAIL: "a",
    COMPANY_NAME: "A",
    CONTENT_API: "b",
    MAP_COORDINATES: "c",
  });

  assert.equal(problems.map((line) => line.split(" ")[0]).sort(), [
    "CONTENT_API",
    "MAP_COORDINATES",
    "SUPPORT_EMAIL",
  ]);
});

test.run();
