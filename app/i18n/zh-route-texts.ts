import { chat } from './zh/chat'
import { exchange } from './zh/import-export'
import { help } from './zh/help'
import { share } from './zh/share'

/** Chinese texts that only their own pages carry (load-route-texts.server.ts). */
export const zhRouteTexts = { chat, exchange, help, share }
export type RouteTexts = typeof zhRouteTexts
