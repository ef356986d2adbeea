import { licensedBy } from "./company.ts";
import { idList } from "./id-types.ts";

export const application = {
  allRequired: "All fields are required.",
  someOptional: "All fields without “Optional” are required.",
  intro: "Have your ID ready for a photo:",
  ids: `${idList}.`,
  draft: {
    text: "We kept what you typed, but not your ID number or the photo.",
    resume: "Continue",
    clear: "Clear form",
    confirm: "Clear the form? Everything that you entered here will be gone.",
  },
  trust: `${licensedBy}. This site keeps no ID number and no photo on this phone.`,
  summary: "There is a problem",
  submit: "Submit Application",
  busy: "Submitting...",
  sending: {
    title: "Sending your application",
    sent: (amount: string) => `${amount} sent`,
    waiting: "Waiting for the answer...",
    slow: "Slow network? Keep this page open. If the bar stops, press Cancel. What you typed stays.",
    cancel: "Cancel",
    leaving:
      "Leave this page? Your application is still being sent. If you leave, you will not know whether it has arrived.",
  },
  nothingLost: "Everything that you entered is still here.",
  cancelled: "You stopped sending your application.",
  notConfirmed: "We could not confirm that your application arrived.",
  mayHaveArrived: "It may have arrived. Ask us before you send it again.",
  done: "Account application submitted successfully!",
  receipt: {
    title: "Your receipt",
    when: "Sent",
    endsIn: (end: string) => `Ends in ${end}`,
    office: "Our office",
    contact: "Questions",
    notStored:
      "Keep this receipt now. It is gone when you leave this page. You do not need to send the application again.",
    share: "Save or share it",
    ask: "To ask how it goes, call us or come to our office with this receipt.",
    copied: "Receipt copied. Paste it into a message to yourself.",
    notShared: "This did not work. Take a screenshot of your receipt.",
    shared: "Account application",
    print: "Print",
    again: "Fill in another application",
  },
} as const;
