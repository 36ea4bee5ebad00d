import type { Language } from '#contract/problems'
import { enRooms } from './en-rooms'
import { zhRooms, type RoomTexts } from './zh-rooms'

/** The texts of rooms that few pages show: their loaders send them along, so that no other page is made to load them. */
export function roomTexts<R extends keyof RoomTexts>(language: Language, room: R): Pick<RoomTexts, R> {
  return { [room]: (language === 'en' ? enRooms : zhRooms)[room] } as Pick<RoomTexts, R>
}
