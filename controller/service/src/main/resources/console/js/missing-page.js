// An address that leads nowhere.

import { start } from "./i18n.js";

await start();
