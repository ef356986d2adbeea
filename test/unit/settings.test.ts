/** The build refuses an operator's mistakes, and warns of placeholders. */
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readSettings, settingNames } from "../../src/settings.ts";

const test = suite("settings");

const unset = readSettings({});

test("without settings, the site has obvious placeholders for the institution's details", () => {
  const networks = {
    facebook: "https://www.facebook.com/",
    twitter: "https://x.com/",
    linkedin: "https://www.linkedin.com/",
  };
  assert.equal(unset.settings, {
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
    contentToken: null,
    contentApi: "https://project-id.apicdn.sanity.io",
    contentImages: "https://cdn.sanity.io",
    companyNetworks: networks,
    managerNetworks: networks,
    managerName: null,
    managerPhoto: null,
    map: { latitude: 6.291, longitude: -10.781 },
  });
  assert.equal(
    unset.placeholders.toSorted().join(" "),
    "API_BASE CHAT_PHONE COMPANY_NAME CONTACT_PHONES CONTENT_PROJECT FACEBOOK LINKEDIN " +
      "MANAGER_FACEBOOK MANAGER_LINKEDIN MANAGER_TWITTER MAP_COORDINATES SUPPORT_EMAIL TWITTER",
  );
});

test("blank settings, copied examples and unknown variables change nothing", () => {
  const blank = { COMPANY_NAME: " ", CONTENT_API: "", CONTENT_TOKEN: "\t", MANAGER_NAME: "\n" };
  const others = { CHAT_PHONE: "+231 000 000 000", company_name: "A", PATH: "B" };
  const { settings, placeholders, problems } = readSettings({ ...blank, ...others });
  assert.equal([settings, placeholders, problems], [unset.settings, unset.placeholders, []]);
});

const networks = (changed: object) => ({
  companyNetworks: { ...unset.settings.companyNetworks, ...changed },
});
const managerNetworks = (changed: object) => ({
  managerNetworks: { ...unset.settings.managerNetworks, ...changed },
});

for (const [name, text, changed] of [
  ["SITE_ADDRESS", "https://bank.example/", { siteAddress: "https://bank.example" }],
  ["SERVICE_WORKER", "off", { serviceWorker: false }],
  ["COMPANY_NAME", "  Example <b>Bank</b> ", { companyName: "Example <b>Bank</b>" }],
  ["CHAT_PHONE", "+231770000001", { chatPhone: "+231770000001" }],
  ["CONTACT_PHONES", "+231 11111 ,+231 22222", { contactPhones: ["+231 11111", "+231 22222"] }],
  ["SUPPORT_EMAIL", "help@bank.example", { supportEmail: "help@bank.example" }],
  ["API_BASE", "http://a.a:1//", { apiBase: "http://a.a:1", usersApi: "http://a.a:1/api/users" }],
  ["USERS_API", "https://users.example/", { usersApi: "https://users.example" }],
  ["CONTENT_PROJECT", "a1", { contentProject: "a1", contentApi: "https://a1.apicdn.sanity.io" }],
  ["CONTENT_DATASET", "stage_2-b", { contentDataset: "stage_2-b" }],
  ["CONTENT_API", "HTTPS://Store.example:443/a//", { contentApi: "https://store.example/a" }],
  ["CONTENT_IMAGES", "https://images.example/", { contentImages: "https://images.example" }],
  ["CONTENT_TOKEN", "a token", { contentToken: "a token" }],
  ["FACEBOOK", "https://a.a/p?id=1", networks({ facebook: "https://a.a/p?id=1" })],
  ["FACEBOOK", "off", networks({ facebook: "" })],
  ["TWITTER", "https://t.a", networks({ twitter: "https://t.a/" })],
  ["LINKEDIN", "https://l.a", networks({ linkedin: "https://l.a/" })],
  ["COMPANY_NAME", '"Susu" Bank', { companyName: '"Susu" Bank' }],
  ["MANAGER_NAME", "Ama Mensah", { managerName: "Ama Mensah" }],
  ["MANAGER_PHOTO", "https://p.a:81/a?b=0,0", { managerPhoto: "https://p.a:81/a?b=0,0" }],
  ["MANAGER_FACEBOOK", "https://f.a", managerNetworks({ facebook: "https://f.a/" })],
  ["MANAGER_TWITTER", "https://t.a", managerNetworks({ twitter: "https://t.a/" })],
  ["MAP_COORDINATES", " -90 , 180 ", { map: { latitude: -90, longitude: 180 } }],
] as const) {
  test(`${name}="${text}" changes only that setting, which then is no placeholder`, () => {
    const { settings, placeholders, problems } = readSettings({ [name]: text });
    const others = unset.placeholders.filter((placeholder) => placeholder !== name);
    assert.equal(settings, { ...unset.settings, ...changed });
    assert.equal([placeholders, problems], [others, []]);
  });
}

