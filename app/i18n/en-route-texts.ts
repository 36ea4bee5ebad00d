import { chat } from './en/chat'
import { exchange } from './en/import-export'
import { help } from './en/help'
import { share } from './en/share'
import type { RouteTexts } from './zh-route-texts'

/** The same in English. */
export const enRouteTexts: RouteTexts = { chat, exchange, help, share }
