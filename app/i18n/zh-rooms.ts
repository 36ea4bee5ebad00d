import { chat } from './zh/chat'
import { exchange } from './zh/exchange'
import { share } from './zh/share'

/** Chinese texts that only their own pages carry (room-texts.server.ts). */
export const zhRooms = { chat, exchange, share }
export type RoomTexts = typeof zhRooms