test("README lists every setting", () => {
  const [, table = ""] = readFileSync("README.md", "utf8").split("\n## Settings\n");
  const [rows = ""] = table.split("\n## ");
  const firstCells = [...rows.matchAll(/^\| (`.*?) \|/gm)].join();
  const listed = Array.from(firstCells.matchAll(/`(\w+)`/g), ([, name]) => name);
  assert.equal(
    [...new Set(listed)].sort(),
    settingNames.toSorted(),
    "README's table has to list the settings of src/settings.ts",
  );
});

test("the build warns of placeholders, a missing SITE_ADDRESS, and a token that visitors can read", () => {
  const placeholders = unset.placeholders.map((name) => `${name} is a placeholder`);
  assert.equal(unset.warnings, [
    ...placeholders,
    "SITE_ADDRESS isn't set: no share picture, no address for search engines, and 404.html leads to the domain's root",
  ]);
  const set = readSettings({
    SITE_ADDRESS: "https://bank.example",
    SITE_NAME: "a",
    CONTENT_TOKEN: "a",
  });
  assert.equal(set.warnings, [
    ...placeholders,
    "CONTENT_TOKEN is in the site's script, where every visitor can read it",
  ]);
});

const services = ["API_BASE", "USERS_API", "CONTENT_API", "CONTENT_IMAGES"];
const bases = ["SITE_ADDRESS", ...services];
const addresses = [
  ...bases,
  "FACEBOOK",
  "TWITTER",
  "LINKEDIN",
  "MANAGER_PHOTO",
  "MANAGER_FACEBOOK",
  "MANAGER_TWITTER",
  "MANAGER_LINKEDIN",
];

for (const [rule, variables, ...texts] of [
  [
    "must be a web address that starts with https:// or http://",
    addresses,
    "store.example",
    "ftp://a.b",
  ],
  [
    "must have no user name or password, which every visitor could read",
    addresses,
    "https://user@store.example/a",
    "http://:secret@a.example",
  ],
  ["must be an address without ? and #", bases, "https://a.b/?key=1", "http://a.b/#/b"],
  [
    "must be an address of letters, digits and : / & = . ~ + - _",
    bases,
    "http://$A",
    "https://a.b;",
  ],
  [
    "must have a host name of letters, digits, dots and hyphens",
    ["MANAGER_PHOTO"],
    "https://a;b/p.png",
  ],
  [
    "must be the address of a folder, without a file such as index.html",
    ["SITE_ADDRESS"],
    "https://bank.example/index.html",
    "https://bank.example/portal/Index.PHP/",
  ],
  [
    "must begin without a quote; docker --env-file keeps quotes, and .env needs both of a pair",
    ["COMPANY_NAME", "API_BASE", "CHAT_PHONE"],
    '"Example Bank"',
    "'https://a.example'",
    '"Example',
  ],
  ["must be made of ASCII characters", ["CONTENT_TOKEN"], "“abc”", "töken", "a\nb"],
  ["must be on or off", ["SERVICE_WORKER"], "false", "OFF", "on off"],
  [
    "must be a phone number with its country code, such as +231 000 000 000",
    ["CHAT_PHONE", "CONTACT_PHONES"],
    "0770000001",
    "+231",
    "+231-770-000-001",
    "+            1",
  ],
  [
    "must be a phone number with its country code, such as +231 000 000 000",
    ["CONTACT_PHONES"],
    "+231 1111111,",
    "+231 1111111;+231 2222222",
  ],
  [
    "must be an e-mail address",
    ["SUPPORT_EMAIL"],
    "help@bank",
    "a b@bank.example",
    "a@b@c.example",
    "mailto:a@bank.example",
    "<a@bank.example>",
    "a@bank.example?subject=b",
    "a%b@bank.example",
  ],
  [
    "must be made of lowercase letters, digits, - and _",
    ["CONTENT_PROJECT", "CONTENT_DATASET"],
    "Abc",
    "a.b",
    "-a",
  ],
  [
    "must be a latitude and a longitude, such as 6.2910,-10.7810",
    ["MAP_COORDINATES"],
    "6.3",
    "-91,0",
    "0,181",
    "6.3,-10.8,1",
  ],
] as const) {
  test(`a setting that ${rule} can't be ${texts.join(" or ")}`, () => {
    for (const name of variables)
      for (const text of texts) {
        const { settings, placeholders, problems } = readSettings({ [name]: text });
        assert.equal(problems, [`${name} ${rule}; it is "${text}"`]);
        // A problem stops the build, so the setting isn't reported as a placeholder as well.
        assert.not.ok(placeholders.includes(name));
        assert.equal(settings, unset.settings);
      }
  });
}

const loaded = [...services, "MANAGER_PHOTO"];
for (const [site, address, allowed] of [
  ["https://bank.example", "http://127.0.0.1:8081", false],
  ["https://bank.example", "HTTPS://services.example", true],
  ["", "http://127.0.0.1:8081", true],
] as const) {
  test(`a site at "${site}" ${allowed ? "may" : "can't"} load from ${address}`, () => {
    const environment = Object.fromEntries(loaded.map((name) => [name, address]));
    const rule = "must start with https:// as SITE_ADDRESS does, or browsers block it";
    assert.equal(
      readSettings({ SITE_ADDRESS: site, ...environment }).problems.sort(),
      allowed ? [] : loaded.map((name) => `${name} ${rule}; it is "${address}"`).sort(),
    );
  });
}

test.run();
