import { createHash } from "node:crypto";

/** A drawing in `src/tools/start/pictures`, and its size in pixels as an asset. */
export interface Picture {
  name: string;
  width: number;
  height: number;
}

const landscape = { width: 2000, height: 1400 };

const sizes = {
  market: landscape,
  notebook: landscape,
  phone: landscape,
  susu: landscape,
  shop: landscape,
  queue: landscape,
  "tall-tree": { width: 1600, height: 2000 },
};

/** All pictures that the fake content store serves. */
export const pictures: Picture[] = Object.entries(sizes).map(([name, size]) => ({ name, ...size }));

/** The middle of an asset id and the start of an image's file name: `{sha1}-{width}x{height}`. */
export function assetName(picture: Picture): string {
  const hash = createHash("sha1").update(picture.name).digest("hex");
  return `${hash}-${picture.width}x${picture.height}`;
}

function image(
  name: keyof typeof sizes,
  details: { alt?: string; caption?: string; crop?: object; hotspot?: object } = {},
): object {
  const asset = assetName({ name, ...sizes[name] });
  return {
    _type: "image",
    asset: { _type: "reference", _ref: `image-${asset}-png` },
    ...details,
  };
}

interface Span {
  text: string;
  marks: string[];
  href?: string;
}

type Words = (string | Span)[];

const asSpan = (words: string | Span): Span =>
  typeof words === "string" ? { text: words, marks: [] } : words;

const marked = (mark: string) => (words: string | Span) => {
  const span = asSpan(words);
  return { ...span, marks: [...span.marks, mark] };
};
const bold = marked("strong");
const italic = marked("em");
const underline = marked("underline");
const link = (href: string, words: string | Span): Span => ({ ...asSpan(words), href });

/** Makes a block. Its key depends on its position in the body. */
type MakeBlock = (key: string) => object;

function block(
  style: string,
  list: { listItem?: string; level?: number },
  words: Words,
): MakeBlock {
  return (key) => {
    const spans = words.map(asSpan);
    const linkKey = (index: number) => `${key}-link${index}`;
    return {
      _type: "block",
      _key: key,
      style,
      ...list,
      markDefs: spans.flatMap(({ href }, index) =>
        href === undefined ? [] : [{ _type: "link", _key: linkKey(index), href }],
      ),
      children: spans.map(({ text, marks, href }, index) => ({
        _type: "span",
        _key: `${key}-span${index}`,
        text,
        marks: href === undefined ? marks : [...marks, linkKey(index)],
      })),
    };
  };
}

const h1 = (...words: Words) => block("h1", {}, words);
const h2 = (...words: Words) => block("h2", {}, words);
const h3 = (...words: Words) => block("h3", {}, words);
const p = (...words: Words) => block("normal", {}, words);
const quote = (...words: Words) => block("blockquote", {}, words);
const bullet = (...words: Words) => block("normal", { listItem: "bullet", level: 1 }, words);
const innerBullet = (...words: Words) => block("normal", { listItem: "bullet", level: 2 }, words);
const step = (...words: Words) => block("normal", { listItem: "number", level: 1 }, words);
const innerStep = (...words: Words) => block("normal", { listItem: "number", level: 2 }, words);
const other =
  (content: object): MakeBlock =>
  (key) => ({ _key: key, ...content });

const body = (...blocks: MakeBlock[]) => blocks.map((make, index) => make(`block${index}`));

const slug = (current: string) => ({ _type: "slug", current });

