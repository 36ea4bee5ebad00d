import type { Resume } from '#contract/resume/resume'
import { describeError } from '#telemetry/describe-error'
import type { Kysely } from 'kysely'
import { parseStoredResume, serializeResume } from '../resumes/serialize-resume'
import { findShareToMask, listStaleShares, replaceStaleMaskedCopy } from './masked-copies.queries'
import type { MaskedColumns, Tables } from '../db/schema/tables'
import type { Log } from '../server/log'
import { hiddenKindsOf, parseKinds } from './hidden-kinds'
import { maskingRulesVersion, maskResume } from './masking/mask-resume'

const batchSize = 50
const emptyMaskedColumns: MaskedColumns = {
  masked_kinds: null,
  masked: null,
  masked_revision: null,
  masked_by: null,
}

/** The copy of a resume at a revision that hides `kinds` (as kept; null or '' where no link hides anything), for its row. */
export async function buildMaskedColumns(
  resume: Resume,
  kinds: string | null,
  revision: number,
): Promise<MaskedColumns> {
  if (!kinds) return emptyMaskedColumns
  const masked = serializeResume(await maskResume(resume, parseKinds(kinds)))
  return { masked_kinds: kinds, masked, masked_revision: revision, masked_by: maskingRulesVersion }
}

/**
 * Makes the copies that are missing or stale: of links from before there were copies, by older rules, or after a save by a
 * machine of the version before. A link without its copy shows nothing, so this runs before the first visitor. One that
 * cannot be made is logged: neither the start nor the sweep ends for it.
 * @returns how many were made.
 */
export async function maskStaleShares(db: Kysely<Tables>, log: Log): Promise<number> {
  let maskedCount = 0
  for (let last = ''; ;) {
    const ids = await listStaleShares(db, { after: last, rules: maskingRulesVersion, limit: batchSize })
    for (const id of ids) {
      let outcome: MaskOutcome
      do outcome = await maskSharedResume(db, id, log)
      while (outcome === 'changed meanwhile')
      if (outcome === 'made') maskedCount++
    }
    if (ids.length < batchSize) return maskedCount
    last = ids.at(-1)!
  }
}

/** Of the resume or its link: `gone`, or `changed meanwhile`, after which it is to be read again. */
type MaskOutcome = 'made' | 'gone' | 'broken' | 'changed meanwhile'

async function maskSharedResume(db: Kysely<Tables>, id: string, log: Log): Promise<MaskOutcome> {
  const row = await findShareToMask(db, id)
  if (!row) return 'gone'
  let columns: MaskedColumns
  try {
    columns = await buildMaskedColumns(parseStoredResume(row.resume), hiddenKindsOf(row), row.revision)
  } catch (error) {
    log.error({ resumeId: id, error: describeError(error) }, 'a shared resume could not be masked')
    return 'broken'
  }
  return (await replaceStaleMaskedCopy(db, row, columns)) ? 'made' : 'changed meanwhile'
}
