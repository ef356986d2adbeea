import { act, render, screen } from "@testing-library/react";
import * as assert from "uvu/assert";
import {
  logOut,
  nameOf,
  rememberEmail,
  rememberedEmail,
  signIn,
  useOpenAccountLink,
  useSession,
} from "../../src/session.ts";
import { DRAFT_KEY } from "../../src/stored-session.ts";
import { pageSuite } from "./frame/page-suite.ts";
import { goTo } from "./frame/visit.tsx";
import { refuseStorage } from "./lib/refuse-storage.ts";
import { listenersLeftBy } from "./lib/watch-listeners.ts";

const test = pageSuite("session");

// A session that the storage refused lives in the module; no other test may find it there.
test.after.each(() => logOut());

function Greeting({ onRender }: { readonly onRender?: (session: unknown) => void }) {
  const session = useSession();
  onRender?.(session);
  return <p>{session.signedIn ? `Welcome ${session.name ?? "nobody"}` : "Login"}</p>;
}

function OpenAccount() {
  return <a href={useOpenAccountLink()}>Open Account</a>;
}

const shown = () => screen.getByText(/Welcome|Login/).textContent;
const openAccount = () => screen.getByRole("link").getAttribute("href");

const storage = window.localStorage;

type Stored = Readonly<Record<string, string>>;

/** Stores items as another tab, or an earlier visit, did. */
function store(items: Stored): void {
  for (const [key, text] of Object.entries(items)) storage.setItem(key, text);
}

/** What the storage holds, even where it takes nothing more. */
function stored(): Stored {
  const keys = Array.from({ length: storage.length }, (_, index) => String(storage.key(index)));
  return Object.fromEntries(keys.sort().map((key) => [key, String(storage.getItem(key))]));
}

const fire = (type: string) => act(async () => window.dispatchEvent(new window.Event(type)));

const authToken = "a-token";
const token = "a-token";
const user = JSON.stringify({ name: "Ama" });
const named = (name: unknown) => ({ authToken, user: JSON.stringify({ name }) });

for (const [name, items, text] of [
  ["nothing", {}, "Login"],
  ["both tokens and a user", { authToken, token, user }, "Welcome Ama"],
  ["the first token and a user", { authToken, user }, "Welcome Ama"],
  ["the second token and a user", { token, user }, "Welcome Ama"],
  ["an empty first token, a second and a user", { authToken: "", token, user }, "Welcome Ama"],
  ["a first token, an empty second and a user", { authToken, token: "", user }, "Welcome Ama"],
  ["empty tokens and a user", { authToken: "", token: "", user }, "Login"],
  ["an empty token and a user", { token: "", user }, "Login"],
  ["a token without a user", { authToken, token }, "Login"],
  ["a token and an empty user", { authToken, token, user: "" }, "Login"],
  ["a user without a token", { user }, "Login"],
  ["a remembered address alone", { rememberedEmail: "a@b.lr", rememberMe: "true" }, "Login"],
  ["keys in other letters", { authtoken: "a-token", Token: "a-token", user }, "Login"],

  ["a user that is no JSON", { authToken, user: "Ama" }, "Welcome nobody"],
  ["a user that is cut short", { authToken, user: '{"name":"Am' }, "Welcome nobody"],
  ["a user that is the word undefined", { authToken, user: "undefined" }, "Welcome nobody"],
  [
    "a user that is the words [object Object]",
    { authToken, user: "[object Object]" },
    "Welcome nobody",
  ],
  ["a user that is null", { authToken, user: "null" }, "Welcome nobody"],
  ["a user that is a list", { authToken, user: '[{"name":"Ama"}]' }, "Welcome nobody"],
  ["a user that is text", { authToken, user: '"Ama"' }, "Welcome nobody"],
  ["a user that is a number", { authToken, user: "7" }, "Welcome nobody"],
  ["a user without a name", { authToken, user: '{"email":"a@b.lr"}' }, "Welcome nobody"],
  [
    "a name of the prototype's",
    { authToken, user: '{"__proto__":{"name":"Ama"}}' },
    "Welcome nobody",
  ],

  ["an empty name", named(""), "Welcome nobody"],
  ["a name of white space", named(" \n\u00a0"), "Welcome nobody"],
  ["a name amid white space", named("  Ama "), "Welcome Ama"],
  ["a name of two words", named("Ama Mensah"), "Welcome Ama Mensah"],
  ["a name with markup in it", named("<b>Ama</b>"), "Welcome <b>Ama</b>"],
  ["a name that is null", named(null), "Welcome nobody"],
  ["a name that is a number", named(7), "Welcome nobody"],
  ["a name that is true", named(true), "Welcome nobody"],
  ["a name that is an object", named({ first: "Ama" }), "Welcome nobody"],
  ["a name that is a list", named(["Ama"]), "Welcome nobody"],
] as const) {
  test(`with ${name} stored, the page says "${text}"`, () => {
    store(items);
    render(
      <>
        <Greeting />
        <OpenAccount />
      </>,
    );

    assert.is(shown(), text);
    assert.is(openAccount(), text === "Login" ? "#/login" : "#/accounts");
    assert.equal(stored(), items);
  });
}

