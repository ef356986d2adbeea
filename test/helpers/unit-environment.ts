/** What a unit test finds, before it loads modules of the site: a window, and their settings. */
import { settings } from "../../src/settings.ts";
import "./happy-dom.ts";

Object.assign(settings, {
  // Pages and scripts have to escape these characters.
  companyName: 'First · Bank & "Sons" <!--<script></script><b>',
  siteAddress: "https://bank.example/portal",
  apiBase: "https://api.bank.example",
  usersApi: "https://users.bank.example/api/users",
  contentApi: "https://news.bank.example",
  contentImages: "https://pictures.bank.example",
  managerPhoto: "https://people.bank.example/manager.jpg",
});
