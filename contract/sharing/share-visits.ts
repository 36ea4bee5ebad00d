import { z } from 'zod'
import { VISIT_DEVICES, VISIT_SOURCES } from './share-visit-kinds'

/** All that is known of a visit: neither address nor person. */
export const ShareVisit = z.object({ source: z.enum(VISIT_SOURCES), device: z.enum(VISIT_DEVICES) })
export type ShareVisit = z.infer<typeof ShareVisit>

/** The visits of a kind on a day of China; `day` is its start in ms since 1970. */
export const ShareVisitCount = ShareVisit.extend({ day: z.number().int(), count: z.number().int() })
export type ShareVisitCount = z.infer<typeof ShareVisitCount>