for (const [what, follow] of [
  ["another tab changes the storage", () => fire("storage")],
  ["the address changes", () => goTo("#/faq")],
  ["the page comes back from the back/forward cache", () => fire("pageshow")],
] as const) {
  test(`a page follows its session when ${what}`, async () => {
    render(
      <>
        <Greeting />
        <OpenAccount />
      </>,
    );
    assert.is(shown(), "Login");

    store({ authToken, user });
    await follow();
    assert.is(shown(), "Welcome Ama");
    assert.is(openAccount(), "#/accounts");
  });

  test(`a page learns that its session is over when ${what}`, async () => {
    store({ authToken, token, user });
    render(<Greeting />);
    storage.clear();
    await follow();

    assert.is(shown(), "Login");
  });
}

for (const [what, notice] of [
  ["another tab logs out", () => fire("storage")],
  ["the page comes back from the back/forward cache", () => fire("pageshow")],
] as const) {
  test(`a draft is forgotten with its visitor when ${what}, and by no login`, async () => {
    render(<Greeting />);
    window.sessionStorage.setItem(DRAFT_KEY, "a draft");
    store({ authToken, user });
    await notice();
    assert.is(window.sessionStorage.getItem(DRAFT_KEY), "a draft");
    store({ token });
    await notice();
    assert.is(window.sessionStorage.getItem(DRAFT_KEY), "a draft");

    storage.clear();
    await notice();
    assert.is(window.sessionStorage.getItem(DRAFT_KEY), null);
  });
}

test("a draft is forgotten when somebody else logs in, and when its visitor logs out", () => {
  store({ authToken, user });
  render(<Greeting />);
  for (const leave of [() => signIn("b-token", { name: "Musu" }), logOut]) {
    window.sessionStorage.setItem(DRAFT_KEY, "a draft");
    act(leave);
    assert.is(window.sessionStorage.getItem(DRAFT_KEY), null);
  }
});

test("a page follows another user's session from another tab", async () => {
  store({ authToken, user });
  render(<Greeting />);
  store(named("Musu"));
  await fire("storage");

  assert.is(shown(), "Welcome Musu");
});

test("a page renders once, however often its session is read again without a change", async () => {
  const sessions: unknown[] = [];
  store({ authToken, user });
  render(<Greeting onRender={(session) => sessions.push(session)} />);
  for (const type of ["storage", "pageshow", "hashchange"]) await fire(type);
  store({ authToken: "a-new-token" });
  await fire("storage");

  assert.equal(sessions, [{ signedIn: true, name: "Ama" }]);
});

test("every part of a page learns of the session at once", () => {
  render(
    <>
      <Greeting />
      <Greeting />
    </>,
  );
  act(() => signIn("t", { name: "Ama" }));
  assert.is(screen.getAllByText("Welcome Ama").length, 2);
  act(() => logOut());
  assert.is(screen.getAllByText("Login").length, 2);
});

test("a page that is gone doesn't listen any more", () => {
  assert.is(
    listenersLeftBy(window, () => render(<Greeting />).unmount()),
    0,
  );
});

test("logging out removes the session's three keys and no other", async () => {
  const rest = { rememberedEmail: "a@b.lr", rememberMe: "true", other: "text" };
  store({ authToken, token, user, ...rest });
  render(
    <>
      <Greeting />
      <OpenAccount />
    </>,
  );
  assert.is(shown(), "Welcome Ama");

  act(() => logOut());
  assert.is(shown(), "Login");
  assert.is(openAccount(), "#/login");
  assert.equal(stored(), rest);
});

test("logging out without a session does no harm", () => {
  render(<Greeting />);
  act(() => logOut());

  assert.is(shown(), "Login");
  assert.equal(stored(), {});
});

test("signing in stores the token under both names, and the user as JSON", () => {
  const rest = { rememberedEmail: "a@b.lr", rememberMe: "false" };
  store(rest);
  const account = { name: "Ama", id: 7, roles: ["customer"] };
  render(<Greeting />);
  act(() => signIn("a-token", account));

  assert.is(shown(), "Welcome Ama");
  const { user = "", ...others } = stored();
  assert.equal(JSON.parse(user), account);
  assert.equal(others, { authToken: "a-token", token: "a-token", ...rest });
});

test("signing in takes the place of the session before", () => {
  store({ authToken: "old", token: "old", user: JSON.stringify({ name: "Musu", id: 1 }) });
  render(<Greeting />);
  act(() => signIn("new", { name: "Ama" }));

  assert.is(shown(), "Welcome Ama");
  assert.equal(stored(), { authToken: "new", token: "new", user: '{"name":"Ama"}' });
});

