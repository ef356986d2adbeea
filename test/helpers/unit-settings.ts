/**
 * The settings of the unit tests. Import this before the modules of the site, since some read the
 * settings while they load.
 */
import { settings } from "../../src/settings.ts";

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
