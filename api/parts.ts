import type { Sample } from '#contract/sample'
import type { Template } from '#contract/template'
import type { Kysely } from 'kysely'
import type { Tables } from './db/tables'

/** ms since 1970. */
export type Clock = () => number

/** What the routes work with, handed in by the wiring. */
export type Parts = {
  db: Kysely<Tables>
  clock: Clock
  templates: readonly Template[]
  samples: readonly Sample[]
}