for (const refusal of ["switched off", "missing", "full"] as const) {
  test(`where storage is ${refusal}, a session lasts until logging out`, async () => {
    const restore = refuseStorage(refusal);
    try {
      render(<Greeting />);
      assert.is(shown(), "Login");
      act(() => signIn("a-token", { name: " Ama " }));
      assert.is(shown(), "Welcome Ama");
      await goTo("#/faq");
      assert.is(shown(), "Welcome Ama");
      act(() => logOut());
      assert.is(shown(), "Login");
    } finally {
      restore();
    }
    assert.equal(stored(), {});
  });
}

for (const room of [[], ["authToken"], ["authToken", "token"], ["user"]]) {
  test(`where only ${room.join(" and ") || "nothing"} fits into the storage, nothing stays in it`, () => {
    store({ rememberMe: "true" });
    const restore = refuseStorage("full", (key) => room.includes(key));
    try {
      render(<Greeting />);
      act(() => signIn("a-token", { name: "Ama" }));
      assert.is(shown(), "Welcome Ama");
      assert.equal(stored(), { rememberMe: "true" });
    } finally {
      restore();
    }
  });
}

test("where the storage is full, the session before doesn't outlive the new one", () => {
  store({ authToken: "old", token: "old", user: JSON.stringify({ name: "Musu" }) });
  const restore = refuseStorage("full");
  try {
    render(<Greeting />);
    act(() => signIn("new", { name: "Ama" }));
    assert.is(shown(), "Welcome Ama");
    assert.equal(stored(), {});
    act(() => logOut());
    assert.is(shown(), "Login");
  } finally {
    restore();
  }
});

test("a session in memory gives way to one that the storage takes", () => {
  render(<Greeting />);
  const restore = refuseStorage("full");
  try {
    act(() => signIn("a-token", { name: "Ama" }));
  } finally {
    restore();
  }
  act(() => signIn("b-token", { name: "Musu" }));
  assert.is(shown(), "Welcome Musu");
  assert.is(stored().token, "b-token");

  act(() => logOut());
  assert.is(shown(), "Login");
});

for (const [value, name] of [
  [{ name: "Ama" }, "Ama"],
  [{ name: " Ama Mensah " }, "Ama Mensah"],
  [{ name: " " }, null],
  [{ name: 7 }, null],
  [{}, null],
  [[{ name: "Ama" }], null],
  [null, null],
  [undefined, null],
  ["Ama", null],
] as const) {
  test(`the name of ${JSON.stringify(value) ?? "nothing"} is ${name}`, () => {
    assert.is(nameOf(value), name);
  });
}

for (const [name, items, email] of [
  [
    "an address that is to be remembered",
    { rememberedEmail: "a@b.lr", rememberMe: "true" },
    "a@b.lr",
  ],
  ["an address that isn't", { rememberedEmail: "a@b.lr", rememberMe: "false" }, null],
  ["an address of which nothing is said", { rememberedEmail: "a@b.lr" }, null],
  ["a wish in other letters", { rememberedEmail: "a@b.lr", rememberMe: "True" }, null],
  ["a wish without an address", { rememberMe: "true" }, null],
  ["an empty address", { rememberedEmail: "", rememberMe: "true" }, null],
  ["an address of white space", { rememberedEmail: " ", rememberMe: "true" }, null],
  ["nothing", {}, null],
] as const) {
  test(`with ${name} stored, ${email ?? "nothing"} is remembered`, () => {
    store(items);

    assert.is(rememberedEmail(), email);
  });
}

for (const [before, email, remember, after] of [
  [{}, "a@b.lr", true, { rememberMe: "true", rememberedEmail: "a@b.lr" }],
  [{}, "a@b.lr", false, { rememberMe: "false" }],
  [
    { rememberMe: "true", rememberedEmail: "old@b.lr" },
    "a@b.lr",
    true,
    { rememberMe: "true", rememberedEmail: "a@b.lr" },
  ],
  [{ rememberMe: "true", rememberedEmail: "old@b.lr" }, "a@b.lr", false, { rememberMe: "false" }],
  [{ authToken, token, user }, "a@b.lr", false, { authToken, rememberMe: "false", token, user }],
] as const) {
  test(`an address ${remember ? "remembered" : "forgotten"} over ${JSON.stringify(before)}`, () => {
    store(before);
    rememberEmail(email, remember);

    assert.equal(stored(), after);
    assert.is(rememberedEmail(), remember ? email : null);
  });
}

test("where storage is switched off, nothing is remembered and nothing throws", () => {
  const restore = refuseStorage("switched off");
  try {
    rememberEmail("a@b.lr", true);
    assert.is(rememberedEmail(), null);
    rememberEmail("a@b.lr", false);
  } finally {
    restore();
  }
});

test.run();
