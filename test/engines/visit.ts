import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { application } from "../../src/content/application.ts";
import { forgotPassword } from "../../src/content/forgot-password.ts";
import { frame } from "../../src/content/frame.ts";
import { login } from "../../src/content/login.ts";
import { barWords } from "../../src/content/navigation.ts";
import { news } from "../../src/content/news.ts";
import { resetPassword } from "../../src/content/reset-password.ts";
import { applicationFields, photoField } from "../../src/rules/application-fields.ts";
import { screens } from "../../src/screen-table.ts";
import { largePhoto, MUSU } from "../../src/tools/browser/forms.ts";
import { startFakeBackend } from "../../src/tools/fakes/fake-backend.ts";
import { sampleApplication } from "../../src/tools/fakes/sample-application.ts";
import { publishedNews } from "../../src/tools/fakes/sample-news.ts";
import { buildWithContent } from "../../src/tools/helpers/build-site.ts";
import { startStaticServer } from "../../src/tools/server/static-server.ts";
import { fromEnvironment } from "../helpers/from-environment.ts";
import { SCREENS } from "../helpers/screens.ts";
import type { Tab } from "./tab.ts";
import { visitor } from "./visitor.ts";

/** An article with pictures and lists. */
const ARTICLE = "/news/before-you-apply";
const ARTICLE_TITLE = "What to have ready before you apply for an account";

/**
 * One visit of the built site in an engine. If its program isn't installed, that is skipped; with
 * `CI=true` it fails.
 */
export async function testEngine(
  engine: string,
  program: string | undefined,
  openTab: (program: string) => Promise<Tab>,
): Promise<void> {
  const test = suite(engine);
  if (program === undefined) {
    const check = process.env.CI === "true" ? test : test.skip;
    check(`${engine} is installed`, () => assert.unreachable("see README, Browsers"));
    test.run();
    return;
  }
  const runFolder = fromEnvironment("RUN_FOLDER");
  const photo = resolve(runFolder, `${engine}.png`);
  await sharp(await largePhoto()).toFile(photo);
  const folder = resolve(runFolder, `site-for-${engine}`);
  const site = await startStaticServer({ folder, port: 0 });
  const printed: string[] = [];
  const backend = await startFakeBackend({
    port: 0,
    site: () => `${site.origin}/`,
    report: (text) => printed.push(text),
  });
  const services = [site, backend, await buildWithContent(folder, backend.origin)];
  const pictures = join("shots/engines", engine);
  await rm(pictures, { recursive: true, force: true });
  await mkdir(pictures, { recursive: true });
  const tab = await openTab(program);
  const visit = visitor(tab, site.origin, pictures);
  test.after(async () => {
    await tab.close();
    for (const service of services) await service.close();
  });

  test("every address shows its screen, without layout faults", async () => {
    for (const [path, heading] of SCREENS) {
      await visit.open(path);
      await visit.waitForHeading(heading);
      await visit.assertLayout(path);
    }
  });

  test("the menu and its dropdown open, and a link leads to its screen", async () => {
    await visit.open("/");
    await visit.press(barWords.menu, "header");
    await visit.press(barWords.dropdown, "header");
    await visit.assertLayout("home with its menu");
    await visit.press("Loans", "header");
    await visit.waitForHeading(screens.loans.title);
  });

  test("the news lists its entries, and an article shows its pictures", async () => {
    await visit.open(screens.news.path);
    await visit.waitForText(ARTICLE_TITLE);
    await visit.waitForPictures(publishedNews.filter(({ image }) => image).length);
    // The screen uses the response that `boot/before-hydration.ts` preloads.
    await visit.waitForOneQuery();
    await visit.open(ARTICLE);
    await visit.waitForHeading(ARTICLE_TITLE);
    await visit.waitForPictures(2);
    await visit.assertLayout(ARTICLE);
  });

  test("a new visitor signs up, logs in, applies with a photo, logs out and resets the password", async () => {
    await visit.open(screens.login.path);
    await visit.press(login.signUp);
    await visit.enter(login.name, MUSU.name);
    await visit.enter(login.email, MUSU.email);
    await visit.enter(login.password, MUSU.password);
    await visit.enter(login.confirmPassword, MUSU.password);
    await visit.press(login.submit.signUp);
    await visit.waitForText(login.created);
    await visit.press(frame.closeToast);
    await visit.enter(login.password, MUSU.password);
    await visit.press(login.submit.login, "form");
    await visit.waitForText(login.welcome(MUSU.name));

    await visit.waitForHeading(screens.application.title);
    await visit.press(application.submit);
    await visit.waitForText(application.summary);
    await visit.assertLayout("/accounts with errors");
    for (const { name, label, options, attributes } of applicationFields) {
      const enter = options || attributes?.type === "date" ? visit.pick : visit.enter;
      await enter(label, sampleApplication[name]);
    }
    await visit.choose(photoField.label, photo);
    await visit.press(application.submit);
    // The receipt begins at the top, after the end of the form.
    await visit.waitForHeading(application.done);
    // Chromium before 81 can't make a large photo smaller.
    const sent = engine === "chromium-80" ? "png, image/png" : "jpg, image/jpeg";
    assert.match(printed.at(-1) ?? "", `idCardImage: ${engine}.${sent}`);
    await visit.assertLayout("/accounts with its receipt");
    await visit.press(barWords.menu, "header");
    await visit.press(barWords.logout, "header");
    await visit.waitForHeading(screens.home.title);

    await visit.open(screens.forgotPassword.path);
    await visit.enter(forgotPassword.email, MUSU.email);
    await visit.press(forgotPassword.submit);
    await visit.waitForText(forgotPassword.sent);
    await visit.open(/#(\S+)/.exec(printed.at(-1) ?? "")?.[1] ?? "");
    await visit.waitForHeading(resetPassword.heading);
    await visit.enter(resetPassword.password, `${MUSU.password}-2`);
    await visit.enter(resetPassword.confirmPassword, `${MUSU.password}-2`);
    await visit.assertLayout("/reset-password");
    await visit.press(resetPassword.submit);
    await visit.waitForText(resetPassword.done);
    await visit.waitForHeading(screens.login.title);
  });

  // The last test, since it stops the site and its services.
  test("the site opens offline after a visit", async () => {
    await visit.open("/");
    await visit.waitForCachedSite();
    for (const service of services) await service.close();
    await visit.reload();
    await visit.waitForHeading(screens.home.title);
    await visit.press(barWords.menu, "header");
    await visit.press("News", "header");
    await visit.waitForText(news.empty.heading);
  });
  test.run();
}