export interface Sample {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** A news entry; its description says that it is a sample. */
function news(
  id: string,
  entry: {
    title: string;
    slug?: string | object;
    date: string;
    description: string;
    image?: object;
    content?: object[];
  },
): Sample {
  return {
    _id: id,
    _type: "news",
    ...entry,
    description: `Sample article. ${entry.description}`,
  };
}

/**
 * The sample data: news entries, and one document of another type. The entries have every shape that
 * the site must be able to show: no slug, a slug that is plain text, no image, no body, a bad date,
 * an unknown block, a hostile link. Two are drafts, which visitors may not see. By their dates, they
 * would be first in the listing.
 */
export const dataset: readonly Sample[] = [
  {
    _id: "page-saving",
    _type: "page",
    title: "A page that is no news, with the slug of an entry that is",
    slug: slug("keep-a-savings-habit"),
    date: "2024-12-31",
  },

  news("sample-savings-habit", {
    title: "Small money, every week: how to keep a savings habit",
    slug: slug("keep-a-savings-habit"),
    date: "2024-11-18",
    description:
      "You do not need a big salary to save. You need a day, an amount and a place where the money is not easy to touch.",
    image: image("market", {
      alt: "Three traders behind their market stalls, the goods piled high",
    }),
    content: body(
      p(
        "Many people wait for a good month before they start to save. The good month comes, and so do the light bill, the school shoes and the cousin who needs help. Saving works better when it does ",
        italic("not"),
        " wait for what is left over. It works when it comes first.",
      ),
      h2("Pick a day and an amount"),
      p(
        "Choose the day when money reaches your hand: market day, pay day, or the evening when you close the shop. Then choose an amount so small that you can put it away even in a slow week. ",
        bold("A small amount every week beats a big amount once a year."),
      ),
      bullet("If you are paid by the day, save a little each day."),
      bullet("If you are paid by the month, save on the day you are paid:"),
      innerBullet("before you pay small debts,"),
      innerBullet("before you buy credit for the phone,"),
      innerBullet("before anyone asks."),
      bullet("If your money comes with the season, save more in the good months."),
      h2("Give the money a job"),
      p(
        "Money with no name is easy to spend. Money called “roof before the rains” or “rice for December” is harder to touch. Write the name and the amount on the first page of a notebook, and write every deposit under it.",
      ),
      quote("What you can count, you can keep."),
      h2("Make it hard to reach"),
      p(
        "Cash in the house is always close: close to you, to visitors, to fire and to flood. Money in an account takes a trip to collect, and that trip gives you time to ask whether you truly need it.",
      ),
      h2("When you miss a week"),
      p(
        "You will miss one. Do not try to pay double and do not stop. Put away the usual amount on the next day you planned. A habit is not broken by one bad week; it is broken by giving up after it.",
      ),
    ),
  }),

  news("sample-application-checklist", {
    title: "What to have ready before you apply for an account",
    slug: slug("before-you-apply"),
    date: "2024-10-21",
    description:
      "The application form goes quickly when your papers are beside you. Here is everything it asks for, in order.",
    image: image("notebook", {
      alt: "An open notebook with a list, a pencil across the page",
      crop: { _type: "sanity.imageCrop", top: 0.1, bottom: 0.15, left: 0.2, right: 0.05 },
    }),
    content: body(
      p(
        "You can fill in the application on a phone. Give yourself a quiet quarter of an hour, good light and enough battery. The form asks for ten answers and ",
        bold("one photograph of your ID card"),
        ".",
      ),
      h2("Before you start"),
      step("Find ", bold("one"), " of these identity documents:"),
      innerStep("National ID,"),
      innerStep("Voter ID,"),
      innerStep("Passport,"),
      innerStep("Driver’s License."),
      step("Check that your name on the document is spelled the way you will type it."),
      step("Take a clear picture of the document."),
      step("Decide which kind of account you want."),
      h2("What the form asks"),
      bullet("Your full name, e-mail address, phone number and home address"),
      bullet("Your date of birth, gender and occupation"),
      bullet("The type and number of your identity document"),
      bullet("The kind of account: Savings, Current, Student, Business or Susu Account"),
      h2("A picture that can be read"),
      p(
        "Lay the card on a dark table by a window. Hold the phone straight above it, so that all four corners show, and wait until the letters are sharp. Turn the flash off; it leaves a white spot on the plastic. Look at the picture before you send it: if ",
        italic("you"),
        " cannot read the number, nobody else can.",
      ),
      other(
        image("notebook", {
          alt: "Two notebook pages of short lines, with a pencil and some coins",
          caption: "A short list on paper saves a second start.",
        }),
      ),
      p(
        "The file must be an image (PNG, JPG or JPEG) and smaller than 5 MB. A picture straight from a new phone can be bigger than that. If it is, choose a smaller picture size in the camera’s settings and take it again.",
      ),
      h2("After you send it"),
      p(
        "The page tells you whether your application went through. If the network drops first, your answers stay in the form, and the page says whether the application may have arrived. Then ask before you send it again.",
      ),
    ),
  }),

  news("sample-safe-online", {
    title: "Stay safe online: seven habits that cost nothing",
    slug: slug("stay-safe-online"),
    date: "2024-09-16",
    description:
      "Your phone holds your money, your messages and your name. A few plain habits keep all three yours.",
    image: image("phone", {
      alt: "A hand holding a phone with a padlock on its screen",
      hotspot: { _type: "sanity.imageHotspot", x: 0.5, y: 0.4, width: 0.4, height: 0.5 },
    }),
    content: body(
      p(
        "Most people who lose money online are not careless. They were busy, tired or frightened by a message. Habits help because they work even on a bad day.",
      ),
      h2("The seven habits"),
      step(bold("Lock the phone."), " Use a code that is not your birthday and not 1234."),
      step(
        bold("Use a different password for each place."),
        " Three short words that have nothing to do with each other are easy to remember and hard to guess.",
      ),
      step(
        bold("Keep codes to yourself."),
        " A code that reaches you by message is for your eyes only, ",
        underline("whoever asks for it"),
        ".",
      ),
      step(bold("Type the address yourself."), " Do not follow a link to a page that wants money."),
      step(bold("Log out"), " when you use a phone or a computer that is not yours."),
      step(bold("Update"), " your phone and your apps when they ask, on a network you trust."),
      step(bold("Look at your account often."), " The sooner you see a mistake, the easier it is."),
      h2("Read a link before you open it"),
      p(
        "The words of a link and the place it leads to are two different things. This one goes where it says: ",
        link("https://www.example.com/", "www.example.com"),
        ". So does this older kind, without the lock: ",
        link("http://example.com/", "example.com"),
        ". One can also open your mail, like ",
        link("mailto:support@example.com", bold("support@example.com")),
        ", or your dialler, like ",
        link("tel:+231000000000", "+231 000 000 000"),
        ". Those are only examples; nobody answers there.",
      ),
      p(
        "A bad one looks just the same: ",
        link("javascript:alert(document.domain)", "tap here to claim your prize"),
        ". On a page that takes care it is no link at all.",
      ),
      other({
        _type: "callout",
        tone: "warning",
        text: "A reader that knows no callouts skips me.",
      }),
      h2("If something went wrong"),
      p(
        "Change the password first, from another phone if you can. Then tell the company whose account it is, using a number that you already had. Be quick and do not be ashamed; it happens to careful people.",
      ),
    ),
  }),

  news("sample-how-susu-works", {
    title: "How susu works, and how to keep it fair",
    slug: slug("how-susu-works"),
    date: "2024-08-12",
    description:
      "Friends, neighbours and workmates have saved together this way for generations. The rules are few, and it pays to write them down.",
    image: image("susu", { alt: "Ten people in a circle, seen from above, around one money box" }),
    content: body(
      p(
        "A susu is a promise between people who know each other. Everyone puts in the same amount at the same time, and each time the whole pot goes to one member. When everybody has had a turn, the circle is complete and can start again.",
      ),
      h2("An example with numbers"),
      p(
        "Say five people put in 1,000 Liberian dollars every Saturday. Each Saturday one of them takes home 5,000. After five Saturdays each has paid 5,000 and received 5,000. Nobody gained and nobody lost, but each held a sum big enough to do something with: a sack of goods, a term’s fees, a sewing machine part.",
      ),
      h2("What makes it work"),
      bullet(bold("Trust."), " Take in people whose word you know."),
      bullet(bold("Order."), " Decide who collects when before the first payment:"),
      innerBullet("by drawing lots,"),
      innerBullet("by need, if all agree,"),
      innerBullet("or by the same order as last time, turned round."),
      bullet(bold("Paper."), " One book, seen by all, with a mark for each payment."),
      h2("What can go wrong"),
      p(
        "The danger is the member who collects early and then stops paying. That is why new members are often given a late turn. Another is cash waiting overnight in one person’s house. And life happens: agree at the start what you do when a member falls sick.",
      ),
      h2("Susu with an account"),
      p(
        "The institution’s ",
        bold("Susu Account"),
        " earns no interest. A ",
        bold("Susu Loan"),
        " is for clients who already hold a susu savings account. The ",
        bold("Trio Account"),
        " is a rotating system for three people. The branch gives the terms on request.",
      ),
      quote(italic("One finger cannot pick up a stone.")),
    ),
  }),

  news("sample-account-types", {
    title: "Which account is for me? A plain guide to choosing",
    slug: slug("which-account-is-for-me"),
    date: "2024-07-08",
    description:
      "Before you look at accounts, look at your money: what is it for, and when will you need it? Start there and the rest is easy.",
    image: image("queue", { alt: "Two customers at a counter and the teller who serves them" }),
    content: body(
      h1("Start with the money, not with the name"),
      p(
        "Ask what the money is for and when you will need it. Money for this week’s stock, money for next year’s roof and money for the day you stop working are three different kinds of money. They do not belong in one pocket, and often not in one account.",
      ),
      p(
        "Take a sheet of paper and draw three columns: ",
        bold("soon"),
        ", ",
        bold("later"),
        " and ",
        bold("not for a long time"),
        ". Write in each what you are saving for and how much you would like to have. Most people find that one column is much longer than the others. That is the money to begin with.",
      ),
      h2("Money you will need soon"),
      p(
        "Wages that come and go, stock for the shop, rent and food: this money moves every week. What matters here is that you can pay in and take out without trouble.",
      ),
      h3("Current Account"),
      p(
        "The branch gives the terms on request. Before you go, write down how many payments come in and go out in a month, and keep the trade’s money apart from the family’s.",
      ),
      h3("Salary Account"),
      p(
        "The branch gives the terms on request. If you are paid by the month, write down first on which day the wages come and which bills come before them. Then the first decision about the money is yours and not the road’s.",
      ),
      h3("Church Account"),
      p(
        "The branch gives the terms on request. Offerings and building funds belong to many people: decide first who keeps the record and who checks it. That keeps the treasurer’s good name as safe as the money.",
      ),
      h2("Money you will need later"),
      h3("Savings Account"),
      p(
        "The initial deposit is ",
        bold("US$5 or 1000 LRD"),
        ", with a further deposit of ",
        bold("US$10 or 2000 LRD"),
        ". Save for a goal with a name: a roof, a bed for the new baby, a set of tools. Pay in on the same day each week and let the balance surprise you.",
      ),
      h3("Susu Account"),
      p(
        "It earns no interest, and a Susu Loan is for clients who already hold one. If you have saved with a susu group, you know what helps: small, regular, and soon a habit.",
      ),
      h3("Trio Account"),
      p(
        "A rotating system for three people. Choose your two partners as you would choose partners in a business, and agree on the order before you start.",
      ),
      h2("Money you will not touch for a long time"),
      h3("My Future Account"),
      p(
        "It earns interest after 6 months of regular deposits. So ask yourself first whether you can pay in steadily and wait: for a child’s schooling, or for a house that is built room by room.",
      ),
      h3("Fixed Deposit"),
      p(
        "The branch gives the terms on request. Ask above all when you can have the money back, never put in money that you may need before, and keep your emergency money somewhere else first.",
      ),
      h3("Call Account"),
      p("The branch gives the terms on request. Ask whether it fits what you have in mind."),
      other(image("queue")),
      h2("Five questions to ask before you sign"),
      step("How much do I need to open it, and how much must stay inside?"),
      step("How do I take money out, and how long does that take?"),
      step("Does it earn interest? From when, and on what balance?"),
      step("What does it cost me in a month when I do nothing?"),
      step("What happens if I miss a deposit?"),
      p(
        "Write the answers down, with the day on which you asked. A person who knows the product is happy to answer twice. If you are not sure that you understood, say it back in your own words; that is the fastest way to find out.",
      ),
      h2("You can change your mind"),
      p(
        "Nobody’s life stays the same. A student becomes a worker, a trader becomes a company, two people become a family. Look at your three columns again once a year. If the longest column has changed, it is time to ask whether the account should change too. Starting small and starting now matters more than choosing perfectly.",
      ),
      p(
        "And if two accounts seem equally good, take the simpler one. An account that you understand completely is worth more than one with a feature that you will never use. You can always open a second account when the first has done its work, and by then you will know much better what you want from it.",
      ),
    ),
  }),

  news("sample-record-book", {
    title: "The notebook that runs the shop: keep a simple record book",
    slug: slug("keep-a-record-book"),
    date: "2024-06-03",
    description:
      "Five minutes each evening tell you whether the shop made money or only moved it. All you need is a pen, a ruler and four columns.",
    image: image("shop", {
      alt: "The front of a small shop with full shelves and an open door",
      crop: { _type: "sanity.imageCrop", top: 0, bottom: 0.1, left: 0.15, right: 0.1 },
      hotspot: { _type: "sanity.imageHotspot", x: 0.4, y: 0.55, width: 0.4, height: 0.3 },
    }),
    content: body(
      p(
        "A busy shop can lose money every day and its owner may not know it until the shelves are empty. A record book shows it in the first week.",
      ),
      h2("Four columns"),
      bullet(bold("Date")),
      bullet(
        bold("What happened"),
        ", in a few words: “sold rice”, “bought oil”, “paid the helper”",
      ),
      bullet(bold("Money in")),
      bullet(bold("Money out")),
      p(
        "Write each thing on the day it happens, even the small ones. The small ones are where the money goes. Credit is not money in: write it on a page of its own with the customer’s name, and cross it out when it is paid.",
      ),
      h2("Every evening"),
      step("Count the cash before anyone takes from it."),
      step("Add up both money columns."),
      step("Take “out” away from “in”. That is what the day left you."),
      step("Compare it with the cash you counted. If they differ, look for the reason today."),
      h2("Pay yourself"),
      p(
        "Food for the house that comes from the shelf is money out. So is the taxi fare from the drawer. Decide on a wage for yourself, write it down when you take it, and leave the rest in the business.",
      ),
      h2("Why it helps when you borrow"),
      p(
        "Anybody who thinks of lending to a business wants to see how money moves through it. A tidy book of some months says more than a long speech. It also shows ",
        italic("you"),
        " how much you can repay without emptying the shelves.",
      ),
    ),
  }),

  news("sample-scam-message", {
    title: "Five signs that the message is a scam",
    slug: slug("spot-a-scam-message"),
    date: "2024-05-13",
    description:
      "Scam messages change their words but not their tricks. Learn the five tricks and you will know the next one when it comes.",
    content: body(
      p(
        "“Congratulations! Your number has won. Send the small fee today.” You may laugh at it, but somebody pays, or the message would not be sent. The next one will be better written. Look for the tricks and not for bad spelling.",
      ),
      h2("The five signs"),
      step(bold("It hurries you."), " “Today only.” “Your account will be closed in one hour.”"),
      step(
        bold("It frightens you or makes you happy."),
        " Fear and joy both stop people from thinking.",
      ),
      step(
        bold("It wants a secret."),
        " A password, a PIN, or a code that was sent to your phone.",
      ),
      step(
        bold("It wants money before you get money."),
        " A fee, a tax, a deposit to “release” the prize.",
      ),
      step(
        bold("It comes from a stranger with a familiar name."),
        " Anybody can write any name and any logo.",
      ),
      h2("What to do"),
      bullet("Do not answer, and do not open the link."),
      bullet("Ask the person or the company yourself:"),
      innerBullet("with the number that you already have,"),
      innerBullet("or by going there."),
      bullet("Show it to somebody you trust. Said aloud, a trick is easier to hear."),
      bullet("Delete it and tell your friends about it."),
      quote("If it cannot wait until you have asked somebody, it is not for you."),
      p(
        "And if you already sent something, tell the company whose account it is at once. An hour can make the difference.",
      ),
    ),
  }),

  news("sample-patience", {
    title: "A cotton tree was once a seed: saving for something far away",
    slug: slug("saving-for-something-far-away"),
    date: "2024-04-22",
    description:
      "A house, a farm, a child’s last year of school: long goals need patience, and patience needs a plan that you can see.",
    image: image("tall-tree", {
      alt: "A person resting on a bench under a tall tree",
      hotspot: { _type: "sanity.imageHotspot", x: 0.79, y: 0.74, width: 0.34, height: 0.36 },
    }),
    content: body(
      p(
        "The person who plants a cotton tree does not sit in its shade that year. Saving for something far away feels the same: for a long time nothing seems to happen.",
      ),
      h2("Cut the tree into branches"),
      p(
        "A goal ten years away is hard to love. Cut it into parts that you can reach within a year, and let each part be useful on its own.",
      ),
      bullet("First the land, with papers that have been checked."),
      bullet("Then the foundation."),
      bullet("Then one room with a roof, in which somebody can live."),
      h2("Let time do its share"),
      p(
        "What you put away early works longest. If the account earns interest, leave the interest inside. The ",
        bold("My Future Account"),
        ", for one, earns interest after 6 months of regular deposits.",
      ),
      h2("Protect it from the small emergencies"),
      p(
        "Long savings die of short needs. Keep a little emergency money in another place: enough for a fever, a funeral or a broken motorbike. When it has been used, fill it up again first, and only then go back to the big goal.",
      ),
      h2("Look up once a year"),
      p(
        "Choose one day, such as the first Sunday of the year, and write down how far you have come. Then do as farmers do and leave the tree alone to grow.",
      ),
    ),
  }),

  news("sample-school-fees", {
    title:
      "School opens every year and still surprises us: how to plan for fees, uniforms, books, shoes, transport and everything else that the list forgets, without borrowing in the last week",
    slug: slug("plan-for-school-fees"),
    date: "2024-03-04T23:30:00Z",
    description:
      "Add it up once, divide it by the weeks that are left, and September loses its teeth.",
    image: image("notebook", { alt: "A notebook with columns for the sums of the school year" }),
    content: body(
      p(
        "School does not come as a surprise; the bill does. The way to take the surprise out of it is to know the whole sum early and to meet it in small pieces.",
      ),
      h2("Write down the whole sum"),
      bullet("Fees for each term, for each child"),
      bullet("Uniforms and shoes"),
      innerBullet("Try last year’s on first."),
      innerBullet("Buy shoes with a little room."),
      bullet("Books, copybooks and pens"),
      bullet("Transport and food for the year"),
      bullet("One line called “what we forgot”"),
      h2("Divide it by the weeks"),
      p(
        "Count the weeks until the money is due and divide. If the whole sum is 26,000 Liberian dollars and 26 weeks are left, that is 1,000 each week. If this is more than you can manage, start with what you can, and look at which lines can be smaller.",
      ),
      h2("Put it where school is the only way out"),
      p(
        "Keep school money apart from house money. Let the children know about it and let the older ones do the sum with you. A child who has seen how a fee is saved looks after the books.",
      ),
      h2("If you are late"),
      p(
        "Go to the school before the day and not after it. Ask whether you may pay in parts, and bring the first part with you. Ask for the agreement in writing.",
      ),
    ),
  }),

  news("sample-without-slug", {
    title: "Before you borrow: questions to ask yourself",
    date: "2024-02-12",
    description: "A loan is tomorrow’s money spent today. Make sure that tomorrow agrees.",
    image: image("shop", { alt: "A customer on the way to a small shop" }),
    content: body(
      p(
        "Borrowing can build a business and it can sink one. The difference is mostly decided before the money arrives.",
      ),
      h2("Ask yourself"),
      step("What exactly will I buy with it, and what does that cost today?"),
      step("How much ", bold("more"), " will I earn each month because of it?"),
      step("From which money do I pay back in a month when nothing sells?"),
      step("Who else depends on this money, and do they know about the loan?"),
      step("Would I do it if I had to wait three months for the money?"),
      h2("Ask the lender"),
      bullet("What do I pay in all, down to the last dollar?"),
      bullet("On which days do I pay, and how much each time?"),
      bullet("What happens when I am late, and whom do I tell?"),
      bullet("May I pay back early, and does that cost anything?"),
      p(
        "Read the paper before you sign it, or have it read to you by somebody who gains nothing from it. Keep your own copy. And never borrow to pay for something that will be eaten before it is paid for.",
      ),
    ),
  }),

  news("sample-plain-slug", {
    title: "Read your deposit slip before you leave the counter",
    slug: "read-your-deposit-slip",
    date: "2024-01-29",
    description: "Ten seconds at the counter save an afternoon of explaining later.",
    image: image("queue", { alt: "A teller hands a slip over the counter" }),
    content: body(
      p(
        "A deposit slip is your proof that the money changed hands. Nobody minds if you read it on the spot; it is the best moment to put a mistake right.",
      ),
      h2("Look at five things"),
      step("Your name, spelled correctly"),
      step("The account number, digit by digit"),
      step("The amount, in figures and in words"),
      step(
        "The currency: Liberian dollars and US dollars look alike when only the number is written",
      ),
      step("The date and the stamp or signature"),
      h2("Then keep it"),
      p(
        "Put slips in one envelope, the newest on top, and write the month on the outside. When you get a statement, go through it line by line and tick off each slip. If a slip has no line, ask about it within the week and take the slip with you. Never give away your only copy: let it be copied, or take a picture of it with your phone first.",
      ),
      p(
        "Somebody else pays in for you? Ask for the slip the same day, and thank them for it. It protects them as much as it protects you.",
      ),
    ),
  }),

  news("sample-without-body", {
    title: "Notes & coins: keep them apart, keep them dry",
    slug: slug("notes-and-coins"),
    date: "2024-01-15",
    description: "A short reminder for the rainy season, with nothing more to read behind it.",
    image: image("market", { alt: "Market stalls under roofs of striped cloth" }),
  }),

  news("sample-bad-date", {
    title: "One goal for this month",
    slug: slug("one-goal-for-this-month"),
    date: "13 January",
    description: "Choose one thing, write down what it costs, and begin.",
    content: [],
  }),

  news("drafts.sample-unfinished", {
    title: "Draft: an article that was never published",
    slug: slug("never-published"),
    date: "2025-01-02",
    description: "Its editor hasn't finished it.",
    content: body(p("Nobody may read this yet.")),
  }),

  news("drafts.sample-savings-habit", {
    title: "Draft: a new version of a published article",
    slug: slug("keep-a-savings-habit"),
    date: "2025-01-01",
    description: "The version before it is the published one.",
    content: body(p("Nobody may read this yet.")),
  }),
];

/** Whether a document is a draft, whose id begins with `drafts.` at Sanity. */
export const isDraft = ({ _id }: Sample) => _id.startsWith("drafts.");

/** The news entries that visitors may read. */
export const publishedNews = dataset.filter(
  (document) => document._type === "news" && !isDraft(document),
);
