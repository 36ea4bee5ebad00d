import type { TaskName } from './journey'
import type { Effort, Hand } from './person'

/** What a task took, or its nearest way where it was not possible. */
export type EffortBefore = Pick<Effort, 'clicks' | 'keys' | 'seconds'> & { instead?: string }

const copy = 'a renamed copy'
const look = 'reading two versions'

/**
 * Measured on 27 November 2026 on the product as it was before one wrote on the page (b7dc0856), with the same person, texts
 * and resume, and the shortest ways it had. Neither naming nor comparing versions was possible then.
 */
export const effortsBefore: Record<Hand, Record<TaskName, EffortBefore>> = {
  mouse: {
    'fill basics': { clicks: 1, keys: 4, seconds: 26.7 },
    'add a job with 3 bullets': { clicks: 3, keys: 9, seconds: 78.1 },
    'add a photo': { clicks: 3, keys: 0, seconds: 9.5 },
    reorder: { clicks: 2, keys: 0, seconds: 6.4 },
    'change template and colour': { clicks: 3, keys: 0, seconds: 8 },
    'fit to one page': { clicks: 2, keys: 0, seconds: 5.3 },
    'use a sample line': { clicks: 5, keys: 0, seconds: 13.3 },
    'accept an AI change': { clicks: 4, keys: 0, seconds: 10.6 },
    'fix two findings': { clicks: 3, keys: 0, seconds: 8 },
    'name a version': { clicks: 5, keys: 1, seconds: 18.6, instead: copy },
    compare: { clicks: 3, keys: 0, seconds: 8.4, instead: look },
    download: { clicks: 3, keys: 0, seconds: 8 },
  },
  keyboard: {
    'fill basics': { clicks: 0, keys: 5, seconds: 26.9 },
    'add a job with 3 bullets': { clicks: 0, keys: 23, seconds: 78.5 },
    'add a photo': { clicks: 0, keys: 13, seconds: 12.9 },
    reorder: { clicks: 0, keys: 16, seconds: 12.1 },
    'change template and colour': { clicks: 0, keys: 50, seconds: 33 },
    'fit to one page': { clicks: 0, keys: 7, seconds: 4.7 },
    'use a sample line': { clicks: 0, keys: 42, seconds: 29.7 },
    'accept an AI change': { clicks: 0, keys: 13, seconds: 13.9 },
    'fix two findings': { clicks: 0, keys: 62, seconds: 38.9 },
    'name a version': { clicks: 0, keys: 41, seconds: 31.9, instead: copy },
    compare: { clicks: 0, keys: 23, seconds: 14.5, instead: look },
    download: { clicks: 0, keys: 12, seconds: 11.2 },
  },
  touch: {
    'fill basics': { clicks: 5, keys: 0, seconds: 30.3 },
    'add a job with 3 bullets': { clicks: 8, keys: 2, seconds: 83.2 },
    'add a photo': { clicks: 4, keys: 0, seconds: 10.6 },
    reorder: { clicks: 5, keys: 0, seconds: 13.3 },
    'change template and colour': { clicks: 3, keys: 0, seconds: 8 },
    'fit to one page': { clicks: 2, keys: 0, seconds: 5.3 },
    'use a sample line': { clicks: 5, keys: 0, seconds: 13.3 },
    'accept an AI change': { clicks: 5, keys: 0, seconds: 13.3 },
    'fix two findings': { clicks: 4, keys: 0, seconds: 10.6 },
    'name a version': { clicks: 5, keys: 1, seconds: 18.6, instead: copy },
    compare: { clicks: 3, keys: 0, seconds: 8.4, instead: look },
    download: { clicks: 3, keys: 0, seconds: 8 },
  },
}
