import { chat } from './en/chat'
import { exchange } from './en/exchange'
import { help } from './en/help'
import { share } from './en/share'
import type { RoomTexts } from './zh-rooms'

/** The same in English. */
export const enRooms: RoomTexts = { chat, exchange, help, share }
